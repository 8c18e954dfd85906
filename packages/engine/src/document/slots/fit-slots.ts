import { AREAS, type Block, type Blocks } from '../../block.ts'
import { createInitial } from '../create.ts'
import { childrenOf, DEPTH_LIMIT, type Document, type DocumentBlock, type KnownBlock } from '../document.ts'
import { newId } from '../id.ts'
import { isRecord } from '../json.ts'
import { withSlot } from '../position.ts'
import { typeOf } from '../schema.ts'
import { areaNameOf, areasIn, type TopList } from './areas.ts'
import { namedSlots, refusalOf, slotNameOf } from './slots.ts'

/** One block that was moved because of the rules of a slot. */
export interface Moved {
  block: DocumentBlock
  message: string
}

/** The children of a container with slots, changed as little as its rules allow. */
export interface Fitted {
  children: readonly DocumentBlock[]
  /** Blocks that fit none of the slots. They follow the container. */
  surplus: readonly DocumentBlock[]
  moved: readonly Moved[]
  /** The slots that got initial blocks because they had too few, by their titles. */
  filled: readonly string[]
}

/**
 * Fits the children of a container into its slots. A block that the rules of its slot exclude goes to the first slot that takes it, or
 * after the container. A slot with too few blocks gets its initial ones. Blocks of unknown types stay. `depth` is that of the container.
 * @param nextId returns the ids of new blocks.
 */
export function fitSlots(blocks: Blocks, type: Block, block: KnownBlock, depth: number, nextId = newId): Fitted {
  const slots = namedSlots(type, block.props)
  const counts = new Map<string, number>()
  const children: DocumentBlock[] = []
  const surplus: DocumentBlock[] = []
  const moved: Moved[] = []
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const child of childrenOf(block)) {
    const name = slotNameOf(slots, child)
    const own = slots.find((slot) => slot.name === name)
    if (own && child.contentType === 'unknown') {
      count(own.name)
      children.push(child)
      continue
    }
    // Blocks in a slot that is not in use stay there.
    const refusal = own && refusalOf(blocks, { ...own, isOpen: true }, child, counts.get(own.name) ?? 0)
    const other = refusal && slots.find((slot) => !refusalOf(blocks, slot, child, counts.get(slot.name) ?? 0))
    const slot = refusal ? other : own
    const reason = refusal?.message.slice(0, refusal.message.indexOf('. ') + 1)
    if (!slot) {
      surplus.push(child)
      moved.push({ block: child, message: `${reason ?? 'Its container has no slot.'} It now follows its container.` })
      continue
    }
    if (refusal) moved.push({ block: child, message: `${reason} It is now in ${slot.title}.` })
    else if (child.slot !== undefined && child.slot !== slot.name)
      moved.push({ block: child, message: `Its slot does not exist. It is now in ${slot.title}.` })
    count(slot.name)
    children.push(withSlot(child, slot.name))
  }
  const filled: string[] = []
  for (const { name, title, min = 0, initial = [] } of depth < DEPTH_LIMIT ? slots : []) {
    const missing = initial.filter((one) => typeOf(blocks, one)).slice(counts.get(name) ?? 0, min)
    for (const one of missing) children.push({ ...createInitial(blocks, one, nextId), slot: name })
    if (missing.length > 0) filled.push(title)
  }
  return { children, surplus, moved, filled }
}

/** Whether fitting changed nothing. */
export const isFitting = (block: DocumentBlock, { children, surplus }: Fitted): boolean => {
  const before = childrenOf(block)
  return surplus.length === 0 && before.length === children.length && before.every((child, i) => child === children[i])
}

/** The blocks of a list of the page, changed as little as the rules of its areas allow. */
export interface FittedAreas extends Pick<Fitted, 'moved' | 'filled'> {
  list: readonly DocumentBlock[]
}

/**
 * Fits the blocks of a list into the areas of the page. A block that the rules of its area exclude goes to the first area of the list that takes
 * it; if there is none, it stays. An area with too few blocks gets its initial ones. Without areas of the app, the same list is returned.
 * @param nextId returns the ids of new blocks.
 */
