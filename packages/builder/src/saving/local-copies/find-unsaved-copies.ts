import type { Document } from '@blockfront/engine'
import { load } from '@blockfront/engine'
import type { PageSession } from '../../session.ts'
import { sameDocument } from '../saver/drafts.ts'
import type { Saver } from '../saver/saver.ts'
import type { LocalCopy } from './local-copy-store.ts'

/** Copies of this page that no open builder holds and that say something else than the draft; the rest go. */
export async function findUnsavedCopies(
  { shelf, session, store }: Saver,
  isOpen: (tabs: string[]) => Promise<Set<string>>,
): Promise<LocalCopy[]> {
  const copies = await shelf.of(session.info.storeId, session.loaded.pageId)
  const unsaved = copies.filter(({ reason }) => reason === 'unsaved')
  const open = await isOpen(unsaved.map(({ tab }) => tab))
  const left: LocalCopy[] = []
  for (const copy of unsaved) {
    if (open.has(copy.tab)) continue
    if (sameDocument(documentOf(copy, session), store.getState().save.saved)) await shelf.drop(copy.key)
    else left.push(copy)
  }
  return left
}

/** A copy's document, as the block types of today read it. Copies of earlier releases have no settings: the page's count. */
export function documentOf({ document }: Pick<LocalCopy, 'document'>, { builder, loaded }: PageSession): Document {
  const loadedCopy = load(document, builder.blocks).document
  return { ...loadedCopy, settings: loadedCopy.settings ?? loaded.draftSettings }
}
