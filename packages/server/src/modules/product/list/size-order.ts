interface Size {
  /** The unit that follows the number, or `letters`. Only sizes with the same unit can be compared. */
  unit: string
  rank: number
}

const LETTERS = ['S', 'M', 'L']
const NUMBER = /^(\d+(?:[.,]\d+)?)(?: ?[–/-] ?\d+(?:[.,]\d+)?)?(\D*)$/

/**
 * Returns the values of an option group in the order in which shops list sizes: S, M, L, XL before 36, 38 and 40. Values that are not
 * all sizes, or that have different units, keep their order.
 */
export function inSizeOrder<T extends { value: string }>(values: readonly T[]): T[] {
  const sizes = values.map(({ value }) => sizeOf(value.trim()))
  const units = new Set(sizes.map((size) => size?.unit))
  units.delete('letters')
  if (units.size > 1 || units.has(undefined)) return [...values]
  return values
    .map((value, index) => ({ value, size: sizes[index] as Size }))
    .sort(({ size: one }, { size: other }) => (one.unit === other.unit ? one.rank - other.rank : one.unit === 'letters' ? -1 : 1))
    .map(({ value }) => value)
}

/** Undefined for a value that is not a size. */
function sizeOf(value: string): Size | undefined {
  const [, times = '', extra = '', letter = ''] = /^(?:(\d)X|(X*))([SML])$/i.exec(value) ?? []
  if (letter !== '') {
    const distance = times === '' ? extra.length : Number(times)
    const rank = LETTERS.indexOf(letter.toUpperCase())
    return { unit: 'letters', rank: rank === 0 ? -distance : rank + distance }
  }
  const [, number, unit = ''] = NUMBER.exec(value) ?? []
  return number === undefined ? undefined : { unit: unit.trim().toLowerCase(), rank: Number(number.replace(',', '.')) }
}
