import { useReadOnly } from '@blockfront/ui'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { messages } from './messages.ts'
import './move-handle.css'

interface MoveHandleProps {
  /** What moves. */
  name: string
  /** Its index, from 0. */
  index: number
  count: number
  onMove: (to: number) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
}

/** Moves an item of a list by dragging, or with the arrow keys, Home and End. */
export function MoveHandle({ name, index, count, onMove, onGrab }: MoveHandleProps) {
  const handle = useRef<HTMLButtonElement>(null)
  const refocus = useRef(false)
  const reasonId = useReadOnly()
  // Moving an element in the DOM removes the focus from its handle. Restore it, so that the next arrow key works.
  useLayoutEffect(() => {
    if (refocus.current) handle.current?.focus()
    refocus.current = false
  })
  const key = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    refocus.current = true
    onMove(to)
  }
  return (
    <button
      ref={handle}
      type="button"
      className="move-handle"
      aria-label={messages.move(name)}
      disabled={count < 2 || reasonId !== undefined}
      aria-describedby={reasonId}
      onKeyDown={key}
      onPointerDown={onGrab}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  )
}
