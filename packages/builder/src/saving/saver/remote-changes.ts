import { type Document, type History, record, repairSlots } from '@blockfront/engine'
import type { PageDraft } from '../../adapter.ts'
import { learn } from '../../session.ts'
import type { Selection } from '../../store/builder-state.ts'
import type { Builder } from '../../store/builder-store.ts'
import type { Choices } from '../conflicts/conflict.ts'
import { merge } from '../conflicts/merge.ts'
import { rebase } from '../conflicts/rebase.ts'
import { messages } from '../messages.ts'
import { findOwnVersion, remoteVersionOf, replaceDocument, sameDocument } from './drafts.ts'
import type { RemoteVersion, SaveState } from './save-state.ts'
import type { SaverCore } from './saver-core.ts'

/** Merges a newer version of the server with what the owner sees. If both changed the same thing, the conflict dialog opens. */
export function mergeRemoteVersion(core: SaverCore, page: PageDraft, save: SaveState<Document>) {
  const { session, store, dispatch } = core
  const theirs = remoteVersionOf(page, session.builder.blocks)
  learn(session, page)
  const ours = findOwnVersion(save, theirs.document)
  const { saved, current } = store.getState().save
  if (ours === undefined) {
    const { document: merged, conflicts } = merge(saved, current, theirs.document)
    const document = repairSlots(merged, session.builder.blocks)
    if (conflicts.length === 0)
      return showMerged(core, theirs, document, rebasedHistory(session.builder, document), messages.conflict.merged)
  }
  dispatch({ type: 'stale', theirs, ours, at: Date.now() })
}

/** Merges by the owner's choices. A version that was not chosen is kept on this device. */
export function resolveConflict(core: SaverCore, choices: Choices) {
  const { session, store, localCopy } = core
  const { saved, current, problem, base } = store.getState().save
  if (problem?.kind !== 'stale') return
  const { theirs } = problem
  const { document: merged, conflicts } = merge(saved, current, theirs.document, choices)
  const document = repairSlots(merged, session.builder.blocks)
  const chose = (side: 'mine' | 'theirs') => conflicts.some(({ key }) => (choices[key] ?? 'mine') === side)
  if (chose('mine')) localCopy.keepCopy({ base: theirs.base, before: saved, document: theirs.document })
  if (chose('theirs')) localCopy.keepCopy({ base, before: saved, document: current })
  store.setState({ dialog: undefined })
  // The choices are one step: undo restores the owner's versions, not the state before the merge.
  const mine = merge(saved, current, theirs.document).document
  const { selection } = session.builder.store.getState()
  const step = { before: selection, after: selection, at: Date.now() }
  const history = record(rebasedHistory(session.builder, mine), replaceDocument(mine, document), step)
  showMerged(core, theirs, document, history, chose('theirs') ? messages.conflict.chosen : messages.conflict.merged)
}

/** The owner's history as if their changes had been made on top of `document`. */
function rebasedHistory({ store }: Builder, document: Document): History<Selection> {
  const { history, document: current } = store.getState()
  return rebase(history, current, document)
}

/** Shows a merged document, based on `theirs`. The merge is not a history step. */
function showMerged(
  { session, store, dispatch }: SaverCore,
  theirs: RemoteVersion<Document>,
  merged: Document,
  history: History<Selection>,
  message: string,
) {
  const document = sameDocument(merged, theirs.document) ? theirs.document : merged
  dispatch({ type: 'settled', theirs, document, at: Date.now() })
  session.builder.showMerged(document, history)
  store.setState({ result: message, isPublished: false })
  session.builder.say(message)
}
