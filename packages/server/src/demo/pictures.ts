import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { starterFile } from '@blockfront/starter'
import { type ServerContext, storeContext } from '../ground/context.ts'
import { withStoreReadOnly } from '../ground/db/scope.ts'
import { urlOfKey } from '../ground/storage/media-key.ts'
import { saveMedia } from '../modules/media/index.ts'

/**
 * Copies starter images into a store's library, like uploads of an owner. Returns their URLs by name. Existing ones from an
 * earlier attempt stay.
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
  const work = async () => {
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
  await Promise.all([work(), work(), work()])
  return addresses
}
