import type { ComponentProps, SyntheticEvent } from 'react'
import { type PickAt, useDragSource } from './drag-source.ts'

export interface DragSurfaceProps extends Omit<ComponentProps<'div'>, 'onMouseDown' | 'onTouchStart'> {
  pick: PickAt
}

/** An element whose parts can be dragged without being draggables themselves: the canvas, the palette, the outline. */
export function DragSurface({ pick, ...rest }: DragSurfaceProps) {
  const dragSource = useDragSource()
  const start = (name: 'onMouseDown' | 'onTouchStart', x: number, y: number, event: SyntheticEvent) => {
    if (!pick({ target: event.target as Element, x, y })) return
    dragSource.pick = pick
    dragSource.listeners?.[name]?.(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caller gives the role; keys have separate commands
    <div
      {...rest}
      onMouseDown={(event) => start('onMouseDown', event.clientX, event.clientY, event)}
      onTouchStart={(event) => {
        const touch = event.touches[0]
        if (touch && event.touches.length === 1) start('onTouchStart', touch.clientX, touch.clientY, event)
      }}
    />
  )
}
