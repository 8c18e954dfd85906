import type { ProductImport } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { importRow, setStatus, viewImport } from './import-rows.ts'

/** Starts importing the valid products of a checked file. Throws `conflict` in another status. */
export function startImport(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { importId, updateExisting }: Body<'import.start'>,
): Promise<ProductImport> {
  return withStore(db, storeId, async (trx) => {
    const { status } = await importRow(trx, storeId, importId, { forUpdate: true })
    if (status !== 'checked') throw appError('conflict', { message: 'This import is not ready to start. Reload the page.' })
    await trx
      .updateTable('product_imports')
      .set({ update_existing: updateExisting })
      .where('store_id', '=', storeId)
      .where('id', '=', importId)
      .execute()
    const row = await setStatus(trx, storeId, importId, 'running')
    await enqueue(trx, 'import.run', { storeId, importId })
    await recordAudit(trx, { storeId, actorId, action: 'import.start', target: importId, detail: { updateExisting } })
    return viewImport(trx, row)
  })
}

/** Cancels an import. Products that were imported stay. Does nothing if it has ended. */
export function cancelImport(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { importId }: Body<'import.cancel'>,
): Promise<ProductImport> {
  return withStore(db, storeId, async (trx) => {
    const row = await importRow(trx, storeId, importId, { forUpdate: true })
    if (row.finished_at) return viewImport(trx, row)
    await recordAudit(trx, { storeId, actorId, action: 'import.cancel', target: importId })
    return viewImport(trx, await setStatus(trx, storeId, importId, 'canceled'))
  })
}

/** Fetches the failed images of a finished import again. Throws `conflict` while it or another import runs. */
export function retryImages(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { importId }: Body<'import.retryImages'>,
): Promise<ProductImport> {
  return withStore(db, storeId, async (trx) => {
    const { status } = await importRow(trx, storeId, importId, { forUpdate: true })
    const active = await trx
      .selectFrom('product_imports')
      .select('id')
      .where('store_id', '=', storeId)
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    if (status !== 'done' || active) throw appError('conflict', { message: 'Wait until the import has ended.' })
    await trx
      .updateTable('product_import_images')
      .set({ status: 'pending', problem: '' })
      .where('store_id', '=', storeId)
      .where('import_id', '=', importId)
      .where('status', '=', 'failed')
      .execute()
    const row = await setStatus(trx, storeId, importId, 'images')
    await enqueue(trx, 'import.images', { storeId, importId })
    await recordAudit(trx, { storeId, actorId, action: 'import.retryImages', target: importId })
    return viewImport(trx, row)
  })
}
