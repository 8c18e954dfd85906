import { castDraft } from 'immer'
import type { Document, EditorMetadata } from '../document.ts'
import { DocumentError } from '../error.ts'
import { sameJson } from '../json.ts'
import { findOrThrow } from '../position.ts'
import type { Change } from './change.ts'
import { produceChange } from './produce-change.ts'

/**
 * Renames, locks or hides a block: sets the given annotations. `undefined`, `false`, `''` and `[]` remove one. Throws `DocumentError`
 * for an unknown id and for an unknown block, whose stored form stays unchanged.
 */
export function setEditorMetadata(document: Document, { id, notes }: { id: string; notes: EditorMetadata }): Change {
  const { block, path } = findOrThrow(document, id)
  if (block.contentType === 'unknown')
    throw new DocumentError(
      'not-understood',
      `The block type${block.type && ` "${block.type}"`} is unknown, so it can't be named, locked or hidden. Move or remove it.`,
      id,
    )
  return produceChange(document, { id, path, value: block }, (draft) => {
    const editor: EditorMetadata = { ...block.editor }
    for (const key of keys) {
      if (!Object.hasOwn(notes, key)) continue
      if (isSet(notes[key])) Object.assign(editor, { [key]: notes[key] })
      else if (isSet(editor[key])) delete editor[key]
    }
    if (sameJson(editor, block.editor ?? {})) return
    if (Object.keys(editor).length > 0) draft.editor = castDraft(editor)
    else delete draft.editor
  })
}

const keys = ['label', 'locked', 'hidden', 'hiddenOn', 'appear', 'hover'] as const satisfies (keyof EditorMetadata)[]

const isSet = (value: EditorMetadata[keyof EditorMetadata]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
