import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context.ts'
import { migrations } from '../../ground/db/migrate.ts'
import { type StoreTrx, withStoreSnapshot } from '../../ground/db/scope.ts'
import { storeRow } from '../../modules/store/index.ts'
import { FORMAT_VERSION, MANIFEST_PATH, type Manifest } from './manifest.ts'
import { countRows, readRows } from './read-rows.ts'
import { archivedTables } from './tables/all.ts'
import { MAX_ARCHIVE_BYTES, tooLarge, writeZip, type ZipWriter } from './zip-writer.ts'

interface ArchiveOptions {
  /** The new ZIP file. */
  path: string
  /** Called after each step with the part that is done, from 0 to 1. It stops the work by throwing. */
  onProgress: (done: number) => Promise<void>
  /** Bytes. */
  limit?: number
}

/** What an archive contains. */
export interface ArchiveContents {
  bytes: number
  rows: number
  files: number
  missingFiles: number
}

interface MediaFile {
  id: string
  storage_key: string
  bytes: number
}

/** Bytes of a file that take about as long as a row. */
const BYTES_PER_ROW = 20_000

/**
 * Writes the archive of a store. All tables are read as they were at one moment. Files are copied after that, without a transaction: a file
 * never changes, and one that was deleted meanwhile is reported as missing. Throws `too_large` beyond the limit.
 */
export async function writeArchive(
  { db, storage }: Pick<ServerContext, 'db' | 'storage'>,
  storeId: string,
  { path, onProgress, limit = MAX_ARCHIVE_BYTES }: ArchiveOptions,
): Promise<ArchiveContents> {
  const { result, bytes } = await writeZip(
    path,
    async (zip) => {
      const tables = await withStoreSnapshot(db, storeId, (trx) => writeTables(trx, storeId, { zip, onProgress, limit }))
      const { store, media, advance } = tables
      const files = [...tables.files]
      const missingMedia: string[] = []
      for (const { id, storage_key: key, bytes: size } of media) {
        const stored = await storage.get(key)
        if (stored?.part)
          files.push(await zip.add(`media/${id}.${key.slice(key.lastIndexOf('.') + 1)}`, stored.part.stream, { compress: false }))
        else missingMedia.push(id)
        await advance(size / BYTES_PER_ROW)
      }
      const manifest: Manifest = {
        format: 'blockfront-store',
        version: FORMAT_VERSION,
        schema: (await migrations()).at(-1)?.name ?? '',
        createdAt: new Date().toISOString(),
        store,
        files,
        missingMedia,
      }
      await zip.add(MANIFEST_PATH, bytesOf(JSON.stringify(manifest, null, 1)), { compress: true })
      return { rows: tables.rows, files: media.length - missingMedia.length, missingFiles: missingMedia.length }
    },
    limit,
  )
  return { bytes, ...result }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

interface TableOptions extends Pick<ArchiveOptions, 'onProgress'> {
  zip: ZipWriter
  limit: number
}

async function writeTables(trx: StoreTrx, storeId: string, { zip, onProgress, limit }: TableOptions) {
  await sql`set local timezone to 'UTC'`.execute(trx)
  const { name, currency } = await storeRow(trx, storeId)
  const media = await mediaOf(trx, storeId)
  const mediaBytes = media.reduce((sum, { bytes }) => sum + bytes, 0)
  if (mediaBytes > limit) throw tooLarge(limit)
  let rows = 0
  for (const table of Object.keys(archivedTables)) rows += await countRows(trx, storeId, table)
  const advance = counter(rows + mediaBytes / BYTES_PER_ROW, onProgress)
  const files: Manifest['files'] = []
  for (const [table, archived] of Object.entries(archivedTables)) {
    let tableRows = 0
    const lines = async function* () {
      for await (const batch of readRows(trx, storeId, table, archived)) {
        tableRows += batch.rows
        yield batch.lines
        await advance(batch.rows)
      }
    }
    const file = await zip.add(`data/${table}.ndjson`, lines(), { compress: true })
    files.push({ ...file, rows: tableRows })
  }
  return { store: { id: storeId, name, currency }, media, rows, files, advance }
}

const mediaOf = (trx: StoreTrx, storeId: string): Promise<MediaFile[]> =>
  trx.selectFrom('media').select(['id', 'storage_key', 'bytes']).where('store_id', '=', storeId).orderBy('id').execute()

function counter(total: number, onProgress: (done: number) => Promise<void>) {
  let done = 0
  return (units: number) => {
    done += units
    return onProgress(Math.min(1, done / Math.max(total, 1)))
  }
}
