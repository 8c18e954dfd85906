import { combinationKey, combinations, type Selection } from '@blockfront/commerce'
import type { AttributeGroup, VariationInput } from '@blockfront/contract'

/** A product's options and variations, which are edited together. */
export interface Options {
  attributeGroups: readonly AttributeGroup[]
  variations: readonly VariationInput[]
}

/** The maximum number of variations of a product. */
export const MOST = 500

export const countOf = (groups: readonly AttributeGroup[]): number => {
  const whole = complete(groups)
  return whole.length === 0 ? 0 : whole.reduce((count, { values }) => count * values.length, 1)
}

/** Groups with a name and at least one value, which create variations. */
const complete = (groups: readonly AttributeGroup[]) => groups.filter(({ name, values }) => name !== '' && values.length > 0)

/** The part of a combination that concerns these groups. */
const within = (attributes: Selection, names: ReadonlySet<string>): Selection =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => names.has(name)))

/**
 * Returns new groups and their variations: one for each new combination. An existing combination keeps its data. When a new group
 * splits one, all parts inherit price and image, and the first one inherits id, SKU and stock. A combination that the owner
 * removed is not added again.
 */
export function withGroups({ attributeGroups, variations }: Options, next: readonly AttributeGroup[]): Options {
  const before = complete(attributeGroups)
  const after = complete(next)
  const names = new Set(after.map(({ name }) => name))
  const both = new Set(before.map(({ name }) => name).filter((name) => names.has(name)))
  const known = Map.groupBy(variations, ({ attributes }) => combinationKey(within(attributes, both)))
  const possible = new Set(
    variations.length > 0 ? combinations(before, Number.POSITIVE_INFINITY).map((one) => combinationKey(within(one, both))) : [],
  )
  const used = new Set<string>()
  const made = combinations(after, MOST).flatMap((attributes): VariationInput[] => {
    const key = combinationKey(within(attributes, both))
    const parent = both.size > 0 || before.length === 0 ? known.get(key)?.[0] : undefined
    if (!parent) return possible.has(key) && both.size > 0 ? [] : [{ price: 0, attributes }]
    const { id, sku, barcode, stockQuantity, ...rest } = parent
    const first = !used.has(key)
    used.add(key)
    const own = first ? { ...(id && { id }), sku, barcode, stockQuantity } : { sku: '', barcode: '', stockQuantity: 0 }
    return [{ ...rest, attributes, ...own }]
  })
  return { attributeGroups: next, variations: made }
}

/** Renames a group; its variations keep their data. */
export function withGroupName({ attributeGroups, variations }: Options, index: number, name: string): Options {
  const old = attributeGroups[index]?.name
  const renamed = attributeGroups.map((group, at) => (at === index ? { ...group, name } : group))
  if (!old) return withGroups({ attributeGroups, variations }, renamed)
  return {
    attributeGroups: renamed,
    variations: variations.map((one) => ({
      ...one,
      attributes: Object.fromEntries(Object.entries(one.attributes).map(([key, value]) => [key === old ? name : key, value])),
    })),
  }
}

/** A variation's values as text: "Red / S". */
export const nameOf = ({ attributes }: Pick<VariationInput, 'attributes'>, groups: readonly AttributeGroup[]): string =>
  groups.flatMap(({ name }) => attributes[name] ?? []).join(' / ')
