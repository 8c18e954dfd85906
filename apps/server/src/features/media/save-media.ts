import type { MediaItem } from '@blockfront/contract'
import type { ServerContext } from '../../context.ts'
import { newId } from '../../db/id.ts'
import { enqueue } from '../../db/job-queue.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { originalKey } from '../../storage/media-key.ts'
import { recordAudit } from '../audit.ts'
import { checkStorageLimit } from '../store/storage-limit.ts'
import { type Accepted, accept } from './accept.ts'
import { mediaView } from './media-view.ts'
import { spool } from './spool.ts'
import type { UploadRoom } from './upload-room.ts'

export type SaveMediaInput = {
  /** Its name in the library. The kind follows from the content alone. */
  filename: string
  /** The file, at once or as it arrives. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  alt?: string
  isDemo?: boolean
  /** The member who uploads it, for the audit log; undefined for the server itself. */
  actorId?: string
  /** The room that was taken for it, which its bytes are counted against while they arrive. */
  room?: UploadRoom
}

/**
 * Takes a file into a store's library: checked and cleaned, stored, listed, its variants ordered. Throws 413 or 415 for what is not
 * taken and 402 beyond the plan's storage; then nothing of it stays.
 */
export async function saveMedia(deps: ServerContext, storeId: string, input: SaveMediaInput): Promise<MediaItem> {
  const { bytes } = input
  const arriving = bytes instanceof Uint8Array ? [bytes][Symbol.iterator]() : bytes
  const upload = { arriving: counted(arriving, input.room), filename: input.filename }
  return spool(deps.config.dataFolder, upload, async (file) => {
    const accepted = await accept(deps.work, storeId, file)
    await withStore(deps.db, storeId, (trx) => checkStorageLimit(trx, storeId, accepted.bytes))
    return keep(deps, storeId, input, accepted)
  })
}

async function* counted(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, room: UploadRoom | undefined) {
  for await (const chunk of chunks) {
    room?.count(chunk.byteLength)
    yield chunk
  }
}

async function keep(deps: ServerContext, storeId: string, input: SaveMediaInput, accepted: Accepted): Promise<MediaItem> {
  const id = newId()
  const { extension } = accepted.format
  const key = originalKey(storeId, id, extension)
  // Ordered before the file is there: should this process die between storing and listing it, the file goes all the same.
  const removal = { storeId, id, extension, width: accepted.width }
  await enqueue(deps.db, 'media.removeFiles', removal, { runAt: new Date(Date.now() + 3_600_000) })
  await deps.storage.put(key, accepted.content)
  try {
    return await withStore(deps.db, storeId, async (trx) => {
      await checkStorageLimit(trx, storeId, accepted.bytes)
      return list(trx, storeId, { id, key, input, accepted })
    })
  } catch (error) {
    await deps.storage.delete(key).catch(() => {})
    throw error
  }
}

type Listed = { id: string; key: string; input: SaveMediaInput; accepted: Accepted }

async function list(trx: StoreTrx, storeId: string, { id, key, input, accepted }: Listed): Promise<MediaItem> {
  const { format, bytes, sha256, width, height, hasVariants } = accepted
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
      is_demo: input.isDemo ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (hasVariants) await enqueue(trx, 'media.makeVariants', { storeId, id })
  if (input.actorId) await recordAudit(trx, { storeId, actorId: input.actorId, action: 'media.upload', target: id })
  return mediaView(row, [])
}

/** A name without folders and unprintable characters, at most 255 characters long. It names the file in the library and nowhere else. */
export function cleanFilename(name: string, extension: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const printable = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim()
  const [stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/su.exec(printable)?.slice(1) ?? []
  return stem === '' ? `file${ending || `.${extension}`}` : [...stem].slice(0, 120).join('') + ending
}
