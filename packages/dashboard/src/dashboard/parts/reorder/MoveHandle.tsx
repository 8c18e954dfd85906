import { useMoveKeys, useReadOnly } from '@blockfront/ui'
import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { messages } from './messages.ts'
import './move-handle.css'

export interface MoveHandleProps {
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
  const moveKeys = useMoveKeys(index, count, onMove)
  const reasonId = useReadOnly()
  return (
    <button
      {...moveKeys}
      type="button"
      className="move-handle"
      aria-label={messages.move(name)}
      disabled={count < 2 || reasonId !== undefined}
      aria-describedby={reasonId}
      onPointerDown={onGrab}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  )
}
