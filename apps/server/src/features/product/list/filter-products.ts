import type { HandlerOutput } from '@blockfront/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { StoreScope } from '../../../context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../db/scope.ts'
import type { Query } from '../../../handler.ts'
import { currencyOf } from '../product-rows.ts'
import { cardsOf, chargedPrice, rowView } from './product-card.ts'

type Filter = Query<'product.filter'>

/** Stock of up to this many items is low. */
const LOW_STOCK = 5

const STOCK: Record<NonNullable<Filter['stock']>, Expression<SqlBool>> = {
  in_stock: sql`p.stock_status <> 'out_of_stock'`,
  out_of_stock: sql`p.stock_status = 'out_of_stock'`,
  low_stock: sql`p.track_inventory and p.stock_quantity between 1 and ${sql.lit(LOW_STOCK)}`,
}

const ORDER: Record<Filter['sort'], Expression<unknown>> = {
  newest: sql`p.created_at desc`,
  oldest: sql`p.created_at`,
  name: sql`lower(p.name)`,
  price_asc: chargedPrice,
  price_desc: sql`${chargedPrice} desc`,
  stock: sql`p.stock_quantity`,
  updated: sql`p.updated_at desc`,
}

/** A page of the dashboard's product list, with products of every status. Pages count from 0. */
export function filterProducts({ db, store: { storeId } }: StoreScope, filter: Filter): Promise<HandlerOutput<'product.filter'>> {
  const { page, size, sort } = filter
  return withStoreReadOnly(db, storeId, async (trx) => {
    const matching = matchingProducts(trx, storeId, filter)
    const idsOnPage = matching
      .select('p.id')
      .orderBy(ORDER[sort])
      .orderBy('p.id')
      .limit(size)
      .offset(page * size)
    const [currency, rows, { total }] = await Promise.all([
      currencyOf(trx, storeId),
      cardsOf(trx, storeId, idsOnPage)
        .select(['p.sku', 'p.status', 'p.is_demo', 'p.updated_at', 'p.version'])
        .select(
          sql<
            string[]
          >`(select coalesce(array_agg(pc.category_id order by pc.category_id), '{}') from product_categories pc where pc.store_id = ${storeId} and pc.product_id = p.id)`.as(
            'category_ids',
          ),
        )
        .orderBy(ORDER[sort])
        .orderBy('p.id')
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ])
    return {
      content: rows.map((row) => rowView(row, currency, row.category_ids)),
      totalPages: Math.ceil(Number(total) / size),
      totalElements: Number(total),
      pageNumber: page,
    }
  })
}

function matchingProducts(trx: StoreTrx, storeId: string, { ids, status, stock, category, search }: Filter) {
  let matching = trx.selectFrom('products as p').where('p.store_id', '=', storeId)
  if (ids) matching = matching.where('p.id', 'in', ids.split(','))
  if (status) matching = matching.where('p.status', '=', status)
  if (stock) matching = matching.where(STOCK[stock])
  if (category)
    matching = matching.where(
      sql<SqlBool>`exists (select from product_categories pc where pc.store_id = ${storeId} and pc.product_id = p.id and pc.category_id = ${category})`,
    )
  if (search?.trim())
    matching = matching.where(
      'p.id',
      'in',
      sql<string>`(select f.product_id from search_products(${storeId}, ${search}, false) f)`,
    )
  return matching
}
