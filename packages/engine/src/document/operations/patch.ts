import type { Patch } from 'immer'
import type { Document } from '../document.ts'

type Key = string | number

/**
 * Returns the document with patches in immer's form applied; untouched parts stay the same objects. Behaves like immer's
 * `applyPatches` (a property test compares the two) but does not copy inserted values, so a moved block stays the same object and
 * is not rendered again (docs/decisions). Throws a TypeError for a path that does not exist.
 */
export const applyPatches = (document: Document, patches: readonly Patch[]): Document =>
  patches.reduce((current, patch) => applyAt(current, patch, 0) as Document, document)

function applyAt(target: unknown, patch: Patch, level: number): unknown {
  if (level === patch.path.length) return patch.value
  const key = patch.path[level] as Key
  if (typeof target !== 'object' || target === null || key === '__proto__')
    throw new TypeError(`No value at ${patch.path.slice(0, level + 1).join('.')}: the patch belongs to another document.`)
  const last = level === patch.path.length - 1
  if (Array.isArray(target)) {
    const copy = target.slice()
    if (!last) copy[key as number] = applyAt(copy[key as number], patch, level + 1)
    else if (patch.op === 'add') copy.splice(key as number, 0, patch.value)
    else if (patch.op === 'remove') copy.splice(key as number, 1)
    else copy[key as number] = patch.value
    return copy
  }
  const copy = { ...target } as Record<Key, unknown>
  if (!last) copy[key] = applyAt(copy[key], patch, level + 1)
  else if (patch.op === 'remove') delete copy[key]
  else copy[key] = patch.value
  return copy
}
