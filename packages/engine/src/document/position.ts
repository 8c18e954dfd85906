import type { Blocks } from '../block.ts'
import { childrenOf, DEPTH_LIMIT, type Document, type DocumentBlock } from './document.ts'
import { DocumentError } from './error.ts'
import { type BlockLocation, find, type ListName } from './find.ts'
import { isRecord } from './json.ts'
import type { Path } from './loading/report.ts'
import { areasIn, type ListSlots, listSlots, takes } from './slots/areas.ts'
import { refusalOf } from './slots/slots.ts'

/** A position for a block: the list, and its index in the result (0 is first). */
export interface Position {
  list: ListName
  index: number
  /**
   * The slot, if the list is that of a container with slots, or the area of the page. Default: the first one that the block may be in.
   * `index` counts the blocks of all slots.
   */
  slot?: string
}

/** Returns the block with this id and its location. Throws `DocumentError` when there is none. */
export function findOrThrow(document: Document, id: string): BlockLocation {
  const found = find(document, id)
  if (!found)
    throw new DocumentError(
      'unknown-id',
      `No block has the id "${id}". It may have been removed; select a block that exists.`,
      id,
    )
  return found
}

/** A valid position for a block, and the block as it will be there. */
export interface Target {
  path: Path
  block: DocumentBlock
}

/**
 * Returns where a position is. `from` is the location of a block that is moved: within one slot, it is not checked against the rules again.
 * Throws `DocumentError` for an invalid position, and for one that the rules of a slot exclude.
 */
export function targetOf(
  document: Document,
  blocks: Blocks,
  block: DocumentBlock,
  { list, index, slot }: Position,
  from?: BlockLocation,
): Target {
  const target =
    typeof list === 'string'
      ? { path: [list], siblings: document[list], depth: 1, parent: undefined }
      : inside(document, list.container)
  const isGlobal = block.contentType === 'global'
  const isMisplaced = isGlobal ? list !== 'globalContent' : list === 'globalContent' && !areasIn(blocks, list).some(takes(block))
  if (isMisplaced)
    throw new DocumentError(
      'wrong-list',
      isGlobal
        ? `${block.type} is shared by all pages of the store. Put it into globalContent, at the top of it.`
        : `${block.type} belongs to a page. Put it into content or into a container; globalContent takes only global blocks.`,
      block.id,
    )
  if (!Number.isInteger(index) || index < 0 || index > target.siblings.length)
    throw new DocumentError(
      'index',
      `Index ${index} is outside the list. Give a whole number from 0 to ${target.siblings.length}.`,
      block.id,
    )
  const deepest = target.depth + heightOf(block) - 1
  if (deepest > DEPTH_LIMIT)
    throw new DocumentError(
      'depth',
      `The block would nest ${deepest} levels deep; ${DEPTH_LIMIT} is the limit. Put it into an outer container.`,
      block.id,
    )
  const path = [...target.path, index]
  const around = { list, parent: target.parent, siblings: target.siblings }
  const slots = listSlots(blocks, around)
  if (!slots) return { path, block: block.contentType === 'unknown' ? block : withSlot(block, undefined) }
  return { path, block: inSlot({ blocks, ...around, ...slots, wanted: slot, block, from }) }
}

/** Returns the block as it is in a slot. Throws `DocumentError` if it can't be there. */
function inSlot({
  blocks,
  list,
  parent,
  siblings,
  slots,
  nameOf,
  initial,
  stored,
  wanted,
  block,
  from,
}: ListSlots &
  Pick<BlockLocation, 'list' | 'parent' | 'siblings'> & {
    blocks: Blocks
    wanted: string | undefined
    block: DocumentBlock
    from: BlockLocation | undefined
  }): DocumentBlock {
  const name = wanted ?? initial(block)
  const slot = slots.find((one) => one.name === name)
  if (!slot)
    throw new DocumentError(
      'slot',
      `${parent?.type ?? 'The page'} has no ${parent ? 'slot' : 'area'} "${name ?? ''}" here. Choose one of: ${slots.map((one) => one.name).join(', ')}.`,
      parent?.id,
    )
  const stays = from && isSameList(from.list, list) && nameOf(from.block) === slot.name
  if (stays) return block
  const now = withSlot(block, stored(block, slot.name))
  const actual = slots.find((one) => one.name === nameOf(now))
  if (actual && actual !== slot)
    throw new DocumentError('slot-type', `${block.type} is always in ${actual.title}. Put it there.`, block.id)
  const inside = siblings.filter((one) => nameOf(one) === slot.name)
  const refusal = refusalOf(blocks, slot, block, inside.length)
  if (refusal) throw new DocumentError(refusal.code, refusal.message, block.id)
  // An unknown block is written back as it was stored unless its slot changes.
  if (block.contentType === 'unknown' && nameOf(block) === slot.name) return block
  if (block.contentType === 'unknown' && !isRecord(block.stored))
    throw new DocumentError(
      'not-understood',
      `The block type is unknown, so the block can't be put into ${slot.title}. Put it into ${slots[0]?.title}.`,
      block.id,
    )
  return now
}

/** Whether two names are those of the same list. */
export const isSameList = (a: ListName, b: ListName) =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.container === b.container)

/** Returns the block in another slot, or in a list without slots. */
export function withSlot(block: DocumentBlock, slot: string | undefined): DocumentBlock {
  if (block.slot === slot) return block
  const { slot: _before, ...rest } = block
  const moved = (slot === undefined ? rest : { ...rest, slot }) as DocumentBlock
  if (moved.contentType !== 'unknown' || !isRecord(moved.stored)) return moved
  const { slot: _stored, ...stored } = moved.stored
  return { ...moved, stored: slot === undefined ? stored : { ...stored, slot } }
}

/** The name of the slot or area that a block is in; undefined in a list without rules. */
export const slotAt = (blocks: Blocks, location: Pick<BlockLocation, 'block' | 'list' | 'parent'>): string | undefined =>
  listSlots(blocks, location)?.nameOf(location.block)

/**
 * Throws `DocumentError` if the slot that contains a block needs it. `moved` is the block as it will be in the list `to`; both are
 * missing when the block is removed.
 */
export function rejectTooFew(blocks: Blocks, location: BlockLocation, moved?: DocumentBlock, to?: ListName): void {
  const { block, list, siblings } = location
  const around = listSlots(blocks, location)
  const name = around?.nameOf(block)
  const slot = around?.slots.find((one) => one.name === name)
  if (!around || !slot?.min) return
  if (moved && to !== undefined && isSameList(to, list) && around.nameOf(moved) === name) return
  if (siblings.filter((one) => around.nameOf(one) === name).length > slot.min) return
  throw new DocumentError(
    'slot-min',
    `${slot.title} needs at least ${slot.min === 1 ? '1 block' : `${slot.min} blocks`}. Add another one first.`,
    block.id,
  )
}

function inside(
  document: Document,
  id: string,
): { path: Path; siblings: readonly DocumentBlock[]; depth: number; parent: DocumentBlock } {
  const { block, path, depth } = findOrThrow(document, id)
  if (block.contentType !== 'container')
    throw new DocumentError(
      'not-a-container',
      `${block.type || 'This block'} holds no other blocks. Put the block next to it, or into a container.`,
      id,
    )
  return { path: [...path, 'childComponents'], siblings: childrenOf(block), depth: depth + 1, parent: block }
}

/** The number of levels in a block: 1 without children. */
const heightOf = (block: DocumentBlock): number =>
  1 + childrenOf(block).reduce((most, child) => Math.max(most, heightOf(child)), 0)
