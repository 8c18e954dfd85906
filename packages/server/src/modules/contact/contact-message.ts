import type { ContactMessage, HandlerOutput } from '@blockfront/contract'
import { type Selectable, sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext, StoreContext } from '../../ground/context.ts'
import { listPattern } from '../../ground/db/like-pattern.ts'
import { pageOf, readListRows, rowCount } from '../../ground/db/list-page.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { ContactMessagesTable } from '../../ground/db/tables.ts'
import { type CsvColumns, csvTable } from '../../ground/files/csv-text.ts'
import type { Body, Query } from '../../ground/handler.ts'

/** Messages in one export, so that its memory is bounded. */
const MAX_EXPORTED = 10_000

/** Returns a message as the API describes it. */
export const messageOf = (row: Selectable<ContactMessagesTable>): ContactMessage => ({
  messageId: row.id,
  name: row.name,
  customerEmail: row.email,
  subject: row.subject,
  message: row.message,
  isRead: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
})

/** Returns one page of the store's contact messages, newest first, with the number of all unread ones. */
export function listMessages(
  { db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>,
  query: Query<'message.list'>,
): Promise<HandlerOutput<'message.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const listed = matchingMessages(trx, storeId, query).selectAll('m').orderBy('m.created_at', 'desc').orderBy('m.id')
    const [{ rows, total }, { unread }] = await Promise.all([
      readListRows(listed, query),
      matchingMessages(trx, storeId, { read: false }).select(rowCount.as('unread')).executeTakeFirstOrThrow(),
    ])
    return { ...pageOf(rows.map(messageOf), total, query), unread }
  })
}

/** The messages that a query finds, without order and page. */
function matchingMessages(trx: StoreTrx, storeId: string, { search, read }: Pick<Query<'message.list'>, 'search' | 'read'>) {
  let matching = trx.selectFrom('contact_messages as m').where('m.store_id', '=', storeId)
  if (read !== undefined) matching = matching.where('m.read_at', read ? 'is not' : 'is', null)
  const pattern = listPattern(search)
  if (pattern) matching = matching.where(sql<boolean>`m.id in (select message_id from search_messages(${storeId}, ${pattern}))`)
  return matching
}

/** The columns of an export. */
const columns: CsvColumns<Selectable<ContactMessagesTable>> = {
  received_at: ({ created_at }) => created_at.toISOString(),
  name: ({ name }) => name,
  email: ({ email }) => email,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  read: ({ read_at }) => (read_at ? 'yes' : 'no'),
}

/** Returns the messages that a query finds as CSV (RFC 4180), oldest first. Cells that a spreadsheet would run as a formula are escaped. */
export function exportMessages(
  { db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>,
  query: Query<'message.export'>,
): Promise<HandlerOutput<'message.export'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const matching = matchingMessages(trx, storeId, query).selectAll('m').orderBy('m.created_at').orderBy('m.id')
    const { rows, total } = await readListRows(matching, { pageNumber: 0, pageSize: MAX_EXPORTED })
    return { csv: csvTable(columns, rows), count: rows.length, total }
  })
}

/** Marks messages as read or unread. Returns how many of them exist. */
export function markMessages(
  { db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>,
  { ids, isRead }: Body<'message.markRead'>,
) {
  return withStore(db, storeId, async (trx) => {
    const rows = await trx
      .updateTable('contact_messages')
      .set({ read_at: isRead ? sql<Date>`coalesce(read_at, now())` : null })
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    return { updated: rows.length }
  })
}

/** Deletes messages. Returns how many of them existed. */
export function deleteMessages({ db, session, store: { storeId } }: MemberContext, { ids }: Body<'message.delete'>) {
  return withStore(db, storeId, async (trx) => {
    const rows = await trx
      .deleteFrom('contact_messages')
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    const detail = { count: rows.length }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'message.delete', detail })
    return { deleted: rows.length }
  })
}
