import type { StoreArchive } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { StoreArchivesTable } from '../../ground/db/tables.ts'
import { orNotFound } from '../../ground/errors.ts'

/** Archives that a store keeps, with the newest one. */
export const KEPT_ARCHIVES = 3

/** The key of an archive's file in the storage. It is not the key of a media item, so the media library never serves it. */
export const archiveKey = (archiveId: string): string => `archives/store-${archiveId}.zip`

type Row = Selectable<StoreArchivesTable> & { creator: string | null }

const viewArchive = (row: Row): StoreArchive => ({
  archiveId: row.id,
  status: row.status,
  progress: row.progress,
  message: row.message,
  rows: row.rows,
  files: row.files,
  missingFiles: row.missing_files,
  bytes: row.bytes,
  createdBy: row.creator ?? '',
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})

/** Returns the archives of a store that have not expired, newest first: all, or the one with an id. */
export async function readArchives(trx: StoreTrx, storeId: string, archiveId?: string): Promise<StoreArchive[]> {
  let query = trx
    .selectFrom('store_archives as a')
    .leftJoin('users as u', 'u.id', 'a.created_by')
    .selectAll('a')
    .select('u.name as creator')
    .where('a.store_id', '=', storeId)
    .where('a.expires_at', '>', new Date())
  if (archiveId !== undefined) query = query.where('a.id', '=', archiveId)
  const rows = await query.orderBy('a.created_at', 'desc').orderBy('a.id').limit(KEPT_ARCHIVES).execute()
  return rows.map(viewArchive)
}

/** Returns an archive of a store. Throws `not_found`. */
export async function readArchive(trx: StoreTrx, storeId: string, archiveId: string): Promise<StoreArchive> {
  const [archive] = await readArchives(trx, storeId, archiveId)
  return orNotFound(archive)
}
