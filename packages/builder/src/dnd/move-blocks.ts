import {
  type Blocks,
  type Change,
  childrenOf,
  combine,
  type Document,
  type DocumentBlock,
  find,
  type ListName,
  move,
  type Position,
} from '@blockfront/engine'

/**
 * Moves blocks to a position of a list as one change, in the given order. `to.index` is an index in the current list, including
 * the moved blocks, as for a drop line. Throws `DocumentError` for an invalid position.
 */
export function moveBlocks(document: Document, blocks: Blocks, ids: readonly string[], to: Position): Change {
  const moved = new Set(ids)
  const anchor = blocksOf(document, to.list)
    .slice(0, to.index)
    .findLast(({ id }) => !moved.has(id))?.id
  return combine(
    document,
    ...ids.map((id, i) => (current: Document) => {
      const previous = ids[i - 1] ?? anchor
      const rest = blocksOf(current, to.list).filter((block) => block.id !== id)
      const index = previous === undefined ? 0 : rest.findIndex((block) => block.id === previous) + 1
      return move(current, blocks, { id, to: { ...to, index } })
    }),
  )
}

function blocksOf(document: Document, list: ListName): readonly DocumentBlock[] {
  if (typeof list === 'string') return document[list]
  const found = find(document, list.container)
  return found ? childrenOf(found.block) : []
}
