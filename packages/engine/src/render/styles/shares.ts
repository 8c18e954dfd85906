/** The parts that the widths of all elements add up to. */
const PARTS = 12

/**
 * The twelfths of each element in a stored ratio (`field.ratio`); undefined unless it belongs to `base`, has `count` parts of at least 1, and they
 * add up to 12.
 */
export function sharesOf(stored: string, base: string, count: number): number[] | undefined {
  const [name, ...parts] = stored.split(' ')
  const shares = parts.map(Number)
  const isWhole = shares.length === count && shares.every((share) => share >= 1)
  return name === base && isWhole && shares.reduce((total, share) => total + share, 0) === PARTS ? shares : undefined
}
