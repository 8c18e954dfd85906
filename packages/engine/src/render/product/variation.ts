import type { AttributeGroup, Variation } from '../resource.ts'

/** The chosen value of each attribute group by the group's name; a group without a choice is missing. */
export type Selection = Readonly<Record<string, string>>

/** Chooses a value; the chosen one is given back by choosing it again (product.md, point 4). */
export function toggle(selection: Selection, group: string, value: string): Selection {
  const { [group]: _, ...others } = selection
  return chosenValue(selection, group) === value ? others : { ...others, [group]: value }
}

/** The value chosen in a group. A group may bear a name that every object has. */
export const chosenValue = (selection: Selection, group: string) =>
  Object.hasOwn(selection, group) ? selection[group] : undefined

/** What can be chosen of what somebody named, by a link say: groups and values that the product does not have are left out. */
export const completeSelection = (groups: readonly AttributeGroup[], named: Selection): Selection =>
  Object.fromEntries(
    groups.flatMap(({ name, values }) => {
      const value = chosenValue(named, name)
      return value !== undefined && values.includes(value) ? [[name, value]] : []
    }),
  )

/** Whether every group has a value. */
export const isComplete = (groups: readonly AttributeGroup[], selection: Selection) =>
  groups.every(({ name }) => chosenValue(selection, name) !== undefined)

/** The variation that all groups together point to; undefined while one is open, or where no variation has that combination. */
export function resolveVariation(
  groups: readonly AttributeGroup[],
  variations: readonly Variation[],
  selection: Selection,
): Variation | undefined {
  if (groups.length === 0 || !isComplete(groups, selection)) return undefined
  return variations.find(({ attributes }) =>
    groups.every(({ name }) => chosenValue(attributes, name) === chosenValue(selection, name)),
  )
}

/**
 * The image of what is chosen while groups are still open: the first one of the variations with all chosen values. A product with a color
 * group has one once a color is chosen; undefined until then, because a size does not say which color to show.
 */
export function imageOf(
  groups: readonly AttributeGroup[],
  variations: readonly Variation[],
  selection: Selection,
): string | undefined {
  const chosen = Object.entries(selection)
  if (chosen.length === 0) return undefined
  const fitting = variations.filter(({ attributes }) => chosen.every(([name, value]) => chosenValue(attributes, name) === value))
  const colors = groups.filter(({ type }) => type === 'color')
  const decides = colors.length === 0 || colors.some(({ name }) => chosenValue(selection, name) !== undefined)
  return decides ? (fitting.find(({ image }) => image)?.image ?? undefined) : undefined
}

/** Whether some variation has this value together with what is chosen in the other groups. */
export const isPossible = (variations: readonly Variation[], selection: Selection, group: string, value: string) =>
  variations.some(
    ({ attributes }) =>
      chosenValue(attributes, group) === value &&
      Object.entries(selection).every(([name, chosen]) => name === group || chosenValue(attributes, name) === chosen),
  )
