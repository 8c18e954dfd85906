import { endpoints, type ProductImport } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext, RequestContext, StoreScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { withStore } from '../../ground/db/scope.ts'
import { AppError, appError } from '../../ground/errors.ts'
import type { Query } from '../../ground/handler.ts'
import { reserveSpace } from '../../ground/storage/disk.ts'
import { readUpload, type UploadedFile } from '../../modules/media/index.ts'
import { formatOf } from '../../modules/product/index.ts'
import { busyStatuses, importRow, KEPT_IMPORTS, setStatus, viewImport } from './import-rows.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { checkHeaders, stageItems, UnusedColumns } from './stage-items.ts'

const limit = endpoints['import.upload'].bodyLimit

const BUSY = 'Another import is still running. Wait until it ends, or cancel it.'

/**
 * Reads a CSV file of products into the rows of a new import, and queues its check. The file is never in memory as a whole. Throws
 * `invalid_input` for a file that cannot be read, and `conflict` while another import runs.
 */
export function uploadImport(
  context: MemberContext & Pick<RequestContext, 'incoming'>,
  { encoding }: Query<'import.upload'>,
): Promise<ProductImport> {
  const { config, incoming } = context
  const reserve = async () => ({
    release: await reserveSpace(config.dataFolder, Number(incoming.headers['content-length'] ?? limit), config.minFreeBytes),
  })
  return readUpload(incoming, limit, reserve, (file) => importFile(context, file, readCsv(file.bytes, encoding)))
}

async function importFile(
  context: MemberContext,
  { filename }: UploadedFile,
  rows: AsyncGenerator<CsvRow>,
): Promise<ProductImport> {
  const { value: first } = await rows.next()
  const headers = (first as CsvRow | undefined)?.cells ?? []
  const meanings = checkHeaders(headers)
  const importId = await addImport(context, { filename, headers })
  const unused = new UnusedColumns(headers, meanings)
  const { db, store } = context
  const { storeId } = store
  try {
    await stageItems(context, importId, rows, meanings, unused)
  } catch (error) {
    const message = error instanceof AppError ? error.message : 'The file could not be read completely.'
    await fail(context, importId, message).catch(() => {})
    throw error
  }
  return withStore(db, storeId, async (trx) => {
    await trx
      .updateTable('product_imports')
      .set({ unused_columns: JSON.stringify(unused.list) })
      .where('store_id', '=', storeId)
      .where('id', '=', importId)
      .execute()
    const row = await setStatus(trx, storeId, importId, 'checking')
    await enqueue(trx, 'import.check', { storeId, importId })
    return viewImport(trx, row)
  })
}

async function fail({ db, store: { storeId } }: StoreScope, importId: string, message: string): Promise<void> {
  await withStore(db, storeId, async (trx) => {
    const { status } = await importRow(trx, storeId, importId, { forUpdate: true })
    if (status === 'reading') await setStatus(trx, storeId, importId, 'failed', message)
  })
}

/** Adds an import, cancels one that was not started, and deletes the oldest ones. */
function addImport(
  { db, store: { storeId }, session: { userId: actorId } }: MemberContext,
  { filename, headers }: { filename: string; headers: string[] },
): Promise<string> {
  const importId = newId()
  return withStore(db, storeId, async (trx) => {
    const active = await trx
      .selectFrom('product_imports')
      .select(['id', 'status'])
      .where('store_id', '=', storeId)
      .where('finished_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (active && busyStatuses.includes(active.status)) throw appError('conflict', { message: BUSY })
    if (active) await setStatus(trx, storeId, active.id, 'canceled')
    const old = await trx
      .selectFrom('product_imports')
      .select('id')
      .where('store_id', '=', storeId)
      .orderBy('created_at', 'desc')
      .offset(KEPT_IMPORTS - 1)
      .execute()
    for (const { id } of old)
      await trx.deleteFrom('product_imports').where('store_id', '=', storeId).where('id', '=', id).execute()
    const row = await trx
      .insertInto('product_imports')
      .values({
        store_id: storeId,
        id: importId,
        actor_id: actorId,
        filename: filename.slice(0, 255) || 'products.csv',
        format: formatOf(headers),
        status: 'reading',
        headers: JSON.stringify(headers),
        finished_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw appError('conflict', { message: BUSY })
    await recordAudit(trx, { storeId, actorId, action: 'import.upload', target: importId })
    return importId
  })
}
