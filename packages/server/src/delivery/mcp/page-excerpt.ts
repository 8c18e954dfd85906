/** A stored block, as far as an excerpt needs it. */
interface StoredBlock {
  id?: unknown
  type?: unknown
  slot?: unknown
  props?: unknown
  childComponents?: unknown
}

export interface Excerpt {
  /** The block that was asked for, without its children. */
  block?: unknown
  /** Blocks of the page or of that block, from an index on, as many as fit. */
  blocks: unknown[]
  /** The number of blocks in the list. */
  total: number
  /** The index from which to read on; missing at the end. */
  nextIndex?: number
}

/** Returned for an id that the page does not have. */
export const NO_BLOCK = Symbol('no block')

/**
 * Returns the blocks of a page, or of the block `blockId`, from the index `from` on, in at most `bytes` of JSON. A block that does not fit
 * alone is returned without its children, and with `read`, which says how to get them.
 */
export function pageExcerpt(
  content: readonly unknown[],
  { blockId, from }: { blockId?: string | undefined; from: number },
  bytes: number,
): Excerpt | typeof NO_BLOCK {
  const parent = blockId === undefined ? undefined : findBlock(content, blockId)
  if (blockId !== undefined && !parent) return NO_BLOCK
  const list = parent ? childrenOf(parent) : content
  const block = parent && withoutChildren(parent)
  const isFirst = from === 0
  let room = bytes - (block && isFirst ? size(block) : 0)
  const blocks: unknown[] = []
  let index = from
  for (; index < list.length; index++) {
    const one = list[index]
    const fits = size(one) <= room
    if (!fits && blocks.length > 0) break
    const shown = fits ? one : outline(one, room)
    blocks.push(shown)
    room -= size(shown)
  }
  return {
    ...(block && isFirst && { block }),
    blocks,
    total: list.length,
    ...(index < list.length && { nextIndex: index }),
  }
}

const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? 'null') + 1

const childrenOf = (block: unknown): readonly unknown[] => {
  const { childComponents } = (block ?? {}) as StoredBlock
  return Array.isArray(childComponents) ? childComponents : []
}

function findBlock(list: readonly unknown[], id: string): StoredBlock | undefined {
  for (const one of list) {
    if ((one as StoredBlock | null)?.id === id) return one as StoredBlock
    const inside = findBlock(childrenOf(one), id)
    if (inside) return inside
  }
  return undefined
}

function withoutChildren(block: StoredBlock): Record<string, unknown> {
  const { childComponents: _children, ...rest } = block
  return rest
}

/** A block without its children, and without its props if they do not fit either. */
function outline(block: unknown, room: number): unknown {
  const { id, type, slot } = (block ?? {}) as StoredBlock
  const read = 'Not complete. Call read_page with the id of this block as blockId.'
  const rest = { ...withoutChildren((block ?? {}) as StoredBlock), childCount: childrenOf(block).length, read }
  return size(rest) <= room ? rest : { id, type, slot, childCount: childrenOf(block).length, read }
}
