import { areaChoices, areasOf, type DocumentBlock, listSlots, type NamedArea } from '@blockfront/engine'
import type { BlockIndex } from './block-index.ts'
import type { Builder } from './builder-store.ts'
import { childOrder, type SlotContents } from './slot-contents.ts'

/** An area of the page and the blocks in it, in order. */
export interface AreaContents extends SlotContents {
  list: NamedArea['list']
}

/** The areas of the page in reading order. */
export function areaContents(builder: Pick<Builder, 'blocks' | 'index'>): readonly AreaContents[] {
  const { blocks, index } = builder
  const members = { content: byArea(builder, 'content'), globalContent: byArea(builder, 'globalContent') }
  return areasOf(blocks).map(({ name, title, list }) => {
    const ids = members[list]?.get(name)
    return { name, title, list, isOpen: true, ids: ids ?? (members[list] ? NONE : index.top[list]) }
  })
}

const NONE: readonly string[] = []

/** The ids of a list by area; undefined for a list with one area, which contains all of them. */
function byArea({ blocks, index }: Pick<Builder, 'blocks' | 'index'>, list: AreaContents['list']) {
  const slots = listSlots(blocks, { list })
  if (!slots) return undefined
  return Map.groupBy(index.top[list], (id) => slots.nameOf(index.entries.get(id)?.block as DocumentBlock))
}

/** A block of an ordinary type, to ask whether a place accepts new blocks. */
export const ANY_BLOCK = { type: '', contentType: 'normal' } as const

/**
 * Returns whether an area may take all of these blocks, whatever its other rules say. A global block goes only into the area that its type
 * names, and a block of an unknown type into the areas of its list. Other blocks go into the areas for their content kind.
 */
export const areaFilter =
  (
    { blocks, index }: Pick<Builder, 'blocks' | 'index'>,
    added: readonly (Pick<DocumentBlock, 'type' | 'contentType'> & { id?: string })[],
  ) =>
  ({ name, list }: Pick<AreaContents, 'name' | 'list'>): boolean =>
    added.every((block) => {
      if (block.contentType === 'unknown')
        return (list === 'globalContent') === (index.entries.get(block.id ?? '')?.list === 'globalContent')
      return areaChoices(blocks, block).some((area) => area.name === name)
    })

/** Every id in drawing order, containers before their children. */
export function pageOrder(builder: Builder): string[] {
  const order: string[] = []
  const visit = (id: string) => {
    order.push(id)
    childOrder(builder, id).forEach(visit)
  }
  for (const { ids } of areaContents(builder)) ids.forEach(visit)
  return order
}

/** Whether a block is at the top of an area that all pages share. */
export const isShared = ({ entries }: BlockIndex, id: string): boolean => entries.get(id)?.list === 'globalContent'
