import type { JobContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { archiveKey } from './archive-rows.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    /** A trigger of the database writes this payload. */
    'archive.removeFile': { storeId: string; archiveId: string }
  }
}

/** The job that removes the file of an archive that was deleted or has expired. */
export async function removeArchiveFile(
  { storeId, archiveId }: { storeId: string; archiveId: string },
  { db, storage }: JobContext,
): Promise<void> {
  const found = await withStoreReadOnly(db, storeId, (trx) =>
    trx.selectFrom('store_archives').select('id').where('store_id', '=', storeId).where('id', '=', archiveId).executeTakeFirst(),
  )
  if (!found) await storage.delete(archiveKey(archiveId))
}
