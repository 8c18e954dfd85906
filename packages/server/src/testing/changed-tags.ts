import type { TestServer } from './server.ts'

/**
 * Runs a change and returns the cache tags of a store that it invalidates, sorted; "everything" if it invalidates all of the store, and
 * undefined if it invalidates nothing.
 */
export async function changedTags(
  server: TestServer,
  storeId: string,
  change: () => Promise<unknown>,
): Promise<string[] | 'everything' | undefined> {
  const read = async () =>
    (
      await server.owner.query<{ id: string; tags: string[] | null }>('select id, tags from store_changes where store = $1', [
        storeId,
      ])
    ).rows
  const before = new Set((await read()).map(({ id }) => id))
  await change()
  const found = (await read()).filter(({ id }) => !before.has(id))
  if (found.length === 0) return undefined
  if (found.some(({ tags }) => tags === null)) return 'everything'
  return [...new Set(found.flatMap(({ tags }) => tags ?? []))].sort()
}
