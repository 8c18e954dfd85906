import { Trash2 } from 'lucide-react'
import { messages } from '../messages.ts'
import { useDrag } from './drag-store.ts'

/** An area of the canvas that removes blocks that are dropped on it. It is visible while blocks of the page are dragged. */
export function RemoveZone() {
  const shown = useDrag((state) => state.dragged?.kind === 'blocks')
  const willRemove = useDrag((state) => state.willRemove)
  if (!shown) return null
  return (
    <div className="bfb-remove" data-drop-zone="remove" data-over={willRemove || undefined} aria-hidden="true">
      <Trash2 size={14} />
      {messages.drag.removeZone}
    </div>
  )
}
