import {
  type BlockLocation,
  type Blocks,
  type DocumentBlock,
  type ListName,
  listSlots,
  type NamedSlot,
  refusalOf,
  slotNameOf,
  slotsOf,
} from '@blockfront/engine'
import type { BlockIndex } from './block-index.ts'

/** The block types and the blocks of the page that is edited. */
interface EditedPage {
  blocks: Blocks
  index: BlockIndex
}

/** A slot of a block on the page, and the blocks in it. */
export interface SlotContents {
  name: string
  title: string
  /** Whether it takes blocks. */
  isOpen: boolean
  ids: readonly string[]
}

/** Returns the slots of a block with their blocks; undefined for a block without slots. */
export function slotContents({ blocks, index }: EditedPage, id: string): readonly SlotContents[] | undefined {
  const block = index.entries.get(id)?.block
  if (!block) return undefined
  const slots = slotsOf(blocks, block)
  return slots?.map(({ name, title, isOpen }) => ({ name, title, isOpen, ids: idsIn(block, slots, name) }))
}

const idsIn = (block: DocumentBlock, slots: readonly NamedSlot[], name: string): readonly string[] =>
  (block.childComponents ?? []).filter((child) => slotNameOf(slots, child) === name).map(({ id }) => id)

/** Whether two results for one block are equal. */
export const isSameContents = (a: readonly SlotContents[] | undefined, b: readonly SlotContents[] | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.length === b.length &&
    a.every((slot, i) => {
      const other = b[i]
      return (
        other && slot.name === other.name && slot.title === other.title && slot.isOpen === other.isOpen && sameIds(slot, other)
      )
    }))

const sameIds = ({ ids }: SlotContents, { ids: others }: SlotContents) =>
  ids.length === others.length && ids.every((id, i) => id === others[i])

/** The ids of the blocks in a block, in reading order: by slot if it has slots. */
export function childOrder(builder: EditedPage, id: string): readonly string[] {
  const entry = builder.index.entries.get(id)
  if (!entry || entry.childIds.length === 0) return NONE
  return slotContents(builder, id)?.flatMap(({ ids }) => ids) ?? entry.childIds
}

const NONE: readonly string[] = []

/** A block that is added to a slot. Without an id it is new. */
type Added = Pick<DocumentBlock, 'type' | 'contentType'> & { id?: string }

/**
 * Returns why blocks can't go into a slot or an area, as a sentence; undefined if they can, and for a list without rules. `name` is the slot or
 * area, by default the one for the type of the block.
 */
export const slotRefusal = (page: EditedPage, added: readonly Added[], list: ListName, name?: string): string | undefined =>
  slotRefusals(page, list)(added, name)

/** Returns `slotRefusal` for one list. Repeated calls do not go through the blocks of the list again. */
export function slotRefusals(
  { blocks, index }: EditedPage,
  list: ListName,
): (added: readonly Added[], name?: string) => string | undefined {
  const parent = typeof list === 'string' ? undefined : index.entries.get(list.container)?.block
  const around = typeof list === 'string' || parent ? listSlots(blocks, { list, ...(parent && { parent }) }) : undefined
  const known = new Map<string, ReadonlySet<string>>()
  const idsOfSlot = (slot: string): ReadonlySet<string> => {
    const before = known.get(slot)
    if (before) return before
    const members = parent ? (parent.childComponents ?? []) : topBlocks(index, list as 'content')
    const ids = new Set(members.filter((one) => around?.nameOf(one) === slot).map(({ id }) => id))
    known.set(slot, ids)
    return ids
  }
  return (added, name) => {
    const [first] = added
    const slot = around?.slots.find((one) => one.name === (name ?? (first && around.initial(first as DocumentBlock))))
    if (!slot) return undefined
    const inSlot = idsOfSlot(slot.name)
    return added
      .filter(({ id }) => id === undefined || !inSlot.has(id))
      .map((block, i) => refusalOf(blocks, slot, block, inSlot.size + i))
      .find((refusal) => refusal !== undefined)?.message
  }
}

const topBlocks = ({ top, entries }: BlockIndex, list: 'content' | 'globalContent') =>
  top[list].flatMap((id) => entries.get(id)?.block ?? [])

/** Returns the first slot of a container that takes a block; the first one if none does, and undefined for a container without slots. */
export function slotFor(builder: EditedPage, added: Added, container: string): string | undefined {
  const slots = slotContents(builder, container)
  const fits = slots?.find(({ name }) => slotRefusal(builder, [added], { container }, name) === undefined)
  return (fits ?? slots?.[0])?.name
}

/** The blocks next to a block in its list, slot or area, with the block itself. */
export function slotSiblings({ blocks }: Pick<EditedPage, 'blocks'>, location: BlockLocation): readonly DocumentBlock[] {
  const { block, siblings } = location
  const around = listSlots(blocks, location)
  if (!around) return siblings
  const name = around.nameOf(block)
  return siblings.filter((one) => around.nameOf(one) === name)
}

/** Returns the list item whose slot contains a block, of the innermost container with such slots: the slide that the canvas shows. */
export function itemAround(builder: EditedPage, id: string | undefined): { blockId: string; index: number } | undefined {
  let inner = id
  for (let at = parentOf(builder, id); at !== undefined; at = parentOf(builder, at)) {
    const type = builder.blocks[builder.index.entries.get(at)?.block.type ?? '']
    if (Object.values(type?.slots ?? {}).some(({ each }) => each !== undefined)) {
      const index = slotContents(builder, at)?.findIndex(({ ids }) => ids.includes(inner ?? '')) ?? -1
      return index < 0 ? undefined : { blockId: at, index }
    }
    inner = at
  }
  return undefined
}

const parentOf = ({ index }: Pick<EditedPage, 'index'>, id: string | undefined) => index.entries.get(id ?? '')?.parent
