import { Popover as Radix } from 'radix-ui'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { usePortal } from './portal.ts'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Accessible name of the popover. */
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  /** Pixels; 264 by default. */
  width?: number
  /** Less padding, for lists. */
  flush?: boolean
}

/** Minimum window width in pixels at which a popover fits next to a panel. */
const ROOMY = 720

/** A popover next to its trigger. Escape and a click elsewhere close it. In a narrow window it opens below. */
export function Popover({ trigger, open, onOpenChange, ...content }: PopoverProps) {
  const portal = usePortal()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={portal}>
        <Content {...content} />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Rendered while it is open, so that it uses the current window width. */
function Content({
  label,
  children,
  side = 'bottom',
  align = 'end',
  width,
  flush,
}: Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'>) {
  const beside = side === 'left' || side === 'right'
  return (
    <Radix.Content
      className={classNames('ui-float ui-popover', flush && 'ui-popover--flush')}
      aria-label={label}
      side={beside && window.innerWidth < ROOMY ? 'bottom' : side}
      align={align}
      sideOffset={6}
      collisionPadding={8}
      style={width ? ({ '--ui-popover-width': `${width}px` } as CSSProperties) : undefined}
    >
      {children}
    </Radix.Content>
  )
}
