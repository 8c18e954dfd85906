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
  const client = await server.owner.connect()
  const payloads: string[] = []
  client.on('notification', ({ payload = '' }) => payloads.push(payload))
  try {
    await client.query('listen store_changed')
    await change()
    // PostgreSQL sends the notifications of everything that was committed before a query ahead of its result.
    await client.query('select 1')
  } finally {
    client.release(true)
  }
  const found = payloads.map((payload) => payload.split(' ')).filter(([id]) => id === storeId)
  if (found.length === 0) return undefined
  if (found.some((parts) => parts.length === 1)) return 'everything'
  return [...new Set(found.flatMap(([, ...tags]) => tags.filter(Boolean)))].sort()
}
