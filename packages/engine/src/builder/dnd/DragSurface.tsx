import { useDraggable } from '@dnd-kit/core'
import type { ComponentProps, SyntheticEvent } from 'react'
import type { Dragged } from './drag-store.ts'

export interface DragSurfaceProps extends Omit<ComponentProps<'div'>, 'onMouseDown' | 'onTouchStart'> {
  /** The canvas, the palette, the outline: one draggable each, however many things stand on it. */
  surface: string
  /** What is taken at this point of the surface; undefined for what cannot be dragged. */
  pick: (at: { target: Element; x: number; y: number }) => Dragged | undefined
}

/** An element whose parts can be dragged without being draggables themselves. */
export function DragSurface({ surface, pick, ref, ...rest }: DragSurfaceProps) {
  const { setNodeRef, listeners } = useDraggable({ id: surface, data: { pick } })
  const start = (name: 'onMouseDown' | 'onTouchStart', x: number, y: number, event: SyntheticEvent) => {
    if (pick({ target: event.target as Element, x, y })) listeners?.[name]?.(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever uses it gives the role; keys have commands of their own
    <div
      {...rest}
      ref={(element) => {
        setNodeRef(element)
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      onMouseDown={(event) => start('onMouseDown', event.clientX, event.clientY, event)}
      onTouchStart={(event) => {
        const touch = event.touches[0]
        if (touch && event.touches.length === 1) start('onTouchStart', touch.clientX, touch.clientY, event)
      }}
    />
  )
}
