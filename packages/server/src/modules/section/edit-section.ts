import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { withStore } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit } from '../store/index.ts'
import { sectionView } from './section-view.ts'

/** Saves blocks as a section. Throws `store_limit` when the store has too many. The builder validates the blocks when it inserts them. */
export function addSection(
  { db, session, store: { storeId } }: MemberScope,
  { name, content }: Body<'section.add'>,
): Promise<HandlerOutput<'section.add'>> {
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'sections')
    const row = await trx
      .insertInto('page_sections')
      .values({ store_id: storeId, id: newId(), name, content: JSON.stringify(content) })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'section.add', target: row.id, detail: { name } })
    return sectionView(row)
  })
}

/** Renames a section. Throws `not_found`. */
export function renameSection(
  { db, session, store: { storeId } }: MemberScope,
  { sectionId, name }: Body<'section.rename'>,
): Promise<HandlerOutput<'section.rename'>> {
  return withStore(db, storeId, async (trx) => {
    const row = await trx
      .updateTable('page_sections')
      .set({ name })
      .where('store_id', '=', storeId)
      .where('id', '=', sectionId)
      .returningAll()
      .executeTakeFirst()
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'section.rename', target: sectionId, detail: { name } })
    return sectionView(orNotFound(row))
  })
}

/** Deletes a section. Pages keep their blocks. Throws `not_found`. */
export function deleteSection({ db, session, store: { storeId } }: MemberScope, { sectionId }: { sectionId: string }) {
  return withStore(db, storeId, async (trx) => {
    const deleted = await trx
      .deleteFrom('page_sections')
      .where('store_id', '=', storeId)
      .where('id', '=', sectionId)
      .returning('name')
      .executeTakeFirst()
    const { name } = orNotFound(deleted)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'section.delete', target: sectionId, detail: { name } })
    return { ok: true as const }
  })
}
