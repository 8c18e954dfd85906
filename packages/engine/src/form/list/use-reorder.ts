import { type PointerEvent, type RefObject, useCallback, useState } from 'react'

interface Drag {
  from: number
  to: number
}

/** Reordering by hand: grab a row's handle, and the row under the pointer says where it would go. Escape cancels. */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const grab = useCallback(
    (event: PointerEvent<HTMLElement>, from: number) => {
      if (event.button !== 0) return
      const handle = event.currentTarget
      let to = from
      handle.setPointerCapture(event.pointerId)
      const over = (move: globalThis.PointerEvent) => {
        const rows = [...(list.current?.children ?? [])]
        const middles = rows.map((row) => {
          const box = row.getBoundingClientRect()
          return box.top + box.height / 2
        })
        const above = middles.filter((middle, index) => index !== from && middle < move.clientY).length
        to = above
        setDrag({ from, to })
      }
      const end = (done: boolean) => {
        handle.removeEventListener('pointermove', over)
        handle.removeEventListener('pointerup', drop)
        handle.removeEventListener('pointercancel', cancel)
        document.removeEventListener('keydown', onEscape)
        setDrag(undefined)
        if (done && to !== from) onMove(from, to)
      }
      const drop = () => end(true)
      const cancel = () => end(false)
      const onEscape = (key: globalThis.KeyboardEvent) => key.key === 'Escape' && cancel()
      handle.addEventListener('pointermove', over)
      handle.addEventListener('pointerup', drop)
      handle.addEventListener('pointercancel', cancel)
      document.addEventListener('keydown', onEscape)
    },
    [list, onMove],
  )
  return { from: drag?.from, to: drag && drag.to !== drag.from ? drag.to : undefined, grab }
}
