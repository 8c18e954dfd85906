/** An option of a product, such as color, with its values in order. */
export interface OptionGroup {
  name: string
  values: readonly string[]
}

/** The parts of a variation that determine its selection. */
export interface VariationOptions {
  attributes: Readonly<Record<string, string>>
  /** A disabled variation cannot be selected. */
  enabled?: boolean
}

/** Selected values by option group. */
export type Selection = Readonly<Record<string, string>>

const selectedValue = (record: Selection, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Selects a value, or deselects it if it is selected (product.md, point 4, "Product page"). */
export function toggleOption(selection: Selection, name: string, value: string): Selection {
  const rest = Object.fromEntries(Object.entries(selection).filter(([key]) => key !== name))
  return selectedValue(selection, name) === value ? rest : { ...rest, [name]: value }
}

/** Returns the enabled variation that matches a complete selection; undefined otherwise, and while a group has no value. */
export function resolveVariation<Variation extends VariationOptions>(
  groups: readonly OptionGroup[],
  variations: readonly Variation[],
  selection: Selection,
): Variation | undefined {
  if (!groups.every((group) => selectedValue(selection, group.name))) return undefined
  return variations.find((variation) => variation.enabled !== false && matches(groups, variation, selection))
}

/** Whether an enabled variation exists for a value together with the selected values of the other groups. */
export function isPossible(
  groups: readonly OptionGroup[],
  variations: readonly VariationOptions[],
  selection: Selection,
  name: string,
  value: string,
): boolean {
  const candidate = { ...selection, [name]: value }
  return variations.some(
    (variation) =>
      variation.enabled !== false &&
      groups.every((group) => {
        const selected = selectedValue(candidate, group.name)
        return !selected || selectedValue(variation.attributes, group.name) === selected
      }),
  )
}

/**
 * Returns all combinations of the groups' values; the last group changes fastest. Throws RangeError above the limit, because the number
 * multiplies with every group.
 */
export function combinations(groups: readonly OptionGroup[], limit = 500): Selection[] {
  const total = groups.reduce((product, group) => product * group.values.length, groups.length > 0 ? 1 : 0)
  if (total > limit) throw new RangeError(`${total} combinations are more than the ${limit} allowed. Use fewer values.`)
  if (total === 0) return []
  return groups.reduce<Selection[]>(
    (rows, group) => rows.flatMap((row) => group.values.map((value) => ({ ...row, [group.name]: value }))),
    [{}],
  )
}

/** Returns a key for a combination that does not depend on the order of its names. */
export function combinationKey(attributes: Selection): string {
  return JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

function matches(groups: readonly OptionGroup[], variation: VariationOptions, selection: Selection): boolean {
  return groups.every((group) => selectedValue(variation.attributes, group.name) === selectedValue(selection, group.name))
}
