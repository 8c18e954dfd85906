import type { StoredDocument } from '@blockfront/engine'
import type { BuilderAdapter, StoredPage } from '../adapter.ts'

/** Storage for the pages of one app, as JSON by key: the id of a page, or `SHARED`. */
export interface PageStorage {
  read: (key: string) => string | null | undefined
  /** Throws if the page cannot be stored. */
  write: (key: string, json: string) => void
}

/** The key of the content that all pages share. */
export const SHARED = '*'

interface StoredVersion extends StoredDocument {
  version: number
}

interface StoredShared {
  globalContent: unknown[]
  version: number
}

/** A page of an adapter that stores documents. `load` returns what `<Page document={…} />` renders. */
export interface DocumentAdapter extends BuilderAdapter {
  load: (pageId: string) => Promise<StoredPage | undefined>
}

/**
 * An adapter that keeps whole documents, and the content that all pages share once. It counts the versions of both, so that two builders
 * cannot overwrite each other's work.
 */
export function storageAdapter({ read, write }: PageStorage): DocumentAdapter {
  const parsed = <Value>(key: string): Value | undefined => {
    const json = read(key)
    return json ? (JSON.parse(json) as Value) : undefined
  }
  const stored = (pageId: string): StoredPage | undefined => {
    const page = parsed<StoredVersion>(pageId)
    const shared = parsed<StoredShared>(SHARED)
    if (!shared) return page
    return { ...page, globalContent: shared.globalContent, globalVersion: shared.version }
  }
  return {
    load: async (pageId) => stored(pageId),
    save: async ({ pageId, document, baseVersion, globalContent, baseGlobalVersion = 0 }) => {
      const page = stored(pageId)
      const globalVersion = page?.globalVersion ?? 0
      const isOutdated = (page?.version ?? baseVersion) !== baseVersion || (globalContent && globalVersion !== baseGlobalVersion)
      // A page that was never saved keeps its content.
      if (page && isOutdated) return { stale: true, page: { content: document.content, ...page } }
      const version = baseVersion + 1
      write(pageId, JSON.stringify({ ...document, version }))
      // The first page brings the shared content that it started with.
      const isFirst = globalVersion === 0 && document.globalContent.length > 0
      if (!globalContent && !isFirst) return { version }
      const shared = { globalContent: document.globalContent, version: globalVersion + 1 }
      write(SHARED, JSON.stringify(shared))
      return { version, globalVersion: shared.version }
    },
  }
}
