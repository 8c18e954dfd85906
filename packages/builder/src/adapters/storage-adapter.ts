import type { StoredDocument } from '@blockfront/engine'
import { type BuilderAdapter, type DraftInput, isStale, type StaleDraft } from '../adapter.ts'

/** Where an adapter keeps the pages of one app, as JSON by page id. */
export interface PageStorage {
  read: (pageId: string) => string | null | undefined
  /** Throws if the page cannot be stored. */
  write: (pageId: string, json: string) => void
}

/** The stored form of a page. */
interface StoredVersion extends StoredDocument {
  version: number
}

/** A page of an adapter that stores documents. `load` returns what `<Page document={…} />` renders. */
export interface DocumentAdapter extends BuilderAdapter {
  load: (pageId: string) => Promise<StoredVersion | undefined>
}

/** An adapter that keeps whole documents, and counts their versions, so that two builders cannot overwrite each other's work. */
export function storageAdapter({ read, write }: PageStorage): DocumentAdapter {
  const stored = (pageId: string): StoredVersion | undefined => {
    const json = read(pageId)
    return json ? (JSON.parse(json) as StoredVersion) : undefined
  }
  const staleOf = ({ pageId, baseVersion }: DraftInput): StaleDraft | undefined => {
    const page = stored(pageId)
    return page && page.version !== baseVersion ? { stale: true, page } : undefined
  }
  return {
    load: async (pageId) => stored(pageId),
    save: async (draft) => {
      const answer = staleOf(draft) ?? { version: draft.baseVersion + 1 }
      if (!isStale(answer)) write(draft.pageId, JSON.stringify({ ...draft.document, version: answer.version }))
      return answer
    },
  }
}
