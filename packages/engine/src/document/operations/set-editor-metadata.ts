import type { Patch } from 'immer'
import type { Document, EditorMetadata } from '../document.ts'
import { DocumentError } from '../error.ts'
import { sameJson } from '../json.ts'
import { findOrThrow } from '../position.ts'
import { type Change, change } from './change.ts'

/**
 * Renames, locks or hides a block: sets the given annotations. `undefined`, `false`, `''` and `[]` remove one. Throws `DocumentError`
 * for an unknown id and for an unknown block, whose stored form stays unchanged.
 */
export function setEditorMetadata(document: Document, { id, notes }: { id: string; notes: EditorMetadata }): Change {
  const { block, path } = findOrThrow(document, id)
  if (block.contentType === 'unknown')
    throw new DocumentError(
      'not-understood',
      `${block.type || 'This block'} is not understood here, so it can't be named, locked or hidden. Move or remove it.`,
      id,
    )
  const before: EditorMetadata = block.editor ?? {}
  const after: EditorMetadata = { ...before }
  for (const key of ['label', 'locked', 'hidden', 'hiddenOn', 'appear', 'hover'] as const) {
    if (!Object.hasOwn(notes, key)) continue
    if (isSet(notes[key])) Object.assign(after, { [key]: notes[key] })
    else if (isSet(before[key])) delete after[key]
  }
  const keys = Object.keys(after)
  if (sameJson(after, before)) return change(document, id, [], [])
  const at = [...path, 'editor']
  const set = (had: boolean, value: EditorMetadata): Patch => ({ op: had ? 'replace' : 'add', path: at, value })
  const clear: Patch = { op: 'remove', path: at }
  return change(
    document,
    id,
    [keys.length > 0 ? set(block.editor !== undefined, after) : clear],
    [block.editor === undefined ? clear : set(keys.length > 0, block.editor)],
  )
}

const isSet = (value: EditorMetadata[keyof EditorMetadata]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
