import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { MediaTable } from '../../ground/db/tables.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { VariantFormat } from '../../ground/storage/media-key.ts'

export type MediaRow = Selectable<MediaTable>

/** A variant in the `variants` column. */
export type StoredVariant = { format: VariantFormat; width: number }

/** A file of the library; undefined if there is none. */
export const findMedia = (trx: StoreTrx, storeId: string, id: string): Promise<MediaRow | undefined> =>
  trx.selectFrom('media').selectAll().where('store_id', '=', storeId).where('id', '=', id).executeTakeFirst()

/** A file of the library, locked until the transaction ends. Throws `not_found`. */
export const lockedMedia = async (trx: StoreTrx, storeId: string, id: string): Promise<MediaRow> =>
  orNotFound(
    await trx.selectFrom('media').selectAll().where('store_id', '=', storeId).where('id', '=', id).forUpdate().executeTakeFirst(),
  )
