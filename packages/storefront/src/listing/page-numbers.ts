/** Returns the page numbers to show, from 1: first, last, current and adjacent ones; null for a gap. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown = new Set([1, total, current - 1, current, current + 1].filter((page) => page >= 1 && page <= total))
  // A single missing page takes no more space than a gap.
  if (shown.has(3)) shown.add(Math.min(2, total))
  if (shown.has(total - 2)) shown.add(Math.max(total - 1, 1))
  const sorted = [...shown].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => (index > 0 && page - (sorted[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}
