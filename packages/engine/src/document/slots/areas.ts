import { AREAS, type Area, type Blocks, type PageAreas, titleOf } from '../../block.ts'
import type { Document, DocumentBlock } from '../document.ts'
import type { BlockLocation } from '../find.ts'
import { typeOf } from '../schema.ts'
import { type NamedSlot, slotNameOf, slotsOf } from './slots.ts'

/** The areas of a page whose app declares none. Add your own with `{ ...defaultAreas, sidebar: { title: 'Sidebar' } }`. */
export const defaultAreas = {
  header: { title: 'Header', shared: true, contentTypes: ['global'] },
  content: { title: 'Content' },
  footer: { title: 'Footer', shared: true, contentTypes: ['global'] },
} as const satisfies Readonly<Record<string, Area>>

const defaultPage: PageAreas = { areas: defaultAreas }

/** The list of a document that contains the blocks of an area. */
export type TopList = 'content' | 'globalContent'

/** An area of the page. */
export interface NamedArea extends NamedSlot {
  list: TopList
}

const named = /* @__PURE__ */ new WeakMap<PageAreas, readonly NamedArea[]>()

/** Returns the areas of pages made of these block types, in reading order. */
export function areasOf(blocks: Blocks): readonly NamedArea[] {
  const page = blocks[AREAS] ?? defaultPage
  let areas = named.get(page)
  if (!areas) {
    areas = Object.entries(page.areas).map(([name, { shared, title = titleOf(name), ...rules }]): NamedArea => {
      return { ...rules, title, name, isOpen: true, list: shared ? 'globalContent' : 'content' }
    })
    named.set(page, areas)
  }
  return areas
}

const lists = /* @__PURE__ */ new WeakMap<readonly NamedArea[], Record<TopList, readonly NamedArea[]>>()

/** The areas of blocks that name none. They do not depend on the order of the areas, so an app can change the order without moving blocks. */
const DEFAULTS: Readonly<Record<TopList, string>> = { content: 'content', globalContent: 'header' }

/** The areas whose blocks are in this list, with the default one first: `content` or `header`, otherwise the first in reading order. */
export function areasIn(blocks: Blocks, list: TopList): readonly NamedArea[] {
  const all = areasOf(blocks)
  let by = lists.get(all)
  if (!by) {
    const of = (one: TopList) =>
      all
        .filter((area) => area.list === one)
        .toSorted((a, b) => Number(b.name === DEFAULTS[one]) - Number(a.name === DEFAULTS[one]))
    by = { content: of('content'), globalContent: of('globalContent') }
    lists.set(all, by)
  }
  return by[list]
}

type PlacedBlock = Pick<DocumentBlock, 'type' | 'contentType' | 'slot'>

/**
 * Returns the name of the area of a block at the top level of a list. For a global block this is the area that its type names. For others it is
 * the area in `slot`, or the default one. Undefined if no area has this list.
 */
export function areaNameOf(blocks: Blocks, list: TopList, block: PlacedBlock): string | undefined {
  const areas = areasIn(blocks, list)
  const own = isFixed(list, block) ? typeOf(blocks, block.type)?.area : block.slot
  return (areas.find(({ name }) => name === own) ?? areas[0])?.name
}

/** Whether the type of the block decides about its area. */
const isFixed = (list: TopList, { contentType }: PlacedBlock) => list === 'globalContent' && contentType === 'global'

/** The slots of a list: those of a container, or the areas of the page. */
export interface ListSlots {
  slots: readonly NamedSlot[]
  /** The name of the slot that contains a block of the list. */
  nameOf: (block: DocumentBlock) => string | undefined
  /** The slot of a block whose position names none. */
  initial: (block: DocumentBlock) => string | undefined
  /** The value that the block stores for a slot: the default area is not stored, and neither is the area of a global block. */
  stored: (block: DocumentBlock, name: string) => string | undefined
}

/** Returns the slots of a list; undefined for a list without rules. */
export function listSlots(blocks: Blocks, { list, parent }: Pick<BlockLocation, 'list' | 'parent'>): ListSlots | undefined {
  if (parent) {
    const slots = slotsOf(blocks, parent)
    if (!slots) return undefined
    return { slots, nameOf: (block) => slotNameOf(slots, block), initial: () => slots[0]?.name, stored: (_, name) => name }
  }
  if (typeof list !== 'string') return undefined
  const slots = areasIn(blocks, list)
  if (slots.length === 0 || (list === 'content' && isPlain(slots))) return undefined
  return {
    slots,
    nameOf: (block) => areaNameOf(blocks, list, block),
    initial: (block) => (isFixed(list, block) ? areaNameOf(blocks, list, block) : (slots.find(takes(block)) ?? slots[0])?.name),
    stored: (block, name) => (isFixed(list, block) || name === slots[0]?.name ? undefined : name),
  }
}

/** Whether a list has one area, which takes everything. */
const isPlain = ([first, ...others]: readonly NamedArea[]): boolean =>
  others.length === 0 &&
  first?.allow === undefined &&
  first?.contentTypes === undefined &&
  first?.max === undefined &&
  !first?.min

/**
 * Returns the areas that a block may be in by its type and content kind: a global block only the one that its type names. Their other rules are
 * those of `refusalOf`.
 */
export function areaChoices(blocks: Blocks, block: Pick<DocumentBlock, 'type' | 'contentType'>): readonly NamedArea[] {
  if (block.contentType === 'global') {
    const name = areaNameOf(blocks, 'globalContent', block)
    return areasIn(blocks, 'globalContent').filter((area) => area.name === name)
  }
  return areasOf(blocks).filter(takes(block))
}

/** Whether an area takes only global blocks. */
export const isForGlobals = (blocks: Blocks, name: string): boolean =>
  areasOf(blocks)
    .find((area) => area.name === name)
    ?.contentTypes?.every((kind) => kind === 'global') ?? false

/** Whether an area takes blocks of this content kind. */
export const takes =
  ({ contentType }: Pick<DocumentBlock, 'contentType'>) =>
  ({ contentTypes }: NamedSlot): boolean =>
    contentType === 'unknown' || !contentTypes || contentTypes.includes(contentType)

/** Returns the blocks of a document by area: what renderers need, without knowing the rules. An area without blocks has an empty list. */
export function areaContents(document: Document, blocks: Blocks): Record<string, DocumentBlock[]> {
  const contents = Object.fromEntries(areasOf(blocks).map(({ name }): [string, DocumentBlock[]] => [name, []]))
  for (const list of ['globalContent', 'content'] as const)
    for (const block of document[list]) contents[areaNameOf(blocks, list, block) ?? '']?.push(block)
  return contents
}
