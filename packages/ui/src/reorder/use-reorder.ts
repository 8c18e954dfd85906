import { type PointerEvent, useState } from 'react'

/** A dragged row and its position among others. */
export interface Reorder<Key> {
  /** Identifies the dragged row: several lists can share the hook. */
  key: Key
  from: number
  /** The drop position; `from` if the row would stay. */
  to: number
}

/** Options for the start of a drag. */
export interface ReorderStart<Key> {
  key: Key
  from: number
  /** Returns the rows in order, including the dragged one. Called for each movement, because rows can move meanwhile. */
  rows: () => readonly (Element | null | undefined)[]
  /** Called on release at another position. */
  onMove: (to: number) => void
}

/**
 * Reorders rows by a handle with a mouse, pen or finger. Pass `grab` the handle's `pointerdown`. Escape and a lost pointer cancel.
 * `drag` is undefined unless a drag is in progress.
 */
export function useReorder<Key>(): {
  drag: Reorder<Key> | undefined
  grab: (event: PointerEvent<HTMLElement>, start: ReorderStart<Key>) => void
} {
  const [drag, setDrag] = useState<Reorder<Key>>()
  const grab = (event: PointerEvent<HTMLElement>, { key, from, rows, onMove }: ReorderStart<Key>) => {
    if (event.button !== 0) return
    const handle = event.currentTarget
    const listeners = new AbortController()
    let to = from
    const end = (isDrop: boolean) => {
      listeners.abort()
      setDrag(undefined)
      if (isDrop && to !== from) onMove(to)
    }
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      to = rows().filter((row, index) => index !== from && middleOf(row) < clientY).length
      setDrag({ key, from, to })
    }
    const { signal } = listeners
    handle.setPointerCapture(event.pointerId)
    setDrag({ key, from, to })
    handle.addEventListener('pointermove', follow, { signal })
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('pointercancel', () => end(false), { signal })
    document.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(false), { signal })
  }
  return { drag, grab }
}

function middleOf(row: Element | null | undefined): number {
  const box = row?.getBoundingClientRect()
  return box ? box.top + box.height / 2 : 0
}
