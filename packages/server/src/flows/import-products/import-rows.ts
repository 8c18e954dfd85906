import type { ProductImport } from '@blockfront/contract'
import { type Selectable, sql } from 'kysely'
import { onlyRow } from '../../ground/db/only-row.ts'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { ProductImportsTable } from '../../ground/db/tables.ts'
import { recordEvent } from '../../ground/events/record-event.ts'
import { hasStatusColumn } from '../../modules/product/index.ts'

export type ImportRow = Selectable<ProductImportsTable>

/** Imports that a store keeps, with the newest one. */
export const KEPT_IMPORTS = 20

/** Statuses in which a job works on an import. */
export const busyStatuses: readonly ImportRow['status'][] = ['checking', 'running', 'images']

/** An import; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export const importRow = rowReader('product_imports')

/** Whether an import still has a status. The row is locked against changes until the transaction ends. */
export async function hasStatus(trx: StoreTrx, storeId: string, importId: string, status: ImportRow['status']): Promise<boolean> {
  const row = await trx
    .selectFrom('product_imports')
    .select('status')
    .where('store_id', '=', storeId)
    .where('id', '=', importId)
    .forShare()
    .executeTakeFirst()
  return row?.status === status
}

/** Sets the status of an import, which the caller has locked; `message` says why it failed. Records the end of one that ran. */
export async function setStatus(
  trx: StoreTrx,
  storeId: string,
  importId: string,
  status: ImportRow['status'],
  message = '',
): Promise<ImportRow> {
  const isFinished = status === 'done' || status === 'canceled' || status === 'failed'
  if (isFinished && ((await hasStatus(trx, storeId, importId, 'running')) || (await hasStatus(trx, storeId, importId, 'images'))))
    await recordEvent(trx, { storeId, type: 'product.imported', subject: importId, data: { importId } })
  return trx
    .updateTable('product_imports')
    .set({ status, message, finished_at: isFinished ? sql<Date>`now()` : null })
    .where('store_id', '=', storeId)
    .where('id', '=', importId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An import as members see it, with its progress. */
export async function viewImport(trx: StoreTrx, row: ImportRow): Promise<ProductImport> {
  const result = await sql<Record<keyof ProductImport['products'] | 'images' | 'imagesPending' | 'imagesFailed', number>>`
    select count(*)::int as total,
      count(*) filter (where status = 'read')::int as "toCheck",
      count(*) filter (where status = 'valid')::int as valid,
      count(*) filter (where status = 'invalid')::int as invalid,
      count(*) filter (where status = 'valid' and exists_already)::int as existing,
      count(*) filter (where status = 'created')::int as created,
      count(*) filter (where status = 'updated')::int as updated,
      count(*) filter (where status = 'skipped')::int as skipped,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where problems <> '[]')::int as "withProblems",
      count(*) filter (where changes <> '[]')::int as "withChanges",
      (select count(*)::int from product_import_images m where m.store_id = ${row.store_id} and m.import_id = ${row.id}) as images,
      (select count(*)::int from product_import_images m where m.store_id = ${row.store_id} and m.import_id = ${row.id} and m.status = 'pending') as "imagesPending",
      (select count(*)::int from product_import_images m where m.store_id = ${row.store_id} and m.import_id = ${row.id} and m.status = 'failed') as "imagesFailed"
    from product_import_items i where i.store_id = ${row.store_id} and i.import_id = ${row.id}`.execute(trx)
  const { images, imagesPending, imagesFailed, ...products } = onlyRow(result)
  return {
    importId: row.id,
    filename: row.filename,
    format: row.format,
    status: row.status,
    updateExisting: row.update_existing,
    message: row.message,
    lines: row.lines,
    newAreDrafts: !hasStatusColumn(row.headers as string[]),
    unusedColumns: row.unused_columns as ProductImport['unusedColumns'],
    products,
    images: { total: images, pending: imagesPending, failed: imagesFailed },
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}
