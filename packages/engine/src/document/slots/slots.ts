import { type Block, type Blocks, type ContentKind, type Slot, titleOf } from '../../block.ts'
import { isConditionMet } from '../../field/condition.ts'
import { metaOf } from '../../field/meta.ts'
import { childrenOf, type DocumentBlock } from '../document.ts'
import type { DocumentErrorCode } from '../error.ts'
import { isRecord } from '../json.ts'
import { schemaOf, typeOf } from '../schema.ts'

/** A slot of one block, or an area of the page. */
export interface NamedSlot extends Omit<Slot, 'contentTypes'> {
  title: string
  contentTypes?: readonly ContentKind[]
  /** The `slot` of the blocks in it. */
  name: string
  /** Whether its condition is met. */
  isOpen: boolean
}

/** Returns the slots of a block in reading order; undefined for a block whose type has none. */
export function slotsOf(blocks: Blocks, block: DocumentBlock): readonly NamedSlot[] | undefined {
  const type = block.contentType === 'container' ? typeOf(blocks, block.type) : undefined
  return type?.slots && namedSlots(type, block.props)
}

/** Returns the slots of a block type with these props. */
export function namedSlots(type: Block, props: Readonly<Record<string, unknown>>): readonly NamedSlot[] {
  return Object.entries(type.slots ?? {}).flatMap(([name, { title = titleOf(name), ...rules }]): NamedSlot[] => {
    const slot = { ...rules, title }
    if (slot.each !== undefined) return itemSlots(type, slot, props[slot.each])
    return [{ ...slot, name, isOpen: isConditionMet(slot.when, props) }]
  })
}

/** One slot for each item of a list. */
function itemSlots(type: Block, slot: Omit<NamedSlot, 'name' | 'isOpen'>, list: unknown): NamedSlot[] {
  const { itemTitle = '' } = metaOf(schemaOf(type).shape[slot.each ?? ''] as never)
  return itemsOf(list).map((item, index) => {
    const title = item[itemTitle]
    return {
      ...slot,
      name: String(item.id),
      title: typeof title === 'string' && title.trim() !== '' ? title : `${slot.title} ${index + 1}`,
      isOpen: true,
    }
  })
}

const itemsOf = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isRecord) : [])

/** Returns the name of the slot that a child of the block is in: the first one if it has none, or one that does not exist. */
export function slotNameOf(slots: readonly NamedSlot[], child: Pick<DocumentBlock, 'slot'>): string | undefined {
  return slots.some(({ name }) => name === child.slot) ? child.slot : slots[0]?.name
}

/** The children of a block in one of its slots. */
export const childrenIn = (block: DocumentBlock, slots: readonly NamedSlot[], name: string): readonly DocumentBlock[] =>
  childrenOf(block).filter((child) => slotNameOf(slots, child) === name)

/** Why a block can't go into a slot. */
export interface Refusal {
  code: Extract<DocumentErrorCode, 'slot' | 'slot-type' | 'slot-full'>
  /** Says what the slot takes, and what to do. */
  message: string
}

/**
 * Returns why a block of this type can't be added to a slot that contains `count` blocks; undefined if it can. The message names block
 * types by their titles.
 */
export function refusalOf(
  blocks: Blocks,
  slot: NamedSlot,
  { type, contentType }: Pick<DocumentBlock, 'type' | 'contentType'>,
  count: number,
): Refusal | undefined {
  const { title, allow, contentTypes, max, isOpen } = slot
  const typeTitle = (one: string) => typeOf(blocks, one)?.title ?? one
  if (!isOpen) return { code: 'slot', message: `${title} is not in use. Change the settings of the block around it first.` }
  if (allow && !allow.includes(type))
    return {
      code: 'slot-type',
      message: `${title} takes only ${list(allow.map(typeTitle))}. Put ${typeTitle(type) || 'this block'} somewhere else.`,
    }
  if (contentTypes && contentType !== 'unknown' && !contentTypes.includes(contentType))
    return {
      code: 'slot-type',
      message: `${title} takes ${onlyKinds(contentTypes, contentType)}. Put ${typeTitle(type)} somewhere else.`,
    }
  if (max !== undefined && count >= max)
    return {
      code: 'slot-full',
      message: `${title} takes at most ${max === 1 ? '1 block' : `${max} blocks`}. Move or remove one of them first.`,
    }
  return undefined
}

function onlyKinds(kinds: readonly ContentKind[], refused: ContentKind): string {
  if (!kinds.includes('normal') && !kinds.includes('container')) return 'only blocks that are the same on every page'
  if (refused === 'global') return 'no blocks that are the same on every page'
  return refused === 'container' ? 'no blocks that hold other blocks' : 'only blocks that hold other blocks'
}

const list = (titles: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(titles)
