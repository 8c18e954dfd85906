import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'
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
  /** dnd-kit receives a pressed mouse with its first move. It renders and measures for each press, which would slow down each click. */
  const press = (event: MouseEvent) => {
    const { clientX, clientY } = event
    const moved = new AbortController()
    const options = { capture: true, signal: moved.signal }
    const move = ({ buttons }: globalThis.MouseEvent) => {
      moved.abort()
      // A release outside of the window is not always reported.
      if (buttons !== 0) start('onMouseDown', clientX, clientY, event)
    }
    window.addEventListener('mousemove', move, options)
    window.addEventListener('mouseup', () => moved.abort(), options)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caller gives the role; keys have separate commands
    <div
      {...rest}
      onMouseDown={press}
      onTouchStart={(event) => {
        const touch = event.touches[0]
        if (touch && event.touches.length === 1) start('onTouchStart', touch.clientX, touch.clientY, event)
      }}
    />
  )
}
