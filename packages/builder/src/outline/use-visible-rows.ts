import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OutlineRow, SlotRow } from './rows.ts'

/** The height of a row in pixels, as in the style sheet. */
export const ROW = 32
/** The number of rows that are drawn above and below the visible ones. */
const SPARE = 8
/** The height of the tree in pixels until it is measured. */
const GUESS = 800

/**
 * Which rows are visible in the scrolled tree: those from `from` to before `to` are drawn. Position and height are read on events,
 * so that nothing is measured while React renders. The `active` row is scrolled into view when it changes.
 */
export function useVisibleRows(
  tree: RefObject<HTMLElement | null>,
  rows: readonly (OutlineRow | SlotRow)[],
  active: string | undefined,
) {
  const [first] = useState({ top: 0, height: GUESS })
  const [seen, setSeen] = useState(first)
  const shown = useRef(seen)
  const onScroll = useCallback(() => {
    const element = tree.current
    if (!element) return
    shown.current = { top: element.scrollTop, height: element.clientHeight }
    setSeen(shown.current)
  }, [tree])
  const some = rows.length > 0
  useLayoutEffect(() => {
    const element = tree.current
    if (!some || !element) return
    const observer = new ResizeObserver(onScroll)
    observer.observe(element)
    return () => observer.disconnect()
  }, [tree, some, onScroll])

  const measured = seen !== first
  useEffect(() => {
    const at = rows.findIndex((row) => row.id === active)
    const element = tree.current
    if (!element || at < 0 || !measured) return
    const top = at * ROW
    const { top: visibleTop, height } = shown.current
    if (top < visibleTop) element.scrollTop = top
    else if (top + ROW > visibleTop + height) element.scrollTop = top + ROW - height
  }, [tree, active, rows, measured])

  const from = Math.max(0, Math.floor(seen.top / ROW) - SPARE)
  const to = Math.min(rows.length, Math.ceil((seen.top + seen.height) / ROW) + SPARE)
  return { from, to, onScroll }
}
