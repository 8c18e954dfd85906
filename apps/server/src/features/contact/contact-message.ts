import type { HandlerInput, HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { likePattern } from '../../db/like-pattern.ts'
import { readStore, withStore } from '../../db/scope.ts'
import { recordAudit } from '../audit.ts'

/** A store's contact messages, newest first, with the number of unread ones. */
export function listMessages(
  db: Database,
  { storeId, pageNumber, pageSize, search, read }: HandlerInput<'message.list'>['query'],
): Promise<HandlerOutput<'message.list'>> {
  return readStore(db, storeId, async (trx) => {
    const all = trx.selectFrom('contact_messages as m').where('m.store_id', '=', storeId)
    let matching = all
    if (read !== undefined) matching = matching.where('m.read_at', read ? 'is not' : 'is', null)
    const pattern = likePattern(search)
    if (pattern) matching = matching.where(sql<boolean>`m.id in (select message_id from search_messages(${storeId}, ${pattern}))`)
    const counted = (query: typeof all) => query.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
    const [rows, total, unread] = await Promise.all([
      matching
        .selectAll('m')
        .orderBy('m.created_at', 'desc')
        .orderBy('m.id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      counted(matching),
      counted(all.where('m.read_at', 'is', null)),
    ])
    return {
      content: rows.map((row) => ({
        messageId: row.id,
        name: row.name,
        customerEmail: row.email,
        subject: row.subject,
        message: row.message,
        isRead: row.read_at !== null,
        createdAt: row.created_at.toISOString(),
      })),
      totalPages: Math.ceil(Number(total.count) / pageSize),
      totalElements: Number(total.count),
      pageNumber,
      unread: Number(unread.count),
    }
  })
}

/** Marks messages as read or unread; returns how many of them exist. */
export function markMessages(db: Database, { storeId, ids, isRead }: HandlerInput<'message.markRead'>['body']) {
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

/** Deletes messages; returns how many of them existed. */
export function deleteMessages(db: Database, actorId: string, { storeId, ids }: HandlerInput<'message.delete'>['body']) {
  return withStore(db, storeId, async (trx) => {
    const rows = await trx
      .deleteFrom('contact_messages')
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    await recordAudit(trx, { storeId, actorId, action: 'message.delete', detail: { count: rows.length } })
    return { deleted: rows.length }
  })
}
