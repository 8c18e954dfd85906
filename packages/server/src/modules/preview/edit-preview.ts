import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError, orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { pageRow } from '../page/index.ts'
import { checkLimit, primaryHostname } from '../store/index.ts'
import { previewView } from './preview-view.ts'

/**
 * Creates a link to the draft of a page. Throws `not_found` for an unknown page, `invalid_input` for the checkout, which has no blocks, and
 * `store_limit` when the store has too many links.
 */
export function addPreview(
  { db, config, session, store: { storeId } }: MemberScope,
  { pageId, days }: Body<'preview.add'>,
): Promise<HandlerOutput<'preview.add'>> {
  return withStore(db, storeId, async (trx) => {
    const page = await pageRow(trx, storeId, pageId)
    if (page.type === 'checkout')
      throw appError('invalid_input', { fields: { pageId: 'The checkout has no draft. Change it in the checkout settings.' } })
    await trx.deleteFrom('page_previews').where('store_id', '=', storeId).where('expires_at', '<=', sql<Date>`now()`).execute()
    await checkLimit(trx, storeId, 'previews')
    const row = await trx
      .insertInto('page_previews')
      .values({
        store_id: storeId,
        id: newId(),
        page_id: pageId,
        created_by: session.userId,
        expires_at: sql<Date>`now() + make_interval(days => ${days}::integer)`,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'preview.add', target: pageId, detail: { days } })
    return previewView(config, await primaryHostname(trx, storeId), row)
  })
}

/** Deletes the links that a member created, whose new role does not include drafts. */
export async function revokePreviewsOf(trx: StoreTrx, storeId: string, userId: string): Promise<void> {
  await trx.deleteFrom('page_previews').where('store_id', '=', storeId).where('created_by', '=', userId).execute()
}

/** Deletes a link, which stops working immediately. Throws `not_found`. */
export function revokePreview({ db, session, store: { storeId } }: MemberScope, { previewId }: { previewId: string }) {
  return withStore(db, storeId, async (trx) => {
    const deleted = await trx
      .deleteFrom('page_previews')
      .where('store_id', '=', storeId)
      .where('id', '=', previewId)
      .returning('page_id')
      .executeTakeFirst()
    const { page_id: pageId } = orNotFound(deleted)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'preview.revoke', target: pageId, detail: {} })
    return { ok: true as const }
  })
}
