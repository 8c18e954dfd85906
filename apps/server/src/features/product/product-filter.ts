import type { HandlerInput } from '@blockfront/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readStore } from '../../db/scope.ts'
import { cardsOf, chargedPrice } from './product-card.ts'
import { currencyOf, rowView } from './product-view.ts'

type Query = HandlerInput<'product.filter'>['query']

/** Stock of at most this many pieces counts as low. */
const LOW = 5

const STOCK: Record<NonNullable<Query['stock']>, Expression<SqlBool>> = {
  in_stock: sql`p.stock_status <> 'out_of_stock'`,
  out_of_stock: sql`p.stock_status = 'out_of_stock'`,
  low_stock: sql`p.track_inventory and p.stock_quantity between 1 and ${sql.lit(LOW)}`,
}

const ORDER: Record<Query['sort'], Expression<unknown>> = {
  newest: sql`p.created_at desc`,
  oldest: sql`p.created_at`,
  name: sql`lower(p.name)`,
  price_asc: chargedPrice,
  price_desc: sql`${chargedPrice} desc`,
  stock: sql`p.stock_quantity`,
  updated: sql`p.updated_at desc`,
}

/** The dashboard's product list: every status, filters, search, page by page from 0. */
export function filterProducts(db: Database, query: Query) {
  const { storeId, page, size, category, status, stock, search, sort } = query
  return readStore(db, storeId, async (trx) => {
    let matching = trx.selectFrom('products as p').where('p.store_id', '=', storeId)
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
    const [currency, rows, { total }] = await Promise.all([
      currencyOf(trx, storeId),
      cardsOf(
        trx,
        storeId,
        matching
          .select('p.id')
          .orderBy(ORDER[sort])
          .orderBy('p.id')
          .limit(size)
          .offset(page * size),
      )
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
