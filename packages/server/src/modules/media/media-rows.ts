import type { Selectable, Updateable } from 'kysely'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { MediaTable } from '../../ground/db/tables.ts'
import type { VariantFormat } from '../../ground/storage/media-key.ts'

export type MediaRow = Selectable<MediaTable>

/** A variant in the `variants` column. */
export type StoredVariant = { format: VariantFormat; width: number }

/** A file of the library; undefined if there is none. */
export const findMedia = (trx: StoreTrx, storeId: string, id: string): Promise<MediaRow | undefined> =>
  trx.selectFrom('media').selectAll().where('store_id', '=', storeId).where('id', '=', id).executeTakeFirst()

/** A file of the library; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export const mediaRow = rowReader('media')

/** Sets columns of a file and returns it. Undefined values stay unchanged. */
export const setMediaColumns = (trx: StoreTrx, storeId: string, id: string, columns: Updateable<MediaTable>): Promise<MediaRow> =>
  trx
    .updateTable('media')
    .set(columns)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes the row of a file; a job removes the stored files after the commit. */
export async function deleteMediaRow(trx: StoreTrx, storeId: string, id: string): Promise<void> {
  await trx.deleteFrom('media').where('store_id', '=', storeId).where('id', '=', id).execute()
}
