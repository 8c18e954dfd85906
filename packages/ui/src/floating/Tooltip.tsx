import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import { usePortal } from './portal.ts'

export interface TooltipProps {
  text: string
  /** A shortcut, shown after the text. */
  keys?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The element that the tooltip describes. */
  children: ReactElement
}

/**
 * A tooltip for controls without visible text, after 400 ms of hovering and immediately on keyboard focus. Do not put essential
 * information only here.
 */
export function Tooltip({ text, keys, side = 'top', children }: TooltipProps) {
  const portal = usePortal()
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={portal}>
          <Radix.Content className="ui-tooltip" side={side} sideOffset={6} collisionPadding={8}>
            {text}
            {keys && <span className="ui-tooltip__keys">{keys}</span>}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
