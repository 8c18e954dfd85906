import type { AttributeGroup, Variation } from './resource.ts'

/** The chosen value of each attribute group by the group's name; a group without a choice is missing. */
export type Selection = Readonly<Record<string, string>>

/** Chooses a value; the chosen one is given back by choosing it again (product.md, point 4). */
export function toggle(selection: Selection, group: string, value: string): Selection {
  const { [group]: chosen, ...others } = selection
  return chosen === value ? others : { ...others, [group]: value }
}

const own = (record: Readonly<Record<string, string>>, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)

/** Whether every group has a value. */
export const isComplete = (groups: readonly AttributeGroup[], selection: Selection) =>
  groups.every(({ name }) => own(selection, name) !== undefined)

/** The variation that all groups together point to; undefined while one is open, or where no variation has that combination. */
export function resolveVariation(
  groups: readonly AttributeGroup[],
  variations: readonly Variation[],
  selection: Selection,
): Variation | undefined {
  if (groups.length === 0 || !isComplete(groups, selection)) return undefined
  return variations.find(({ attributes }) => groups.every(({ name }) => own(attributes, name) === own(selection, name)))
}

/** Whether some variation has this value together with what is chosen in the other groups. */
export const isPossible = (variations: readonly Variation[], selection: Selection, group: string, value: string) =>
  variations.some(
    ({ attributes }) =>
      own(attributes, group) === value &&
      Object.entries(selection).every(([name, chosen]) => name === group || own(attributes, name) === chosen),
  )
