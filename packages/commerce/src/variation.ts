/** A thing to choose, such as color, with its values in order. */
export interface OptionGroup {
  name: string
  values: readonly string[]
}

/** A variation as far as choosing goes. */
export interface VariationOptions {
  attributes: Readonly<Record<string, string>>
  /** A disabled variation is never resolved. */
  enabled?: boolean
}

/** What is chosen so far: group name to value. */
export type Selection = Readonly<Record<string, string>>

const chosenOf = (record: Selection, name: string): string | undefined => (Object.hasOwn(record, name) ? record[name] : undefined)

/** Choosing a value; choosing the chosen one again takes it back (product.md, point 4, "Product page"). */
export function toggleOption(selection: Selection, name: string, value: string): Selection {
  const rest = Object.fromEntries(Object.entries(selection).filter(([key]) => key !== name))
  return chosenOf(selection, name) === value ? rest : { ...rest, [name]: value }
}

/** The variation of a complete selection: every group has a value and the variation matches all of them. Else undefined. */
export function resolveVariation<Variation extends VariationOptions>(
  groups: readonly OptionGroup[],
  variations: readonly Variation[],
  selection: Selection,
): Variation | undefined {
  if (!groups.every((group) => chosenOf(selection, group.name))) return undefined
  return variations.find((variation) => variation.enabled !== false && fits(groups, variation, selection))
}

/** Whether some variation could still be resolved if the value were chosen beside what the other groups hold. */
export function isPossible(
  groups: readonly OptionGroup[],
  variations: readonly VariationOptions[],
  selection: Selection,
  name: string,
  value: string,
): boolean {
  const wanted = { ...selection, [name]: value }
  return variations.some(
    (variation) =>
      variation.enabled !== false &&
      groups.every((group) => {
        const chosen = chosenOf(wanted, group.name)
        return !chosen || chosenOf(variation.attributes, group.name) === chosen
      }),
  )
}

/**
 * All combinations of the groups' values, the last group changing fastest. Throws a RangeError above the limit, because
 * the number multiplies with every group.
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

/** One text for a combination, the same whatever order its names stand in: one variation per key. */
export function combinationKey(attributes: Selection): string {
  return JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

function fits(groups: readonly OptionGroup[], variation: VariationOptions, selection: Selection): boolean {
  return groups.every((group) => chosenOf(variation.attributes, group.name) === chosenOf(selection, group.name))
}
