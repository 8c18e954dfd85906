import { AdapterError } from '../adapter.ts'
import { messages } from './messages.ts'
import { type DocumentAdapter, storageAdapter } from './storage-adapter.ts'

/**
 * Returns an adapter that keeps pages in this browser's `localStorage`. Tabs that edit the same page merge their changes.
 * Rejects with an `AdapterError` if the storage is full or blocked.
 * @param prefix The start of every key; a page's key is the prefix and its id.
 */
export function localStorageAdapter(prefix = 'blockfront.page.'): DocumentAdapter {
  return storageAdapter({
    read: (pageId) => localStorage.getItem(prefix + pageId),
    write: (pageId, json) => {
      try {
        localStorage.setItem(prefix + pageId, json)
      } catch {
        throw new AdapterError('too-large', messages.storageFull)
      }
    },
  })
}
