import { type Draft, enablePatches, Immer } from 'immer'
import type { Document } from '../document.ts'
import { type Change, change } from './change.ts'

enablePatches()

/** Documents are read-only by their types: freezing each changed value would take longer than the change. */
const { produceWithPatches } = new Immer({ autoFreeze: false })

/**
 * Returns the change that a recipe makes to the value at a path, with the patches that immer finds. For one block or the settings of a
 * page: in lists of blocks, immer takes milliseconds to find them (docs/decisions/0010).
 */
export function produceChange<T extends object>(
  document: Document,
  { id, path, value }: { id: string; path: readonly (string | number)[]; value: T },
  recipe: (draft: Draft<T>) => void,
): Change {
  const [, patches, inverse] = produceWithPatches(value, (draft) => void recipe(draft))
  const inDocument = (found: typeof patches) => found.map((patch) => ({ ...patch, path: [...path, ...patch.path] }))
  return change(document, id, inDocument(patches), inDocument(inverse))
}
