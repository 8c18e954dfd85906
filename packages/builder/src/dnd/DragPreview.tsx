import { findExistingSingle } from '@blockfront/engine'
import { usePortal } from '@blockfront/ui'
import { Ban, Check, Plus, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { nameOf } from '../commands/selection/selected.ts'
import { messages } from '../messages.ts'
import { messages as paletteMessages } from '../palette/messages.ts'
import { useBuilder } from '../store/hooks.ts'
import { useDrag } from './drag-store.ts'
import type { Point } from './drop-target.ts'

/** The preview of the dragged item next to the pointer. It moves without rendering. */
export function DragPreview() {
  const dragged = useDrag((state) => state.dragged)
  const willRemove = useDrag((state) => state.willRemove)
  const nowhere = useDrag((state) => state.dropPosition === undefined && !state.willRemove)
  const refusal = useDrag((state) => state.dropPosition?.refusal)
  const builder = useBuilder()
  const portal = usePortal()
  const chip = useRef<HTMLDivElement>(null)
  const point = useRef<Point>(undefined)
  // A different text changes the width, so the position is computed after each render.
  useLayoutEffect(() => place(chip.current, point.current))
  useEffect(() => {
    point.current = undefined
    if (!dragged) return
    const follow = (event: MouseEvent | TouchEvent) => {
      const at = 'touches' in event ? event.touches[0] : event
      if (at) point.current = { x: at.clientX, y: at.clientY }
      place(chip.current, point.current)
    }
    document.addEventListener('mousemove', follow, true)
    document.addEventListener('touchmove', follow, true)
    return () => {
      document.removeEventListener('mousemove', follow, true)
      document.removeEventListener('touchmove', follow, true)
    }
  }, [dragged])
  if (!dragged) return null
  const name =
    dragged.kind === 'new'
      ? dragged.entry.title
      : dragged.ids.length === 1
        ? nameOf(builder, dragged.ids[0] ?? '')
        : messages.drag.several(dragged.ids.length)
  const existing = dragged.kind === 'new' && findExistingSingle(builder.store.getState().document, dragged.entry)
  const outcome = existing ? 'select' : willRemove ? 'remove' : nowhere ? 'none' : dragged.kind === 'new' ? 'add' : 'move'
  return createPortal(
    <div ref={chip} className="bfb-drag-preview" data-drop={outcome} aria-hidden="true">
      {icons[outcome]}
      {existing ? paletteMessages.alreadyOnEveryPage : willRemove ? messages.drag.releaseToRemove(name) : name}
      {refusal !== undefined && <span className="bfb-drag-preview__note">{refusal}</span>}
    </div>,
    portal ?? document.body,
  )
}

/** Space between the pointer and the chip, and between the chip and the edges of the window, in pixels. */
const OFFSET = 12
const EDGE = 8

/** Positions the chip next to the pointer, inside the window. */
function place(chip: HTMLElement | null, point: Point | undefined) {
  if (!chip || !point) return
  const x = Math.max(EDGE, Math.min(point.x + OFFSET, window.innerWidth - chip.offsetWidth - EDGE))
  const y = Math.min(point.y + OFFSET, window.innerHeight - chip.offsetHeight - EDGE)
  chip.style.translate = `${x}px ${y}px`
}

/** Icons for the effect of a drop. */
const icons = {
  select: <Check size={14} />,
  remove: <Trash2 size={14} />,
  none: <Ban size={14} />,
  add: <Plus size={14} />,
  move: null,
}
