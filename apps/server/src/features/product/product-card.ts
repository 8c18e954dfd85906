import { type Compilable, type SqlBool, sql } from 'kysely'
import { unseen } from '../../db/planned-once.ts'
import type { StoreTrx } from '../../db/scope.ts'

/** The price that is charged, in minor units. The index `products_price` has the very same words. */
export const chargedPrice = sql<number>`case when p.discount_price > 0 then p.discount_price else p.price end`

/** What a card needs of a product `p`: its own columns, and of its enabled variations how many there are and the most in stock. */
export const cardColumns = (storeId: string) =>
  [
    'p.id',
    'p.slug',
    'p.name',
    'p.product_image',
    'p.price',
    'p.discount_price',
    'p.stock_status',
    'p.track_inventory',
    'p.stock_quantity',
    'p.allow_backorder',
    // One list of two: every subquery is planned anew each time, which takes longer than reading what it finds.
    sql<VariationSums>`(select array[count(*)::integer, max(v.stock_quantity)] from product_variations v where v.store_id = ${unseen(storeId)} and v.product_id = p.id and v.enabled)`.as(
      'variation_sums',
    ),
  ] as const

/** How many, and the most in stock. */
export type VariationSums = [count: number, stock: number | null]

/** The cards of the products that a page of a list chose: what a card counts is counted for these alone, not for all before them. */
export const cardsOf = (trx: StoreTrx, storeId: string, ids: Compilable) =>
  trx
    .selectFrom('products as p')
    .where('p.store_id', '=', storeId)
    .where(sql<SqlBool>`p.id in (${ids})`)
    .select(cardColumns(storeId))
