import type { BlockLocation, Document } from '@blockfront/engine'
import { type Change, combine } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'

/** Applies one operation to each of several blocks as one step of history. Returns the affected ids. */
export function each(
  builder: Builder,
  blocks: readonly BlockLocation[],
  operation: (document: Document, found: BlockLocation) => Change,
): { change: Change; ids: string[] } {
  const ids: string[] = []
  const change = combine(
    builder.store.getState().document,
    ...blocks.map((found) => (document: Document) => {
      const one = operation(document, found)
      ids.push(one.id)
      return one
    }),
  )
  return { change, ids }
}
