import { type Currency, toMinor } from '@blockfront/commerce'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../../ground/db/tables.ts'
import type { Query } from '../../../ground/handler.ts'
import type { Filters } from './filters.ts'
import { chargedPrice } from './product-card.ts'

/** The filters and sorting of a product list: the contract's query and the text of a search. */
export type Listing = Pick<
  Query<'product.search'>,
  'sort' | 'category' | 'minPrice' | 'maxPrice' | 'inStock' | 'pageNumber' | 'pageSize'
> & {
  /** The text of a search. */
  words?: string
  /** The id of the category that the list belongs to. `category`, in contrast, is a filter of any list. */
  within?: string
  /** `Color:Red`, as a list or separated by `|`. */
  attributes?: string | readonly string[]
  /** A published additional language: its texts are searched, and products are sorted by their names in it. */
  locale?: string | undefined
}

/** The records that a listing refers to by text or name. */
export interface ListingTargets {
  currency: Currency
  /** The ids that the search found, best first; undefined without a search. */
  ids: string[] | undefined
  /** The id of the category that the list is filtered by. An unknown name stays unchanged and matches no category. */
  categoryId: string | undefined
  /** The ids of that category and its subcategories. */
  categoryIds: readonly string[]
  /** The ids of the category that the list belongs to, and of its subcategories; undefined for a list of all products. */
  withinIds: readonly string[] | undefined
  /** Whether the store has subcategories. */
  isNested: boolean
}

type Builder = ExpressionBuilder<Tables & { p: Tables['products'] }, 'p'>

/** A condition on a product `p`. */
export type Condition = (eb: Builder) => Expression<SqlBool>

/** The selected values by option group: `Color:Red|Color:Blue|Size:M` has two groups. */
export function selectedAttributes(attributes: Listing['attributes'] = []): Map<string, string[]> {
  const selected = new Map<string, string[]>()
  for (const part of typeof attributes === 'string' ? attributes.split('|') : attributes) {
    const colon = part.indexOf(':')
    if (colon < 1) continue
    const name = part.slice(0, colon)
    selected.set(name, [...(selected.get(name) ?? []), part.slice(colon + 1)])
  }
  return selected
}

/** The condition of each filter that a listing sets, except options: lists with those are read through their near matches. */
export function filterConditions(
  storeId: string,
  listing: Listing,
  { currency, categoryId, categoryIds }: ListingTargets,
): Filters<Condition> {
  const { minPrice, maxPrice, inStock } = listing
  const price: Condition = (eb) =>
    eb.and([
      ...(minPrice === undefined ? [] : [eb(chargedPrice, '>=', minorBound(minPrice, currency))]),
      ...(maxPrice === undefined ? [] : [eb(chargedPrice, '<=', minorBound(maxPrice, currency))]),
    ])
  return {
    ...(categoryId !== undefined && { category: inCategories(storeId, categoryIds) }),
    ...((minPrice !== undefined || maxPrice !== undefined) && { price }),
    ...(inStock && { stock: (eb: Builder) => eb('p.stock_status', '<>', 'out_of_stock') }),
  }
}

/** The active products of a listing before its filters apply. */
export function baseCondition(storeId: string, { withinIds }: ListingTargets): Condition {
  return (eb) => {
    const all = [eb('p.store_id', '=', storeId), eb('p.status', '=', 'active')]
    if (withinIds) all.push(inCategories(storeId, withinIds)(eb))
    return eb.and(all)
  }
}

/** A price limit in minor units. Decimals that the currency does not have are dropped. */
export function minorBound(amount: number, currency: Currency): number {
  try {
    return toMinor(amount, currency)
  } catch {
    return toMinor(Math.floor(amount), currency)
  }
}

/** PostgreSQL has better plans for a single category. */
const inCategories = (storeId: string, ids: readonly string[]) => (eb: Builder) =>
  eb.exists(
    eb
      .selectFrom('product_categories as pc')
      .select('pc.product_id')
      .where('pc.store_id', '=', storeId)
      .where('pc.category_id', '=', ids.length === 1 ? (ids[0] ?? '') : sql<string>`any (${ids}::text[])`)
      .whereRef('pc.product_id', '=', 'p.id'),
  )
