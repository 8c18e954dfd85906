import type { HandlerOutput } from '@blockfront/contract'
import { type RawBuilder, sql } from 'kysely'
import type { StoreScope } from '../../../ground/context.ts'
import { byName } from '../../../ground/db/by-name.ts'
import { inOrderOf, pageOf, readListPage } from '../../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { currencyOf } from '../product-rows.ts'
import { cardsOf, chargedPrice, rowView } from './product-card.ts'

type Filter = Query<'product.filter'>
type Sql = RawBuilder<unknown>

/** Stock of up to this many items is low. */
const LOW_STOCK = 5

const IS_LOW = sql`p.track_inventory and p.stock_quantity between 1 and ${sql.lit(LOW_STOCK)}`

/** The sort key and direction of a list. An index has each of these orders. */
const SORT: Record<Filter['sort'], readonly [position: Sql, order: Sql]> = {
  newest: [sql`p.created_at`, sql`position desc, id`],
  oldest: [sql`p.created_at`, sql`position, id desc`],
  name: [byName('p.name'), sql`position, id`],
  price_asc: [chargedPrice, sql`position, id`],
  price_desc: [chargedPrice, sql`position desc, id desc`],
  stock: [sql`p.stock_quantity`, sql`position, id`],
  updated: [sql`p.updated_at`, sql`position desc, id`],
}

/** A page of the dashboard's product list, with products of every status. Pages count from 0. */
export function filterProducts({ db, store: { storeId } }: StoreScope, filter: Filter): Promise<HandlerOutput<'product.filter'>> {
  const { page: pageNumber, size: pageSize, sort, search, category } = filter
  return withStoreReadOnly(db, storeId, async (trx) => {
    const [position, order] = SORT[sort]
    // `product_stock` has an index on the stock, and the columns of `products` that lists filter by.
    const table = sql.table(sort === 'stock' ? 'product_stock' : 'products')
    const records = sql`select p.id, ${position} as position from ${table} p where ${sql.join(conditions(storeId, filter), sql` and `)}`
    const [currency, { ids, total }] = await Promise.all([
      currencyOf(trx, storeId),
      readListPage(trx, { records, order, pageNumber, pageSize, readsAll: Boolean(search?.trim() || category) }),
    ])
    const rows = await cardsOf(trx, storeId, sql`select unnest(${ids}::text[])`)
      .select(['p.sku', 'p.status', 'p.is_demo', 'p.updated_at', 'p.version'])
      .select(
        sql<
          string[]
        >`(select coalesce(array_agg(pc.category_id order by pc.category_id), '{}') from product_categories pc where pc.store_id = ${storeId} and pc.product_id = p.id)`.as(
          'category_ids',
        ),
      )
      .execute()
    return pageOf(
      inOrderOf(ids, rows).map((row) => rowView(row, currency, row.category_ids)),
      total,
      { pageNumber, pageSize },
    )
  })
}

/** The conditions of a list on a row `p` of `products` or `product_stock`. */
function conditions(storeId: string, { ids, status, stock, category, search, sort }: Filter): Sql[] {
  const all = [sql`p.store_id = ${storeId}`]
  if (ids) all.push(sql`p.id = any(${ids.split(',')}::text[])`)
  if (status) all.push(sql`p.status = ${status}`)
  if (stock === 'in_stock') all.push(sql`p.stock_status <> 'out_of_stock'`)
  if (stock === 'out_of_stock') all.push(sql`p.stock_status = 'out_of_stock'`)
  if (stock === 'low_stock' && sort === 'stock') all.push(IS_LOW)
  else if (stock === 'low_stock')
    all.push(sql`p.id in (select p.id from product_stock p where p.store_id = ${storeId} and ${IS_LOW})`)
  if (category)
    all.push(
      sql`exists (select from product_categories pc where pc.store_id = ${storeId} and pc.product_id = p.id and pc.category_id = ${category})`,
    )
  if (search?.trim()) all.push(sql`p.id in (select f.product_id from search_products(${storeId}, ${search}, false) f)`)
  return all
}
