import type { Patch } from 'immer'
import type { Document } from '../document.ts'
import { applyPatches } from './patch.ts'

/** The result of an operation. An operation that changes nothing returns the same document and no patches. */
export interface Change {
  document: Document
  /** The affected block: the new one of an insertion or a copy, the removed one of a removal. */
  id: string
  /** Minimal patches from the old document to the new one, in immer's form. */
  patches: readonly Patch[]
  /** Patches from the new document back to the old one. */
  inverse: readonly Patch[]
}

/** Returns the change that these patches make. */
export const change = (document: Document, id: string, patches: readonly Patch[], inverse: readonly Patch[]): Change => ({
  document: patches.length > 0 ? applyPatches(document, patches) : document,
  id,
  patches,
  inverse,
})

/**
 * Combines several operations into one change, which is one step of history. If one throws, none is applied.
 * ```ts
 * combine(document, (d) => remove(d, { id: 'a' }), (d) => remove(d, { id: 'b' }))
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
