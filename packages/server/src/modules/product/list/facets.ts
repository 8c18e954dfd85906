import { onlyRow } from '../../../ground/db/only-row.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { type FacetOptions, type FacetRow, type FacetSources, facetQuery } from './facet-query.ts'
import { inSizeOrder } from './size-order.ts'

/** The selected values by the name of the option group. */
type SelectedValues = ReadonlyMap<string, readonly string[]>

/** The filters of a list, with the number of products that each value leaves. */
export interface Facets {
  categories: FacetRow['categories']
  /** Minor units. */
  price: { min: number; max: number } | null
  attributes: { name: string; values: { value: string; count: number }[] }[]
  inStock: number
}

/**
 * The filters of a list without selected options, in one query. The values of an active filter are counted without that filter, so that
 * shoppers can choose another value.
 */
export async function loadFacets(
  trx: StoreTrx,
  storeId: string,
  { sources, ...options }: FacetOptions & { sources: FacetSources },
): Promise<Facets> {
  return facetsOf(onlyRow(await facetQuery(storeId, sources, options).execute(trx)))
}

/** The filters of a list from the row of its query. The selected values are always included. */
export function facetsOf(row: FacetRow, selected: SelectedValues = new Map()): Facets {
  return {
    categories: row.categories,
    price: row.min === null ? null : { min: Number(row.min), max: Number(row.max) },
    attributes: attributesOf(row.attributes, selected),
    inStock: row.in_stock,
  }
}

/** Values by their groups: sizes in their order, others by the number of products. */
function attributesOf(counted: FacetRow['attributes'], selected: SelectedValues): Facets['attributes'] {
  const groups = new Map<string, { value: string; count: number }[]>()
  const add = (name: string, value: string, count: number) => groups.set(name, [...(groups.get(name) ?? []), { value, count }])
  for (const { name, value, count } of counted) add(name, value, count)
  for (const [name, values] of selected)
    for (const value of new Set(values)) if (!groups.get(name)?.some((one) => one.value === value)) add(name, value, 0)
  return [...groups].map(([name, values]) => ({ name, values: inSizeOrder(values) }))
}
