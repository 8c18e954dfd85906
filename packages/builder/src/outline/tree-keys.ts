import { isSlotRow, type OutlineRow, type SlotRow } from './rows.ts'

/**
 * The row that a key of the tree pattern leads to (WAI-ARIA Authoring Practices, Tree View). Returns '' if the key was handled
 * without leading to a row, and undefined for other keys.
 */
export function rowForKey(
  key: string,
  all: readonly (OutlineRow | SlotRow)[],
  active: string | undefined,
  fold: (id: string, close: boolean) => void,
): string | undefined {
  const rows = all.filter((row): row is OutlineRow => !isSlotRow(row))
  const at = rows.findIndex(({ id }) => id === active)
  const row = rows[at]
  if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)]?.id
  if (key === 'ArrowUp') return rows[at < 0 ? rows.length - 1 : Math.max(at - 1, 0)]?.id
  if (key === 'Home') return rows[0]?.id
  if (key === 'End') return rows.at(-1)?.id
  if (!row) return undefined
  if (key === 'ArrowRight') {
    if (row.open === false) fold(row.id, false)
    const next = rows[at + 1]
    return row.open && next && next.depth > row.depth ? next.id : ''
  }
  if (key === 'ArrowLeft') {
    if (row.open) fold(row.id, true)
    return row.open ? '' : (rows.slice(0, at).findLast(({ depth }) => depth < row.depth)?.id ?? '')
  }
  return undefined
}
