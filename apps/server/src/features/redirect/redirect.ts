import type { HandlerInput, HandlerOutput } from '@blockfront/contract'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import type { RedirectsTable } from '../../db/tables/pages.ts'
import { appError, orNotFound, violates } from '../../errors.ts'
import { announceStoreChange } from '../../events/store-events.ts'
import { recordAudit } from '../audit.ts'
import { checkLimit } from '../store/store-limits.ts'

type Input = HandlerInput<'redirect.add'>['body']

const view = (row: Selectable<RedirectsTable>): HandlerOutput<'redirect.add'> => ({
  redirectId: row.id,
  fromPath: row.from_path,
  toPath: row.to_path,
  source: row.source,
  createdAt: row.created_at.toISOString(),
})

/** Where a path of the store leads now, or undefined. */
export async function findRedirect(trx: StoreTrx, storeId: string, path: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('redirects')
    .select('to_path')
    .where('store_id', '=', storeId)
    .where('from_path', '=', path)
    .executeTakeFirst()
  return row?.to_path
}

/**
 * Leaves a 301 where something stood. Chains collapse: what led to the old path leads to the new one at once, and the new
 * path redirects nowhere any more.
 */
export async function addRenameRedirect(trx: StoreTrx, storeId: string, from: string, to: string): Promise<void> {
  if (from === to) return
  await trx.deleteFrom('redirects').where('store_id', '=', storeId).where('from_path', '=', to).execute()
  await trx.updateTable('redirects').set({ to_path: to }).where('store_id', '=', storeId).where('to_path', '=', from).execute()
  await trx
    .insertInto('redirects')
    .values({ store_id: storeId, id: newId(), from_path: from, to_path: to, source: 'rename' })
    .onConflict((conflict) => conflict.columns(['store_id', 'from_path']).doUpdateSet({ to_path: to, source: 'rename' }))
    .execute()
  await sql`
    delete from redirects r where r.store_id = ${storeId} and r.source = 'rename' and r.id in (
      select o.id from redirects o where o.store_id = ${storeId} and o.source = 'rename'
      order by o.created_at desc, o.id offset ${MAX_RENAME_REDIRECTS})`.execute(trx)
}

/** Redirects that renames leave behind. A store that renames more often loses the oldest ones. */
const MAX_RENAME_REDIRECTS = 5_000

export function listRedirects(db: Database, { storeId, pageNumber, pageSize }: HandlerInput<'redirect.list'>['query']) {
  return readStore(db, storeId, async (trx) => {
    const [rows, { total }] = await Promise.all([
      trx
        .selectFrom('redirects')
        .selectAll()
        .where('store_id', '=', storeId)
        .orderBy('from_path')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      trx
        .selectFrom('redirects')
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .where('store_id', '=', storeId)
        .executeTakeFirstOrThrow(),
    ])
    return { content: rows.map(view), totalPages: Math.ceil(Number(total) / pageSize), totalElements: Number(total), pageNumber }
  })
}

/** Refuses a redirect that leads back to itself, over others too. */
async function refuseLoop(trx: StoreTrx, { storeId, fromPath, toPath }: Input) {
  const seen = new Set([fromPath])
  for (let at: string | undefined = toPath; at !== undefined; at = await findRedirect(trx, storeId, at)) {
    if (seen.has(at)) throw appError('redirect_loop', { fields: { toPath: 'This leads back to where it started.' } })
    seen.add(at)
  }
}

/** A redirect counts where no page stands, and no process keeps such an answer; those that are being made count as made before. */
const nothingKept: readonly string[] = []

const taken = (error: unknown) =>
  violates(error, 'redirects_store_id_from_path_key')
    ? appError('slug_taken', { fields: { fromPath: 'There is a redirect from this path already.' } })
    : error

export function addRedirect(db: Database, actorId: string, input: Input) {
  const { storeId, fromPath, toPath } = input
  return withStore(db, storeId, async (trx) => {
    await refuseLoop(trx, input)
    await checkLimit(trx, storeId, 'redirects')
    const row = await trx
      .insertInto('redirects')
      .values({ store_id: storeId, id: newId(), from_path: fromPath, to_path: toPath, source: 'manual' })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => Promise.reject(taken(error)))
    await recordAudit(trx, { storeId, actorId, action: 'redirect.add', target: row.id, detail: { fromPath, toPath } })
    await announceStoreChange(trx, storeId, nothingKept)
    return view(row)
  })
}

export function updateRedirect(db: Database, actorId: string, input: HandlerInput<'redirect.update'>['body']) {
  const { storeId, redirectId, fromPath, toPath } = input
  return withStore(db, storeId, async (trx) => {
    const own = trx.updateTable('redirects').where('store_id', '=', storeId).where('id', '=', redirectId)
    const row = orNotFound(
      await own
        .set({ from_path: fromPath, to_path: toPath, source: 'manual' })
        .returningAll()
        .executeTakeFirst()
        .catch((error: unknown) => Promise.reject(taken(error))),
    )
    await refuseLoop(trx, input)
    await recordAudit(trx, { storeId, actorId, action: 'redirect.update', target: redirectId, detail: { fromPath, toPath } })
    await announceStoreChange(trx, storeId, nothingKept)
    return view(row)
  })
}

export function deleteRedirect(db: Database, storeId: string, actorId: string, redirectId: string) {
  return withStore(db, storeId, async (trx) => {
    orNotFound(
      await trx
        .deleteFrom('redirects')
        .where('store_id', '=', storeId)
        .where('id', '=', redirectId)
        .returning('id')
        .executeTakeFirst(),
    )
    await recordAudit(trx, { storeId, actorId, action: 'redirect.delete', target: redirectId })
    await announceStoreChange(trx, storeId, nothingKept)
    return { ok: true as const }
  })
}
