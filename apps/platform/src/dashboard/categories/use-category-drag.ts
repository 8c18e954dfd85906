import type { Category } from '@blockfront/contract'
import { type PointerEvent, type RefObject, useState } from 'react'
import { siblingsOf } from './category-order.ts'

interface Over {
  /** The sibling next to the drop line. */
  id: string
  side: 'before' | 'after'
}

/** Dragging a category by its handle among its siblings; Escape cancels. */
export function useCategoryDrag(
  list: RefObject<HTMLElement | null>,
  categories: readonly Category[],
  onMove: (category: Category, to: number) => void,
) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<Over>()
  const grab = (event: PointerEvent<HTMLElement>, category: Category) => {
    if (event.button !== 0) return
    const handle = event.currentTarget
    const siblings = siblingsOf(categories, category)
    const from = siblings.indexOf(category)
    const rows = siblings.map(({ id }) => list.current?.querySelector(`[data-category="${CSS.escape(id)}"]`))
    let to = from
    handle.setPointerCapture(event.pointerId)
    setDragged(category.id)
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const middles = rows.map((row) => {
        const box = row?.getBoundingClientRect()
        return box ? box.top + box.height / 2 : 0
      })
      to = middles.filter((middle, index) => index !== from && middle < clientY).length
      const beside = siblings[to]
      setOver(to === from || !beside ? undefined : { id: beside.id, side: to < from ? 'before' : 'after' })
    }
    const end = (done: boolean) => {
      handle.removeEventListener('pointermove', follow)
      handle.removeEventListener('pointerup', drop)
      handle.removeEventListener('pointercancel', cancel)
      document.removeEventListener('keydown', onKey)
      setDragged(undefined)
      setOver(undefined)
      if (done) onMove(category, to)
    }
    const drop = () => end(true)
    const cancel = () => end(false)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('pointerup', drop)
    handle.addEventListener('pointercancel', cancel)
    document.addEventListener('keydown', onKey)
  }
  return { dragged, over, grab }
}
