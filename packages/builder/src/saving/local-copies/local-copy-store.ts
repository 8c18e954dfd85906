import type { StoredDocument } from '@blockfront/engine'
import type { Base } from '../saver/save-state.ts'

/** Work that this browser keeps, for recovery after crashes and closed tabs. */
export interface LocalCopy {
  key: string
  /** The id of the builder tab that wrote it. */
  tab: string
  storeId: string
  pageId: string
  /** When it was last written, in milliseconds. */
  at: number
  /** `unsaved`: the server does not have it; `set-aside`: the owner chose the other version. */
  reason: 'unsaved' | 'set-aside'
  /** The stored document that it is based on, as JSON, for merging it with later saves. Stored once for several copies. */
  base: Base
  before: string
  document: StoredDocument
}

/** Storage for local copies. Every call rejects if the browser cannot store data, as in some private windows. */
export interface LocalCopyStore {
  keep: (copy: LocalCopy) => Promise<void>
  drop: (key: string) => Promise<void>
  /** The copies of one page, newest first. */
  of: (storeId: string, pageId: string) => Promise<LocalCopy[]>
}

/** Older copies are deleted. In milliseconds: 30 days. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000

const DATABASE = 'blockfront-builder'
const STORE = 'copies'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('page', ['storeId', 'pageId'])
  return settled(request)
}

/** Stores copies in this browser's IndexedDB, which holds pages of any size and keeps its data when the tab is killed. */
export function indexedDbCopyStore(): LocalCopyStore {
  let opened: Promise<IDBDatabase> | undefined
  const within = async <T>(mode: IDBTransactionMode, work: (copies: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    opened ??= openDatabase()
    opened.catch(() => {
      opened = undefined
    })
    const transaction = (await opened).transaction(STORE, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const request = work(transaction.objectStore(STORE))
    // Commits immediately, so that the last write completes before the page closes.
    transaction.commit()
    await done
    return request.result
  }
  return {
    keep: async (copy) => {
      await within('readwrite', (copies) => copies.put(copy))
    },
    drop: (key) => within('readwrite', (copies) => copies.delete(key)),
    of: async (storeId, pageId) => {
      const all = (await within('readonly', (copies) => copies.index('page').getAll([storeId, pageId]))) as LocalCopy[]
      const old = all.filter(({ at }) => at < Date.now() - MAX_AGE)
      for (const { key } of old) await within('readwrite', (copies) => copies.delete(key))
      return all.filter((copy) => !old.includes(copy)).sort((a, b) => b.at - a.at)
    },
  }
}
