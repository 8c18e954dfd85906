import type { HandlerInput, HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readStore, withStore } from '../../db/scope.ts'
import { appError, orNotFound } from '../../errors.ts'
import { shown } from '../../events/cache-tags.ts'
import { invalidate } from '../../events/store-events.ts'
import { recordAudit } from '../audit.ts'
import { usagesOf } from './media-usage.ts'
import { mediaView } from './media-view.ts'
import { cleanFilename } from './save-media.ts'

/** The library, newest first, narrowed by words of the name or the alternative text and by kind. */
export function listMedia(db: Database, query: HandlerInput<'media.list'>['query']): Promise<HandlerOutput<'media.list'>> {
  const { storeId, pageNumber, pageSize, search = '', kind } = query
  return readStore(db, storeId, async (trx) => {
    let matching = trx.selectFrom('media').where('store_id', '=', storeId)
    if (kind) matching = matching.where('kind', '=', kind)
    const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
    const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
    if (patterns.length > 0)
      matching = matching.where(sql<boolean>`id in (select media_id from search_media(${storeId}, ${patterns}::text[]))`)
    const [rows, counted] = await Promise.all([
      matching
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      matching.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
    ])
    const usages = await usagesOf(
      trx,
      storeId,
      rows.map((row) => row.id),
    )
    return {
      content: rows.map((row) => mediaView(row, usages.get(row.id) ?? [])),
      totalPages: Math.ceil(counted.total / pageSize),
      totalElements: counted.total,
      pageNumber,
    }
  })
}

/** Changes what is given; the rest stays. */
export function updateMedia(
  db: Database,
  actorId: string,
  { storeId, id, filename, alt, focalPoint }: HandlerInput<'media.update'>['body'],
): Promise<HandlerOutput<'media.update'>> {
  return withStore(db, storeId, async (trx) => {
    const before = orNotFound(
      await trx
        .selectFrom('media')
        .selectAll()
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    )
    const ending = before.storage_key.split('.').at(-1) ?? ''
    const row = await trx
      .updateTable('media')
      .set({
        filename: filename === undefined ? before.filename : cleanFilename(filename, ending),
        alt: alt ?? before.alt,
        focal_x: focalPoint?.x ?? before.focal_x,
        focal_y: focalPoint?.y ?? before.focal_y,
      })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(trx, { storeId, actorId, action: 'media.update', target: id })
    await invalidate(trx, storeId, [shown.picture(id)])
    return mediaView(row, (await usagesOf(trx, storeId, [id])).get(id) ?? [])
  })
}

/** Deletes an item; its files go after the commit. One in use answers 409 with its usages unless `force` says that they may stay empty. */
export function deleteMedia(db: Database, storeId: string, actorId: string, id: string, force: boolean): Promise<void> {
  return withStore(db, storeId, async (trx) => {
    const row = await trx
      .selectFrom('media')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    orNotFound(row)
    const usages = (await usagesOf(trx, storeId, [id])).get(id) ?? []
    if (usages.length > 0 && !force) throw appError('media_in_use', { details: { usages } })
    await trx.deleteFrom('media').where('store_id', '=', storeId).where('id', '=', id).execute()
    await recordAudit(trx, { storeId, actorId, action: 'media.delete', target: id, detail: { usages: usages.length } })
    await invalidate(trx, storeId, [shown.picture(id)])
  })
}
