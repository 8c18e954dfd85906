import { type Currency, MoneyError, toMinor } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope, StoreContext, StoreScope } from '../../ground/context.ts'
import { likePattern } from '../../ground/db/like-pattern.ts'
import { pageOf, readListRows } from '../../ground/db/list-page.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body, Query } from '../../ground/handler.ts'
import { type StoreRow, storeRow } from '../store/index.ts'
import { ABANDONED_AFTER, checkoutRow, viewCheckout, viewCheckoutSummary } from './checkout-rows.ts'

/** Returns one page of the abandoned and recovered checkouts, the last active first. Pages count from 0. */
export function listCheckouts(
  { db, store: { storeId } }: StoreScope,
  query: Query<'abandonedCheckout.list'>,
): Promise<HandlerOutput<'abandonedCheckout.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const matching = matchingCheckouts(trx, await storeRow(trx, storeId), query)
    const { rows, total } = await readListRows(matching.selectAll('c').orderBy('c.active_at', 'desc').orderBy('c.id'), query)
    return pageOf(rows.map(viewCheckoutSummary), total, query)
  })
}

function matchingCheckouts(trx: StoreTrx, store: StoreRow, query: Query<'abandonedCheckout.list'>) {
  const { store_id: storeId, timezone } = store
  const currency = store.currency as Currency
  let matching = trx
    .selectFrom('abandoned_checkouts as c')
    .where('c.store_id', '=', storeId)
    .where(
      sql<boolean>`(c.recovered_at is not null or c.abandoned_at is not null
        or c.active_at <= now() - make_interval(mins => ${sql.lit(ABANDONED_AFTER)}))`,
    )
  const pattern = likePattern(query.search)
  if (pattern)
    matching = matching.where(sql<boolean>`c.id in (select checkout_id from search_abandoned_checkouts(${storeId}, ${pattern}))`)
  if (query.recovered !== undefined) matching = matching.where('c.recovered_at', query.recovered ? 'is not' : 'is', null)
  if (query.minTotal !== undefined)
    matching = matching.where('c.grand_total', '>=', minorOf('minTotal', query.minTotal, currency))
  if (query.maxTotal !== undefined)
    matching = matching.where('c.grand_total', '<=', minorOf('maxTotal', query.maxTotal, currency))
  if (query.from)
    matching = matching.where('c.active_at', '>=', sql<Date>`(${query.from}::date)::timestamp at time zone ${timezone}`)
  if (query.to)
    matching = matching.where('c.active_at', '<', sql<Date>`(${query.to}::date + 1)::timestamp at time zone ${timezone}`)
  return matching
}

function minorOf(field: string, major: number, currency: Currency): number {
  try {
    return toMinor(major, currency)
  } catch (error) {
    throw error instanceof MoneyError ? appError('invalid_input', { fields: { [field]: error.message } }) : error
  }
}

/** Returns an abandoned checkout with its lines. Throws `not_found`. */
export const getCheckout = (
  { db, config, store: { storeId } }: Pick<StoreContext, 'db' | 'config' | 'store'>,
  { checkoutId }: Query<'abandonedCheckout.get'>,
): Promise<HandlerOutput<'abandonedCheckout.get'>> =>
  withStoreReadOnly(db, storeId, async (trx) => viewCheckout(trx, config, await checkoutRow(trx, storeId, checkoutId)))

/** Deletes checkouts. Returns how many of them existed. */
export function deleteCheckouts(
  { db, session, store: { storeId } }: MemberScope,
  { ids }: Body<'abandonedCheckout.delete'>,
): Promise<{ deleted: number }> {
  return withStore(db, storeId, async (trx) => {
    const rows = await trx
      .deleteFrom('abandoned_checkouts')
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    const detail = { count: rows.length }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'abandonedCheckout.delete', detail })
    return { deleted: rows.length }
  })
}
