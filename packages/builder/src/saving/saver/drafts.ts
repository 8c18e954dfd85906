import type { Blocks, Document } from '@blockfront/engine'
import { type Change, change, type LoadResult, load, sameJson, save } from '@blockfront/engine'
import type { DraftInput, PageDraft, SavedDraft } from '../../adapter.ts'
import type { Base, RemoteVersion, SaveState } from './save-state.ts'

/** Loads the document of a page's draft. Returns it with the load report. */
export const loadDraft = ({ content, globalContent, draftSettings }: PageDraft, blocks: Blocks): LoadResult =>
  load({ content, globalContent, settings: draftSettings }, blocks)

/** A page's draft as a remote version of the state machine. */
export const remoteVersionOf = (page: PageDraft, blocks: Blocks): RemoteVersion<Document> => ({
  base: { version: page.version, globalVersion: page.globalVersion },
  document: loadDraft(page, blocks).document,
})

/** Whether two documents have the same stored form. */
export const sameDocument = (a: Document, b: Document): boolean => sameParts(a, b) || sameJson(save(a), save(b))

/** Whether two documents have identical lists (compared by reference) and equal settings. */
export const sameParts = (a: Document, b: Document): boolean =>
  a.content === b.content && a.globalContent === b.globalContent && sameJson(a.settings, b.settings)

/** Returns our own document that equals another one, if any: the last saved one, or one that was sent without a response. */
export const findOwnVersion = ({ saved, unconfirmed, sending }: SaveState<Document>, theirs: Document): Document | undefined =>
  [saved, ...unconfirmed, ...(sending ? [sending] : [])].find((document) => sameDocument(document, theirs))

/**
 * Returns the save input of `document`. Global blocks and settings are included if they differ from the server's last known
 * state.
 */
export function toDraftInput(pageId: string, { base, saved, unconfirmed }: SaveState<Document>, document: Document): DraftInput {
  const stored = save(document)
  const sent = [document, ...unconfirmed]
  const touched = sent.some(({ globalContent }) => globalContent !== saved.globalContent)
  const settled = sent.every(({ settings }) => sameJson(settings, saved.settings))
  return {
    pageId,
    document: stored,
    content: stored.content,
    baseVersion: base.version,
    ...(!settled && { settings: stored.settings }),
    ...(touched && { globalContent: stored.globalContent, baseGlobalVersion: base.globalVersion }),
  }
}

/**
 * The base versions of the next save. The version of the global blocks is updated only when this builder wrote them: a newer
 * version may contain another person's changes, which the save must not overwrite.
 */
export const nextBase = (draft: DraftInput, saved: SavedDraft, { globalVersion }: Base): Base => ({
  version: saved.version,
  globalVersion: draft.globalContent ? saved.globalVersion : globalVersion,
})

/**
 * Replaces one document with another as one step of history; without patches if they are equal. Settings missing in `after` stay.
 */
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
