import type { Blocks, Document } from '@blockfront/engine'
import { type Change, change, type LoadResult, load, sameJson, save } from '@blockfront/engine'
import type { DraftInput, PageDraft, SavedDraft } from '../../adapter.ts'
import type { Base, RemoteVersion, SaveState } from './save-state.ts'

/** The document that a page's draft holds, and what loading did to it. */
export const loadDraft = ({ content, globalContent, draftSettings }: PageDraft, blocks: Blocks): LoadResult =>
  load({ content, globalContent, settings: draftSettings }, blocks)

/** A page's draft as the machine knows it. */
export const remoteVersionOf = (page: PageDraft, blocks: Blocks): RemoteVersion<Document> => ({
  base: { version: page.version, globalVersion: page.globalVersion },
  document: loadDraft(page, blocks).document,
})

/** Whether two documents are stored alike. */
export const sameDocument = (a: Document, b: Document): boolean => sameParts(a, b) || sameJson(save(a), save(b))

/** Whether two documents hold the same lists, which costs nothing to find out, and the same settings. */
export const sameParts = (a: Document, b: Document): boolean =>
  a.content === b.content && a.globalContent === b.globalContent && sameJson(a.settings, b.settings)

/** The document of ours that another one is, where it is one: what was saved, or what was sent without an answer. */
export const findOwnVersion = ({ saved, unconfirmed, sending }: SaveState<Document>, theirs: Document): Document | undefined =>
  [saved, ...unconfirmed, ...(sending ? [sending] : [])].find((document) => sameDocument(document, theirs))

/** The save of `document`. The store's blocks and the settings go along where they differ from what the server is known to have. */
export function toDraftInput(pageId: string, { base, saved, unconfirmed }: SaveState<Document>, document: Document): DraftInput {
  const stored = save(document)
  const sent = [document, ...unconfirmed]
  const touched = sent.some(({ globalContent }) => globalContent !== saved.globalContent)
  const settled = sent.every(({ settings }) => sameJson(settings, saved.settings))
  return {
    pageId,
    content: stored.content,
    baseVersion: base.version,
    ...(!settled && { settings: stored.settings }),
    ...(touched && { globalContent: stored.globalContent, baseGlobalVersion: base.globalVersion }),
  }
}

/**
 * What the next save is based on. The version of the store's blocks counts only where ours were written: a newer one may hold
 * what another page's owner made of them, and must not be written over unseen.
 */
export const nextBase = (draft: DraftInput, answer: SavedDraft, { globalVersion }: Base): Base => ({
  version: answer.version,
  globalVersion: draft.globalContent ? answer.globalVersion : globalVersion,
})

/** One document in another's place, as one step of history; without patches where they are the same. Settings that `after` lacks stay. */
export function replaceDocument(before: Document, after: Document): Change {
  const changed = PARTS.filter((part) => after[part] !== undefined && !sameJson(before[part], after[part]))
  return change(
    before,
    '',
    changed.map((part) => ({ op: 'replace', path: [part], value: after[part] })),
    changed.map((part) => ({ op: 'replace', path: [part], value: before[part] })),
  )
}

const PARTS = ['content', 'globalContent', 'settings'] as const
