import type { Blocks } from '../../block.ts'
import { type Change, change } from '../../document/change.ts'
import type { Document } from '../../document/document.ts'
import { sameJson } from '../../document/json.ts'
import { load } from '../../document/load.ts'
import { save } from '../../document/save.ts'
import type { DraftInput, PageDraft, SavedDraft } from '../host.ts'
import type { Base, SaveState, Theirs } from './save-state.ts'

/** A page's draft as the machine knows it. */
export const theirsOf = (page: PageDraft, blocks: Blocks): Theirs<Document> => ({
  base: { version: page.version, globalVersion: page.globalVersion },
  document: load({ content: page.content, globalContent: page.globalContent }, blocks).document,
})

/** Whether two documents are stored alike. */
export const sameDocument = (a: Document, b: Document): boolean =>
  (a.content === b.content && a.globalContent === b.globalContent) || sameJson(save(a), save(b))

/** The document of ours that another one is, where it is one: what was saved, or what was sent without an answer. */
export const oursAmong = ({ saved, unanswered, sending }: SaveState<Document>, theirs: Document): Document | undefined =>
  [saved, ...unanswered, ...(sending ? [sending] : [])].find((document) => sameDocument(document, theirs))

/** The save of `document`. The store's blocks go along where they differ from what the other side is known to have. */
export function draftOf(pageId: string, { base, saved, unanswered }: SaveState<Document>, document: Document): DraftInput {
  const stored = save(document)
  const touched = [document, ...unanswered].some(({ globalContent }) => globalContent !== saved.globalContent)
  return {
    pageId,
    content: stored.content,
    baseVersion: base.version,
    ...(touched && { globalContent: stored.globalContent, baseGlobalVersion: base.globalVersion }),
  }
}

/**
 * What the next save is based on. The version of the store's blocks counts only where ours were written: a newer one may hold
 * what another page's owner made of them, and must not be written over unseen.
 */
export const baseAfter = (draft: DraftInput, answer: SavedDraft, { globalVersion }: Base): Base => ({
  version: answer.version,
  globalVersion: draft.globalContent ? answer.globalVersion : globalVersion,
})

/** One document in another's place, as one step of history. */
export const replacement = (before: Document, after: Document): Change =>
  change(
    before,
    '',
    LISTS.map((list) => ({ op: 'replace', path: [list], value: after[list] })),
    LISTS.map((list) => ({ op: 'replace', path: [list], value: before[list] })),
  )

const LISTS = ['content', 'globalContent'] as const
