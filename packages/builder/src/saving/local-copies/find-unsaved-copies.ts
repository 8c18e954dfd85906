import type { Document } from '@blockfront/engine'
import { load } from '@blockfront/engine'
import type { PageSession } from '../../session.ts'
import { sameDocument } from '../saver/drafts.ts'
import type { Saver } from '../saver/saver.ts'
import type { LocalCopy } from './local-copy-store.ts'

/** The copies of this page that no open builder uses and that differ from the draft. Copies equal to the draft are deleted. */
export async function findUnsavedCopies(
  { copies, session, store }: Saver,
  isOpen: (tabs: string[]) => Promise<Set<string>>,
): Promise<LocalCopy[]> {
  const found = await copies.of(session.info.storeId, session.loaded.pageId)
  const unsaved = found.filter(({ reason }) => reason === 'unsaved')
  const open = await isOpen(unsaved.map(({ tab }) => tab))
  const left: LocalCopy[] = []
  for (const copy of unsaved) {
    if (open.has(copy.tab)) continue
    if (sameDocument(documentOf(copy, session), store.getState().save.saved)) await copies.drop(copy.key)
    else left.push(copy)
  }
  return left
}

/**
 * Loads a copy's document with the current block types. Copies of earlier releases have no settings: the page's settings are
 * used.
 */
export function documentOf({ document }: Pick<LocalCopy, 'document'>, { builder, loaded }: PageSession): Document {
  const loadedCopy = load(document, builder.blocks).document
  return { ...loadedCopy, settings: loadedCopy.settings ?? loaded.draftSettings }
}
