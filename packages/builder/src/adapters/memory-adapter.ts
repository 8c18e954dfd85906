import type { StoredDocument } from '@blockfront/engine'
import { type DocumentAdapter, storageAdapter } from './storage-adapter.ts'

/**
 * Returns an adapter that keeps pages in memory until the window is closed, for demos and tests.
 * @param pages Stored pages by their id. They are copied.
 */
export function memoryAdapter(pages: Readonly<Record<string, Partial<StoredDocument>>> = {}): DocumentAdapter {
  const known = new Map(
    Object.entries(pages).map(([pageId, page]) => [
      pageId,
      JSON.stringify({ content: [], globalContent: [], version: 1, ...page }),
    ]),
  )
  return storageAdapter({
    read: (key) => known.get(key),
    write: (key, json) => void known.set(key, json),
  })
}
