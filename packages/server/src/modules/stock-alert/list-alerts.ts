import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { pageOf, rowCount } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'

/** Returns one page of products and variations that shoppers wait for, the most wanted first. */
export function listStockAlerts(
  { db, store: { storeId } }: StoreScope,
  { productId, pageNumber, pageSize }: Query<'stockAlert.list'>,
): Promise<HandlerOutput<'stockAlert.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const groups = trx
      .selectFrom('stock_alerts as a')
      .innerJoin('products as p', (join) => join.onRef('p.store_id', '=', 'a.store_id').onRef('p.id', '=', 'a.product_id'))
      .leftJoin('product_variations as v', (join) =>
        join
          .onRef('v.store_id', '=', 'a.store_id')
          .onRef('v.product_id', '=', 'a.product_id')
          .onRef('v.id', '=', 'a.variation_id'),
      )
      .where('a.store_id', '=', storeId)
      .where('p.store_id', '=', storeId)
      .$if(productId !== undefined, (query) => query.where('a.product_id', '=', productId ?? ''))
      .groupBy(['a.product_id', 'a.variation_id', 'p.name', 'p.slug', 'p.product_image', 'v.attributes'])
    const [rows, total] = await Promise.all([
      groups
        .select(['a.product_id', 'a.variation_id', 'p.name', 'p.slug', 'p.product_image', 'v.attributes'])
        .select((eb) => [rowCount.as('waiting'), eb.fn.min('a.created_at').as('since')])
        .orderBy('waiting', 'desc')
        .orderBy('a.product_id')
        .orderBy('a.variation_id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      trx
        .selectFrom('stock_alerts as a')
        .select(sql<number>`count(distinct (a.product_id, a.variation_id))`.as('count'))
        .where('a.store_id', '=', storeId)
        .$if(productId !== undefined, (query) => query.where('a.product_id', '=', productId ?? ''))
        .executeTakeFirstOrThrow(),
    ])
    return pageOf(
      rows.map((row) => ({
        product: { id: row.product_id, name: row.name, slug: row.slug, productImage: row.product_image },
        variationId: row.variation_id || null,
        selectedAttributes: (row.attributes ?? {}) as Record<string, string>,
        waiting: row.waiting,
        since: row.since.toISOString(),
      })),
      total.count,
      { pageNumber, pageSize },
    )
  })
}
