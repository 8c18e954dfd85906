import { Check, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { existingSingle } from '../../document/single.ts'
import { nameOf } from '../commands/selected.ts'
import { ON_EVERY_PAGE } from '../palette/entry.ts'
import { useBuilder } from '../store/hooks.ts'
import { useDrag } from './drag-store.ts'

/** What is in the hand, beside the pointer. It follows without React. */
export function DragGhost() {
  const dragged = useDrag((state) => state.dragged)
  const nowhere = useDrag((state) => state.landing === undefined)
  const builder = useBuilder()
  const chip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!dragged) return
    const follow = (event: MouseEvent | TouchEvent) => {
      const at = 'touches' in event ? event.touches[0] : event
      if (at && chip.current) chip.current.style.translate = `${at.clientX + 14}px ${at.clientY + 12}px`
    }
    document.addEventListener('mousemove', follow, true)
    document.addEventListener('touchmove', follow, true)
    return () => {
      document.removeEventListener('mousemove', follow, true)
      document.removeEventListener('touchmove', follow, true)
    }
  }, [dragged])
  if (!dragged) return null
  const fresh = dragged.kind === 'new'
  const existing = fresh && existingSingle(builder.store.getState().document, dragged.entry)
  const name = fresh
    ? dragged.entry.title
    : dragged.ids.length === 1
      ? nameOf(builder, dragged.ids[0] ?? '')
      : `${dragged.ids.length} blocks`
  return createPortal(
    <div ref={chip} className="bfb-ghost" data-nowhere={(nowhere && !fresh) || undefined} aria-hidden="true">
      {existing ? <Check size={14} /> : fresh ? <Plus size={14} /> : nowhere ? <Trash2 size={14} /> : null}
      {existing ? ON_EVERY_PAGE : nowhere && !fresh ? `Release to delete ${name}` : name}
    </div>,
    document.body,
  )
}
