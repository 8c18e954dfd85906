/** The parts that the widths of all elements of a ratio add up to. */
const PARTS = 12

/** Returns a ratio as `field.ratio` stores it. */
export const formatRatio = (base: string, shares: readonly number[]): string => `${base} ${shares.join(' ')}`

/** The nearest whole shares of widths: at least 1 each, together 12. For up to 12 widths. */
export function nearestShares(widths: readonly number[]): number[] {
  const total = sum(widths) || 1
  const exact = widths.map((width) => (width / total) * PARTS)
  const shares = exact.map((share) => Math.max(1, Math.floor(share)))
  const add = (index: number | undefined, by: number) => {
    if (index !== undefined) shares[index] = (shares[index] ?? 0) + by
  }
  // The largest remainders get the parts that are left.
  const order = exact.map((share, index) => ({ index, left: share - (shares[index] ?? 0) })).sort((a, b) => b.left - a.left)
  for (let n = 0; sum(shares) < PARTS; n++) add(order[n % order.length]?.index, 1)
  while (sum(shares) > PARTS) add(shares.indexOf(Math.max(...shares)), -1)
  return shares
}

/** Moves the line after the element `index`, so that the element has `share` parts. Both neighbors keep at least one part. */
export function moveLine(shares: readonly number[], index: number, share: number): number[] {
  const both = (shares[index] ?? 0) + (shares[index + 1] ?? 0)
  const first = Math.min(Math.max(Math.round(share), 1), both - 1)
  return shares.map((old, i) => (i === index ? first : i === index + 1 ? both - first : old))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
