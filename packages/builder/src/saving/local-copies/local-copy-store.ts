import type { StoredDocument } from '@blockfront/engine'
import type { Base } from '../saver/save-state.ts'

/** Work that this browser keeps, against crashes, closed tabs and second thoughts. */
export interface LocalCopy {
  key: string
  /** The open builder that wrote it. */
  tab: string
  storeId: string
  pageId: string
  /** When it was last written, in milliseconds. */
  at: number
  /** `unsaved`: the server did not have it; `set-aside`: its owner chose the other version. */
  reason: 'unsaved' | 'set-aside'
  /** What it is based on, for joining it with what others saved since: a stored document as JSON, written once for many copies. */
  base: Base
  before: string
  document: StoredDocument
}

/** Where copies stand. Every call rejects where the browser keeps nothing, as in some private windows. */
export interface LocalCopyStore {
  keep: (copy: LocalCopy) => Promise<void>
  drop: (key: string) => Promise<void>
  /** The copies of one page, newest first. */
  of: (storeId: string, pageId: string) => Promise<LocalCopy[]>
}

/** Copies older than this go, in milliseconds: 30 days. */
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

/** The shelf in this browser's IndexedDB. It takes pages of any size, and holds what was written when the tab is killed. */
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
    // At once, so that the last write of a page that goes away is not left open.
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
