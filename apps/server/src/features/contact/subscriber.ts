import type { HandlerInput, HandlerOutput } from '@blockfront/contract'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { likePattern } from '../../db/like-pattern.ts'
import { readStore, withStore } from '../../db/scope.ts'
import { recordAudit } from '../audit.ts'
import { checkLimit } from '../store/store-limits.ts'

const LIST_FULL = 'This newsletter cannot take more subscribers at the moment. Please try again later.'

/** Adds an address to a store's newsletter; a known one gets the same answer. */
export function subscribe(db: Database, storeId: string, email: string) {
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'subscribers', { message: LIST_FULL })
    await trx
      .insertInto('newsletter_subscribers')
      .values({ store_id: storeId, id: newId(), email })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { ok: true as const }
  })
}

/** A store's newsletter subscribers, newest first. */
export function listSubscribers(
  db: Database,
  { storeId, pageNumber, pageSize, search }: HandlerInput<'subscriber.list'>['query'],
): Promise<HandlerOutput<'subscriber.list'>> {
  return readStore(db, storeId, async (trx) => {
    let matching = trx.selectFrom('newsletter_subscribers as s').where('s.store_id', '=', storeId)
    const pattern = likePattern(search)
    if (pattern)
      matching = matching.where(sql<boolean>`s.id in (select subscriber_id from search_subscribers(${storeId}, ${pattern}))`)
    const [rows, { count }] = await Promise.all([
      matching
        .select(['s.id', 's.email', 's.created_at'])
        .orderBy('s.created_at', 'desc')
        .orderBy('s.id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    ])
    return {
      content: rows.map((row) => ({ subscriberId: row.id, email: row.email, createdAt: row.created_at.toISOString() })),
      totalPages: Math.ceil(Number(count) / pageSize),
      totalElements: Number(count),
      pageNumber,
    }
  })
}

/** All subscribers as CSV (RFC 4180), oldest first, with cells escaped that a spreadsheet would run as a formula. */
export function exportSubscribers(db: Database, storeId: string): Promise<HandlerOutput<'subscriber.export'>> {
  return readStore(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('newsletter_subscribers')
      .select(['email', 'created_at'])
      .where('store_id', '=', storeId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const records = rows.map(({ email, created_at }) => [email, created_at.toISOString()])
    const csv = stringify([['email', 'subscribed_at'], ...records], { escape_formulas: true, record_delimiter: 'windows' })
    return { csv, count: rows.length }
  })
}

/** Removes addresses from the newsletter; returns how many were on it. */
export function removeSubscribers(db: Database, actorId: string, { storeId, ids }: HandlerInput<'subscriber.remove'>['body']) {
  return withStore(db, storeId, async (trx) => {
    const rows = await trx
      .deleteFrom('newsletter_subscribers')
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    await recordAudit(trx, { storeId, actorId, action: 'subscriber.remove', detail: { count: rows.length } })
    return { removed: rows.length }
  })
}
