/** The pages that a row of numbers names, from 1: the ends, the current one and its neighbours; null where some are left out. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const named = new Set([1, total, current - 1, current, current + 1].filter((page) => page >= 1 && page <= total))
  // A gap of one page is shorter written out.
  if (named.has(3)) named.add(Math.min(2, total))
  if (named.has(total - 2)) named.add(Math.max(total - 1, 1))
  const sorted = [...named].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => (index > 0 && page - (sorted[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}
