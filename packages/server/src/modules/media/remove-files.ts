import type { JobContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { keysOfItem } from '../../ground/storage/media-key.ts'
import { findMedia } from './media-rows.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    /** A file that was deleted, or whose upload did not finish. A trigger of the database writes this payload too. */
    'media.removeFiles': { storeId: string; id: string; extension: string; width: number | null }
  }
}

/** The job that removes the stored files of an item that is not in the library. It keeps the files of an item that is. */
export async function removeMediaFiles(
  { storeId, id, extension, width }: { storeId: string; id: string; extension: string; width: number | null },
  { db, storage }: JobContext,
): Promise<void> {
  if (await withStoreReadOnly(db, storeId, (trx) => findMedia(trx, storeId, id))) return
  await Promise.all(keysOfItem({ storeId, id, extension, width }).map((key) => storage.delete(key)))
}
