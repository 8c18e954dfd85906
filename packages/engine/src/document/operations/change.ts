import type { Patch } from 'immer'
import type { Document } from '../document.ts'
import { applyPatches } from './patch.ts'

/** What an operation did. One that changes nothing returns the same document and no patches. */
export interface Change {
  document: Document
  /** The block that it was about: the new one of an insertion or a copy, the one that is gone of a removal. */
  id: string
  /** From the old document to the new one, minimal, in immer's form. */
  patches: readonly Patch[]
  /** From the new document back to the old one. */
  inverse: readonly Patch[]
}

/** The change that these patches make. */
export const change = (document: Document, id: string, patches: readonly Patch[], inverse: readonly Patch[]): Change => ({
  document: patches.length > 0 ? applyPatches(document, patches) : document,
  id,
  patches,
  inverse,
})

/**
 * Several operations as one change, and so as one step of history. When one throws, none was done.
 *
 * ```ts
 * sequence(document, (d) => remove(d, { id: 'a' }), (d) => remove(d, { id: 'b' }))
 * ```
 */
export function combine(document: Document, ...operations: readonly ((document: Document) => Change)[]): Change {
  let current: Change = { document, id: '', patches: [], inverse: [] }
  for (const operation of operations) {
    const next = operation(current.document)
    current = {
      document: next.document,
      id: next.id,
      patches: [...current.patches, ...next.patches],
      inverse: [...next.inverse, ...current.inverse],
    }
  }
  return current
}
