import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError, isConstraintViolation, orNotFound } from '../../ground/errors.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit } from '../store/index.ts'
import { findRedirect } from './redirect.ts'
import { redirectView } from './redirect-view.ts'

type Redirect = HandlerOutput<'redirect.add'>

/** Adds a redirect. Throws `slug_taken` for a path that has one, `redirect_loop` and `store_limit`. */
export function addRedirect(
  { db, session, store: { storeId } }: MemberContext,
  { fromPath, toPath }: Body<'redirect.add'>,
): Promise<Redirect> {
  return withStore(db, storeId, async (trx) => {
    await rejectLoop(trx, storeId, fromPath, toPath)
    await checkLimit(trx, storeId, 'redirects')
    const row = await trx
      .insertInto('redirects')
      .values({ store_id: storeId, id: newId(), from_path: fromPath, to_path: toPath, source: 'manual' })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(rejectTakenPath)
    const detail = { fromPath, toPath }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'redirect.add', target: row.id, detail })
    await invalidateRedirects(trx, storeId)
    return redirectView(row)
  })
}

/** Updates a redirect. Throws `not_found`, `slug_taken` and `redirect_loop`. */
export function updateRedirect(
  { db, session, store: { storeId } }: MemberContext,
  { redirectId, fromPath, toPath }: Body<'redirect.update'>,
): Promise<Redirect> {
  return withStore(db, storeId, async (trx) => {
    const updated = await trx
      .updateTable('redirects')
      .set({ from_path: fromPath, to_path: toPath, source: 'manual' })
      .where('store_id', '=', storeId)
      .where('id', '=', redirectId)
      .returningAll()
      .executeTakeFirst()
      .catch(rejectTakenPath)
    const row = orNotFound(updated)
    await rejectLoop(trx, storeId, fromPath, toPath)
    const detail = { fromPath, toPath }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'redirect.update', target: redirectId, detail })
    await invalidateRedirects(trx, storeId)
    return redirectView(row)
  })
}

/** Deletes a redirect. Throws `not_found`. */
export function deleteRedirect({ db, session, store: { storeId } }: MemberContext, { id }: { id: string }) {
  return withStore(db, storeId, async (trx) => {
    orNotFound(
      await trx.deleteFrom('redirects').where('store_id', '=', storeId).where('id', '=', id).returning('id').executeTakeFirst(),
    )
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'redirect.delete', target: id })
    await invalidateRedirects(trx, storeId)
    return { ok: true as const }
  })
}

/** Throws `redirect_loop` for a redirect that leads back to its own path, also through others. */
async function rejectLoop(trx: StoreTrx, storeId: string, fromPath: string, toPath: string): Promise<void> {
  const seen = new Set([fromPath])
  for (let path: string | undefined = toPath; path !== undefined; path = await findRedirect(trx, storeId, path)) {
    if (seen.has(path)) throw appError('redirect_loop', { fields: { toPath: 'This redirect would create a loop.' } })
    seen.add(path)
  }
}

function rejectTakenPath(error: unknown): never {
  throw isConstraintViolation(error, 'redirects_store_id_from_path_key')
    ? appError('slug_taken', { fields: { fromPath: 'A redirect from this path already exists.' } })
    : error
}

/**
 * Announces a change without cache tags. Redirects apply only where no page exists, and such responses are not cached; only those that
 * are being rendered now are made again.
 */
const invalidateRedirects = (trx: StoreTrx, storeId: string) => invalidate(trx, storeId, [])
