import type { AttributeGroup, Variation } from '../resource.ts'

/** The selected value of each attribute group by group name. A group without a selection is missing. */
export type Selection = Readonly<Record<string, string>>

/** Selects a value, or clears it if it is already selected (product.md, point 4). */
export function toggle(selection: Selection, group: string, value: string): Selection {
  const { [group]: _, ...others } = selection
  return chosenValue(selection, group) === value ? others : { ...others, [group]: value }
}

/** Returns the selected value of a group. A group can have the name of an `Object.prototype` property. */
export const chosenValue = (selection: Selection, group: string) =>
  Object.hasOwn(selection, group) ? selection[group] : undefined

/**
 * Returns the valid part of a selection, for example from a URL: groups and values that the product does not have are left out.
 */
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

/**
 * Returns the variation that matches all groups; undefined while a group has no value, or if no variation has that combination.
 */
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
 * Returns the image of an incomplete selection: that of the first variation with all selected values. A product with a color
 * group has one once a color is selected; undefined until then, because a size does not determine the color.
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

/** Whether some variation has this value together with the selected values of the other groups. */
export const isPossible = (variations: readonly Variation[], selection: Selection, group: string, value: string) =>
  variations.some(
    ({ attributes }) =>
      chosenValue(attributes, group) === value &&
      Object.entries(selection).every(([name, chosen]) => name === group || chosenValue(attributes, name) === chosen),
  )
