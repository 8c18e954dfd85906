import { AdapterError } from '../adapter.ts'
import { messages } from './messages.ts'
import { type DocumentAdapter, storageAdapter } from './storage-adapter.ts'

/**
 * Returns an adapter that keeps pages in this browser's `localStorage`. Tabs that edit the same page merge their changes.
 * Rejects with an `AdapterError` if the storage is full or blocked.
 * @param prefix The start of every key: the prefix and the id of a page, or `*` for the content that all pages share.
 */
export function localStorageAdapter(prefix = 'blockfront.page.'): DocumentAdapter {
  return storageAdapter({
    read: (key) => localStorage.getItem(prefix + key),
    write: (key, json) => {
      try {
        localStorage.setItem(prefix + key, json)
      } catch {
        throw new AdapterError('too-large', messages.storageFull)
      }
    },
  })
}