export function fitAreas(blocks: Blocks, name: TopList, list: readonly DocumentBlock[], nextId = newId): FittedAreas {
  const areas = areasIn(blocks, name)
  if (!blocks[AREAS] || areas.length === 0) return { list, moved: [], filled: [] }
  const counts = new Map<string, number>()
  const countOf = (area: string) => counts.get(area) ?? 0
  const moved: Moved[] = []
  const fitted = list.map((block) => {
    const own = areas.find((area) => area.name === areaNameOf(blocks, name, block))
    const isFree = block.contentType !== 'unknown' && block.contentType !== 'global'
    const refusal = own && isFree ? refusalOf(blocks, own, block, countOf(own.name)) : undefined
    const other = refusal && areas.find((area) => !refusalOf(blocks, area, block, countOf(area.name)))
    const area = other ?? own
    if (area) counts.set(area.name, countOf(area.name) + 1)
    if (!refusal || !other) return block
    const reason = refusal.message.slice(0, refusal.message.indexOf('. ') + 1)
    moved.push({ block, message: `${reason} It is now in ${other.title}.` })
    return withSlot(block, other === areas[0] ? undefined : other.name)
  })
  const filled: string[] = []
  for (const { name: area, title, min = 0, initial = [] } of areas) {
    const missing = initial.filter((one) => typeOf(blocks, one)).slice(countOf(area), min)
    for (const one of missing)
      fitted.push(withSlot(createInitial(blocks, one, nextId), area === areas[0]?.name ? undefined : area))
    if (missing.length > 0) filled.push(title)
  }
  return { list: moved.length + filled.length > 0 ? fitted : list, moved, filled }
}

/**
 * Returns a document in which all blocks fit the slots and areas that contain them, without loss: for documents that are not the result of
 * an operation, such as merged ones. Unchanged blocks stay the same objects.
 */
export function repairSlots(document: Document, blocks: Blocks): Document {
  const repaired = (name: TopList) => fitAreas(blocks, name, repairList(blocks, document[name], 1)).list
  const [content, globalContent] = [repaired('content'), repaired('globalContent')]
  return content === document.content && globalContent === document.globalContent
    ? document
    : { ...document, content, globalContent }
}

function repairList(blocks: Blocks, list: readonly DocumentBlock[], depth: number): readonly DocumentBlock[] {
  const repaired = list.flatMap((block) => repairBlock(blocks, block, depth))
  return repaired.length === list.length && repaired.every((block, i) => block === list[i]) ? list : repaired
}

/** Returns the block and what follows it because it fits none of its slots. */
function repairBlock(blocks: Blocks, block: DocumentBlock, depth: number): readonly DocumentBlock[] {
  if (block.contentType !== 'container') return [block]
  const before = childrenOf(block)
  const inside = repairList(blocks, before, depth + 1)
  const own = inside === before ? block : { ...block, childComponents: inside }
  const type = typeOf(blocks, block.type)
  if (!type?.slots) return [own]
  const fitted = fitSlots(blocks, type, own, depth)
  if (isFitting(own, fitted)) return [own]
  const surplus = fitted.surplus.map((child) => withSlot(child, block.slot))
  return [{ ...own, childComponents: fitted.children }, ...surplus]
}

/** Returns props whose list items have the ids that their slots need, new ones from `nextId`. The same object if they have them. */
export function withItemIds(type: Block, props: Record<string, unknown>, nextId: () => string): Record<string, unknown> {
  let complete = props
  for (const { each } of Object.values(type.slots ?? {})) {
    const list = each === undefined ? undefined : props[each]
    if (each === undefined || !Array.isArray(list)) continue
    const stored = new Set(list.map((item: unknown) => isRecord(item) && item.id))
    const used = new Set<unknown>()
    const unusedId = (): string => {
      const id = nextId()
      return stored.has(id) ? unusedId() : id
    }
    const items = list.map((item: unknown) => {
      if (!isRecord(item)) return item
      // An id such as `constructor` would be found in every object of slots.
      const isFree = typeof item.id === 'string' && item.id !== '' && !(item.id in Object.prototype) && !used.has(item.id)
      const id = isFree ? item.id : unusedId()
      used.add(id)
      return isFree ? item : { ...item, id }
    })
    if (items.some((item, i) => item !== list[i])) complete = { ...complete, [each]: items }
  }
  return complete
}
