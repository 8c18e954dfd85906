import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberContext, StoreContext } from '../../../ground/context.ts'
import { likePattern } from '../../../ground/db/like-pattern.ts'
import { pageOf, readListRows } from '../../../ground/db/list-page.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { csvTable } from '../../../ground/files/csv-text.ts'
import type { Body, Query } from '../../../ground/handler.ts'
import { checkLimit } from '../../store/index.ts'
import { grantNewsletterConsent, withdrawConsent } from '../consent.ts'
import { addSubscriber } from './subscription.ts'

type Context = Pick<StoreContext, 'db' | 'store'>

const LIST_FULL = 'This newsletter cannot take more subscribers at the moment. Please try again later.'

/** Adds an address to the store's newsletter. The result does not reveal whether it was subscribed before. Throws `store_limit`. */
export function subscribe({ db, store: { storeId } }: Context, { email }: Body<'email.subscribe'>) {
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'subscribers', { message: LIST_FULL })
    await addSubscriber(trx, storeId, email)
    await grantNewsletterConsent(trx, storeId, email)
    return { ok: true as const }
  })
}

/** Returns one page of the store's newsletter subscribers, newest first. */
export function listSubscribers(
  { db, store: { storeId } }: Context,
  query: Query<'subscriber.list'>,
): Promise<HandlerOutput<'subscriber.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    let matching = trx.selectFrom('newsletter_subscribers as s').where('s.store_id', '=', storeId)
    const pattern = likePattern(query.search)
    if (pattern)
      matching = matching.where(sql<boolean>`s.id in (select subscriber_id from search_subscribers(${storeId}, ${pattern}))`)
    const listed = matching.select(['s.id', 's.email', 's.created_at']).orderBy('s.created_at', 'desc').orderBy('s.id')
    const { rows, total } = await readListRows(listed, query)
    return pageOf(
      rows.map((row) => ({ subscriberId: row.id, email: row.email, createdAt: row.created_at.toISOString() })),
      total,
      query,
    )
  })
}

/** Returns all subscribers as CSV (RFC 4180), oldest first. Cells that a spreadsheet would run as a formula are escaped. */
export function exportSubscribers({ db, store: { storeId } }: Context): Promise<HandlerOutput<'subscriber.export'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('newsletter_subscribers')
      .select(['email', 'created_at'])
      .where('store_id', '=', storeId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const csv = csvTable({ email: ({ email }) => email, subscribed_at: ({ created_at }) => created_at.toISOString() }, rows)
    return { csv, count: rows.length }
  })
}

/** Removes subscribers from the newsletter, and the marketing consent of their customers. Returns how many of them existed. */
export function removeSubscribers({ db, session, store: { storeId } }: MemberContext, { ids }: Body<'subscriber.remove'>) {
  return withStore(db, storeId, async (trx) => {
    const rows = await trx
      .deleteFrom('newsletter_subscribers')
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .returning('email')
      .execute()
    await withdrawConsent(
      trx,
      storeId,
      rows.map(({ email }) => email),
    )
    const detail = { count: rows.length }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'subscriber.remove', detail })
    return { removed: rows.length }
  })
}
