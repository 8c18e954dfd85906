import type { Currency } from '@blockfront/commerce'
import type { Discount, HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { listPattern } from '../../ground/db/like-pattern.ts'
import { pageOf, readListRows } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { storeRow } from '../store/index.ts'
import { discountRow } from './discount-rows.ts'
import { summaryView, viewDiscount } from './discount-view.ts'

/** The state of a row in SQL, as `discountState` calculates it. */
const STATE = sql<string>`case when not d.enabled then 'disabled' when d.ends_at <= now() then 'expired'
  when d.starts_at > now() then 'scheduled' else 'active' end`

/** Returns one page of the store's discounts, newest first, filtered by state and searched by name and code. */
export function listDiscounts(
  { db, store: { storeId } }: StoreScope,
  query: Query<'discount.list'>,
): Promise<HandlerOutput<'discount.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    let matching = trx.selectFrom('discounts as d').where('d.store_id', '=', storeId)
    const pattern = listPattern(query.search)
    if (pattern) matching = matching.where(sql<boolean>`list_text(d.name || ' ' || coalesce(d.code, '')) like ${pattern}`)
    if (query.state) matching = matching.where(STATE, '=', query.state)
    const [store, { rows, total }] = await Promise.all([
      storeRow(trx, storeId),
      readListRows(matching.selectAll('d').orderBy('d.created_at', 'desc').orderBy('d.id'), query),
    ])
    return pageOf(
      rows.map((row) => summaryView(row, store.currency as Currency)),
      total,
      query,
    )
  })
}

/** A discount to edit. Throws `not_found`. */
export const getDiscount = ({ db, store: { storeId } }: StoreScope, { discountId }: Query<'discount.get'>): Promise<Discount> =>
  withStoreReadOnly(db, storeId, async (trx) => viewDiscount(trx, await discountRow(trx, storeId, discountId)))
