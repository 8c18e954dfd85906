import { childrenOf, DEPTH_LIMIT, type Document, type DocumentBlock, type KnownBlock } from '../../document/document.ts'
import { walk } from '../../document/find.ts'
import { sameJson } from '../../document/json.ts'
import { listKey, ownPart } from './compare.ts'
import { mergeOrder } from './merge-order.ts'

/** A document as two tables: every block without what it holds, and the order of every list. */
interface Flat {
  blocks: Map<string, { block: DocumentBlock; list: string }>
  lists: Map<string, string[]>
}

function flatten(document: Document): Flat {
  const flat: Flat = { blocks: new Map(), lists: new Map() }
  for (const { block, list } of walk(document)) {
    const key = listKey(list)
    flat.blocks.set(block.id, { block, list: key })
    flat.lists.set(key, [...(flat.lists.get(key) ?? []), block.id])
  }
  return flat
}

/**
 * What two people made of one document, together: block by block, each block from whoever changed it, and each list in the order
 * of both. Undefined where both touched the same thing, so that only a person can decide.
 */
export function merge(base: Document, mine: Document, theirs: Document): Document | undefined {
  const [old, ours, others] = [flatten(base), flatten(mine), flatten(theirs)]
  const chosen = new Map<string, { block: DocumentBlock; list: string }>()
  for (const id of new Set([...old.blocks.keys(), ...others.blocks.keys(), ...ours.blocks.keys()])) {
    const block = mergeBlock(old.blocks.get(id), ours.blocks.get(id), others.blocks.get(id))
    if (block === 'conflict') return undefined
    if (block) chosen.set(id, block)
  }
  const lists = new Map<string, string[]>()
  for (const key of new Set([...old.lists.keys(), ...others.lists.keys(), ...ours.lists.keys()])) {
    const order = mergeOrder(old.lists.get(key) ?? [], ours.lists.get(key) ?? [], others.lists.get(key) ?? [])
    if (!order) return undefined
    const standing = order.filter((id) => chosen.get(id)?.list === key)
    if (standing.length > 0) lists.set(key, standing)
  }
  return build(chosen, lists)
}

type Entry = { block: DocumentBlock; list: string } | undefined

/** One block from both sides; undefined when it is gone. */
function mergeBlock(old: Entry, ours: Entry, others: Entry): Entry | 'conflict' {
  if (!old) {
    if (ours && others) return same(ours, others) ? ours : 'conflict'
    return ours ?? others
  }
  if (!ours) return !others || same(old, others) ? undefined : 'conflict'
  if (!others) return same(old, ours) ? undefined : 'conflict'
  const block = pick(old.block, ours.block, others.block, sameOwn)
  const list = pick(old.list, ours.list, others.list, Object.is)
  return block !== CONFLICT && list !== CONFLICT ? { block, list } : 'conflict'
}

const CONFLICT = Symbol('conflict')

/** The one of two values that differs from the old one. */
function pick<T>(old: T, ours: T, others: T, equal: (a: T, b: T) => boolean): T | typeof CONFLICT {
  if (equal(old, ours)) return others
  return equal(old, others) || equal(ours, others) ? ours : CONFLICT
}

const sameOwn = (a: DocumentBlock, b: DocumentBlock) => a === b || sameJson(ownPart(a), ownPart(b))
const same = (a: NonNullable<Entry>, b: NonNullable<Entry>) => a.list === b.list && sameOwn(a.block, b.block)

/** The document of both tables, or undefined where it would lose a block or nest too deep. */
function build(
  chosen: ReadonlyMap<string, { block: DocumentBlock }>,
  lists: ReadonlyMap<string, string[]>,
): Document | undefined {
  let placed = 0
  let deepest = 0
  const list = (key: string, depth: number): DocumentBlock[] =>
    (lists.get(key) ?? []).flatMap((id) => {
      const block = chosen.get(id)?.block
      if (!block) return []
      placed++
      deepest = Math.max(deepest, depth)
      return [holding(block, list(listKey({ container: id }), depth + 1))]
    })
  const document = { content: list('content', 1), globalContent: list('globalContent', 1) }
  return placed === chosen.size && deepest <= DEPTH_LIMIT ? document : undefined
}

/** The block with these children; the same object where they are the ones that it has. */
function holding(block: DocumentBlock, children: readonly DocumentBlock[]): DocumentBlock {
  const had = childrenOf(block)
  if (had.length === children.length && had.every((child, i) => child === children[i])) return block
  return { ...(block as KnownBlock), childComponents: children }
}
