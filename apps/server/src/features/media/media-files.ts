import type { JobContext } from '../../context.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import { AppError } from '../../errors.ts'
import { shown } from '../../events/cache-tags.ts'
import { invalidate } from '../../events/store-events.ts'
import { requireFreeSpace } from '../../storage/disk.ts'
import { keysOfItem, variantKey } from '../../storage/media-key.ts'
import type { StoredVariant } from './media-view.ts'

declare module '../../db/job-queue.ts' {
  interface Jobs {
    'media.makeVariants': { storeId: string; id: string }
    /** Of an item that was deleted, or whose upload never came to its end. The database's trigger writes this payload, too. */
    'media.removeFiles': { storeId: string; id: string; extension: string; width: number | null }
  }
}

const mediaRow = (trx: StoreTrx, storeId: string, id: string) =>
  trx.selectFrom('media').selectAll().where('store_id', '=', storeId).where('id', '=', id).executeTakeFirst()

/** Makes the variants of a picture. Run again after a crash it writes the same files once more. */
export async function makeMediaVariants({ storeId, id }: { storeId: string; id: string }, context: JobContext): Promise<void> {
  const { db, storage, log } = context
  const row = await readStore(db, storeId, (trx) => mediaRow(trx, storeId, id))
  if (row?.status !== 'processing' || row.width === null) return
  // Tried again later where the disk has little space left.
  const { dataFolder, minFreeBytes } = context.config
  await requireFreeSpace(dataFolder, 0, minFreeBytes)
  const original = await storage.get(row.storage_key)
  const made: StoredVariant[] = []
  try {
    if (!original?.part) throw new Error('The original is not in the storage.')
    const bytes = new Uint8Array(await new Response(original.part.stream).arrayBuffer())
    const variants = await context.work.run('picture.variants', storeId, { original: bytes, width: row.width })
    for (const { format, width, content } of variants) {
      await storage
        .put(variantKey(storeId, id, width, format), new Blob([new Uint8Array(content)], { type: `image/${format}` }))
        .catch((cause: unknown) => {
          throw new StorageTrouble(cause)
        })
      made.push({ format, width })
    }
  } catch (error) {
    // The storage or a worker may be available soon; an image that cannot be converted stays so.
    if (error instanceof StorageTrouble) throw error.cause
    if (error instanceof AppError && error.code === 'unavailable') throw error
    log.warn({ err: error, storeId, mediaId: id }, 'A picture has no variants')
    await finish(context, { storeId, id, status: 'failed', variants: [] })
    return
  }
  const variants = made.sort((a, b) => a.width - b.width || a.format.localeCompare(b.format))
  const listed = await finish(context, { storeId, id, status: 'ready', variants })
  if (!listed)
    await removeMediaFiles({ storeId, id, extension: row.storage_key.split('.').at(-1) ?? '', width: row.width }, context)
}

class StorageTrouble extends Error {
  constructor(cause: unknown) {
    super('The storage does not take files', { cause })
    this.name = 'StorageTrouble'
  }
}

type Outcome = { storeId: string; id: string; status: 'ready' | 'failed'; variants: StoredVariant[] }

/** Answers whether the item is still listed. */
const finish = ({ db }: JobContext, { storeId, id, status, variants }: Outcome): Promise<boolean> =>
  withStore(db, storeId, async (trx) => {
    const changed = await trx
      .updateTable('media')
      .set({ status, variants: JSON.stringify(variants) })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst()
    await invalidate(trx, storeId, [shown.picture(id)])
    return changed.numUpdatedRows > 0n
  })

/** Removes the files of an item that is not listed; does nothing for one that is. */
export async function removeMediaFiles(
  { storeId, id, extension, width }: { storeId: string; id: string; extension: string; width: number | null },
  { db, storage }: JobContext,
): Promise<void> {
  if (await readStore(db, storeId, (trx) => mediaRow(trx, storeId, id))) return
  await Promise.all(keysOfItem({ storeId, id, extension, width }).map((key) => storage.delete(key)))
}
