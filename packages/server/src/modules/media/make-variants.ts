import type { JobContext } from '../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { AppError } from '../../ground/errors.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import { requireFreeSpace } from '../../ground/storage/disk.ts'
import { variantKey } from '../../ground/storage/media-key.ts'
import { findMedia, type MediaRow, type StoredVariant } from './media-rows.ts'
import { removeMediaFiles } from './remove-files.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'media.makeVariants': { storeId: string; id: string }
  }
}

/** The job that creates the variants of an image. A second run after a crash writes the same files again. */
export async function makeMediaVariants({ storeId, id }: { storeId: string; id: string }, context: JobContext): Promise<void> {
  const { config, db, log } = context
  const row = await withStoreReadOnly(db, storeId, (trx) => findMedia(trx, storeId, id))
  if (row?.status !== 'processing' || row.width === null) return
  // Without enough disk space, the job fails and runs again later.
  await requireFreeSpace(config.dataFolder, 0, config.minFreeBytes)
  let variants: StoredVariant[]
  try {
    variants = await createVariants(context, row, row.width)
  } catch (error) {
    // The storage or a worker can be available again soon. An image that cannot be converted stays without variants.
    if (error instanceof StorageError) throw error.cause
    if (error instanceof AppError && error.code === 'unavailable') throw error
    log.warn({ err: error, storeId, mediaId: id }, 'An image has no variants')
    await finishJob(context, { storeId, id, status: 'failed', variants: [] })
    return
  }
  const isListed = await finishJob(context, { storeId, id, status: 'ready', variants })
  if (!isListed)
    await removeMediaFiles({ storeId, id, extension: row.storage_key.split('.').at(-1) ?? '', width: row.width }, context)
}

class StorageError extends Error {
  constructor(cause: unknown) {
    super('The storage does not accept files', { cause })
    this.name = 'StorageError'
  }
}

/** Converts an image and stores its variants. Returns them sorted by width. */
async function createVariants({ storage, work }: JobContext, row: MediaRow, width: number): Promise<StoredVariant[]> {
  const { store_id: storeId, id, storage_key } = row
  const original = await storage.get(storage_key)
  if (!original?.part) throw new Error('The original is not in the storage.')
  const bytes = new Uint8Array(await new Response(original.part.stream).arrayBuffer())
  const variants = await work.run('picture.variants', storeId, { original: bytes, width })
  for (const variant of variants) {
    const content = new Blob([new Uint8Array(variant.content)], { type: `image/${variant.format}` })
    await storage.put(variantKey(storeId, id, variant.width, variant.format), content).catch((cause: unknown) => {
      throw new StorageError(cause)
    })
  }
  return variants.map((variant) => ({ format: variant.format, width: variant.width })).sort((a, b) => a.width - b.width)
}

type JobResult = { storeId: string; id: string; status: 'ready' | 'failed'; variants: StoredVariant[] }

/** Stores the result of the job. Returns whether the file is still in the library. */
const finishJob = ({ db }: JobContext, { storeId, id, status, variants }: JobResult): Promise<boolean> =>
  withStore(db, storeId, async (trx) => {
    const changed = await trx
      .updateTable('media')
      .set({ status, variants: JSON.stringify(variants) })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst()
    await invalidate(trx, storeId, [cacheTags.image(id)])
    return changed.numUpdatedRows > 0n
  })
