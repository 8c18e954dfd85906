import { useReorder } from '@blockfront/ui'
import { type PointerEvent, useRef, useState } from 'react'
import type { MoveHandleProps } from './MoveHandle.tsx'
import { messages } from './messages.ts'

interface Row {
  id: string
  name: string
}

/** Props of a row that can be moved, and of its parts. */
export interface Movable {
  element: { 'data-row': string; 'data-dragged': '' | undefined; 'data-line': 'before' | 'after' | undefined }
  /** For its `MoveHandle`. */
  handle: MoveHandleProps
  /** For its `RowMenu`. */
  menu: Pick<MoveHandleProps, 'index' | 'count' | 'onMove'>
}

/**
 * Reorders the rows of a list by handle and keyboard. Pass `list` to the element that contains the rows, and show `said` in a live
 * region. `save` gets the ids in the new order.
 */
export function useMovable<List extends HTMLElement>(rows: readonly Row[], save: (ids: string[]) => void) {
  const list = useRef<List>(null)
  const [said, setSaid] = useState('')
  const { drag, grab } = useReorder<string>()
  const move = (from: number, to: number) => {
    const index = Math.min(Math.max(to, 0), rows.length - 1)
    const row = rows[from]
    if (!row || from === index) return
    const others = rows.filter(({ id }) => id !== row.id).map(({ id }) => id)
    save([...others.slice(0, index), row.id, ...others.slice(index)])
    setSaid(messages.moved(row.name, index + 1, rows.length))
  }
  const movable = ({ id, name }: Row, index: number): Movable => {
    const isTarget = drag && drag.to !== drag.from && drag.to === index
    const onMove = (to: number) => move(index, to)
    const menu = { index, count: rows.length, onMove }
    const onGrab = (event: PointerEvent<HTMLElement>) =>
      grab(event, {
        key: id,
        from: index,
        rows: () => rows.map((row) => list.current?.querySelector(`[data-row="${CSS.escape(row.id)}"]`)),
        onMove,
      })
    return {
      element: {
        'data-row': id,
        'data-dragged': drag?.key === id ? '' : undefined,
        'data-line': isTarget ? (drag.to < drag.from ? 'before' : 'after') : undefined,
      },
      handle: { name, ...menu, onGrab },
      menu,
    }
  }
  return { list, said, movable }
}
