import type { Document, PageSettings } from '../document.ts'
import { type Change, change } from './change.ts'
import { produceChange } from './produce-change.ts'

/** Changes some of the page's settings. Has no effect on a document without settings. */
export function updateSettings(document: Document, settings: Partial<PageSettings>): Change {
  const { settings: value } = document
  if (!value) return change(document, '', [], [])
  return produceChange(document, { id: '', path: ['settings'], value }, (draft) => void Object.assign(draft, settings))
}
