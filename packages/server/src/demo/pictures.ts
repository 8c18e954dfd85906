import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { starterFile } from '@blockfront/starter'
import { type ServerContext, storeContext } from '../ground/context.ts'
import { withStoreReadOnly } from '../ground/db/scope.ts'
import { urlOfKey } from '../ground/storage/media-key.ts'
import { saveMedia } from '../modules/media/index.ts'

/**
 * Copies starter images into a store's library, like uploads of an owner. Returns their URLs by name. Existing ones from an
 * earlier attempt stay. Rejects when no file is being saved any more.
 */
export async function importPictures(
  serverContext: ServerContext,
  storeId: string,
  wanted: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await withStoreReadOnly(serverContext.db, storeId, (trx) =>
    trx.selectFrom('media').select(['filename', 'storage_key']).where('store_id', '=', storeId).execute(),
  )
  const there = new Map(rows.map((row) => [row.filename, urlOfKey(row.storage_key)]))
  const addresses = new Map<string, string>()
  const waiting = [...wanted]
  const save = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, alt] = next
      const filename = name + extname(starterFile(name))
      const bytes = await readFile(starterFile(name))
      addresses.set(
        name,
        there.get(filename) ??
          (await saveMedia(storeContext(serverContext, storeId), { filename, bytes, alt, isDemo: true })).url,
      )
    }
  }
  // After a failure the others finish their file and stop: one that continued would save a file that the next attempt saves too.
  const work = () =>
    save().catch((error: unknown) => {
      waiting.length = 0
      throw error
    })
  const failed = (await Promise.allSettled([work(), work(), work()])).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return addresses
}
