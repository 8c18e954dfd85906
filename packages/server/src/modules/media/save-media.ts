import type { MediaItem } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { StoreContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { originalKey } from '../../ground/storage/media-key.ts'
import { checkStorageLimit } from '../store/index.ts'
import { cleanFilename } from './media-filename.ts'
import { mediaView } from './media-view.ts'
import { type AcceptedFile, processUpload } from './upload/process-upload.ts'
import { receiveFile } from './upload/received-file.ts'
import type { UploadReservation } from './upload/upload-reservation.ts'

export type SaveMediaInput = {
  /** The name in the library. The kind of the file follows from its content only. */
  filename: string
  /** The content of the file, or a stream of it. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  alt?: string
  isDemo?: boolean
  /** The member who uploads the file, for the audit log; undefined for the server itself. */
  actorId?: string
  /** Reserved space that the bytes are counted against as they arrive. */
  reservation?: UploadReservation
}

type SaveMediaContext = Pick<StoreContext, 'config' | 'db' | 'storage' | 'store' | 'work'>

/** Time after which the files of an upload that did not finish are removed. Milliseconds. */
const REMOVAL_DELAY = 3_600_000

/**
 * Adds a file to a store's library: checks and sanitizes it, stores it, and queues its variants. Throws `too_large`, `unsupported_type`,
 * or `limit_reached` beyond the plan's storage; then no part of the file is kept.
 */
export async function saveMedia(context: SaveMediaContext, input: SaveMediaInput): Promise<MediaItem> {
  const { config, db, work, store } = context
  const { bytes, filename, reservation } = input
  const arriving = bytes instanceof Uint8Array ? [bytes][Symbol.iterator]() : bytes
  return receiveFile(config.dataFolder, { arriving: counted(arriving, reservation), filename }, async (file) => {
    const accepted = await processUpload(work, store.storeId, file)
    await withStore(db, store.storeId, (trx) => checkStorageLimit(trx, store.storeId, accepted.bytes))
    return storeFile(context, input, accepted)
  })
}

async function* counted(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  reservation: UploadReservation | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    reservation?.count(chunk.byteLength)
    yield chunk
  }
}

async function storeFile(context: SaveMediaContext, input: SaveMediaInput, file: AcceptedFile): Promise<MediaItem> {
  const { db, storage, store } = context
  const { storeId } = store
  const id = newId()
  const { extension } = file.format
  const key = originalKey(storeId, id, extension)
  // Queued before the file is stored: if this process stops before the file is listed, the job removes it.
  const removal = { storeId, id, extension, width: file.width }
  await enqueue(db, 'media.removeFiles', removal, { runAt: new Date(Date.now() + REMOVAL_DELAY) })
  await storage.put(key, file.content)
  try {
    return await withStore(db, storeId, async (trx) => {
      await checkStorageLimit(trx, storeId, file.bytes)
      return insertMedia(trx, storeId, { id, key, input, file })
    })
  } catch (error) {
    await storage.delete(key).catch(() => {})
    throw error
  }
}

async function insertMedia(
  trx: StoreTrx,
  storeId: string,
  { id, key, input, file }: { id: string; key: string; input: SaveMediaInput; file: AcceptedFile },
): Promise<MediaItem> {
  const { format, bytes, sha256, width, height, hasVariants } = file
  const row = await trx
    .insertInto('media')
    .values({
      store_id: storeId,
      id,
      filename: cleanFilename(input.filename, format.extension),
      mime: format.mime,
      bytes,
      width,
      height,
      alt: (input.alt ?? '').slice(0, 500),
      sha256,
      storage_key: key,
      status: hasVariants ? 'processing' : 'ready',
      is_demo: input.isDemo,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (hasVariants) await enqueue(trx, 'media.makeVariants', { storeId, id })
  if (input.actorId) await recordAudit(trx, { storeId, actorId: input.actorId, action: 'media.upload', target: id })
  return mediaView(row, [])
}
