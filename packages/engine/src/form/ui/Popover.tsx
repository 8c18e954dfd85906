import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Accessible name of what floats. */
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  /** Pixels; 264 unless told. */
  width?: number
  /** Less padding, for lists. */
  flush?: boolean
}

/** A small window beside what opened it. Escape and a click elsewhere close it. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  width,
  flush,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classNames('ui-float ui-popover', flush && 'ui-popover--flush')}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          style={width ? ({ '--ui-popover-width': `${width}px` } as object) : undefined}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
