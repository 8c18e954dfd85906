import { childrenOf, type DocumentBlock, listSlots } from '@blockfront/engine'
import { type BlockElements, PAGE } from '../canvas/block/block-elements.ts'
import type { Builder } from '../store/builder-store.ts'
import { type AreaContents, areaContents } from '../store/page-order.ts'
import { slotContents } from '../store/slot-contents.ts'
import type { DropList, DropNode, Point, Rect } from './drop-target.ts'

/**
 * The page's geometry for dropping, with a list for each area that `isOpen` accepts and that the app renders. It is measured once relative to
 * the page's corner, so it stays valid while the page scrolls.
 */
export function readTree(
  builder: Builder,
  blockElements: BlockElements,
  page: Element,
  isOpen: (area: AreaContents) => boolean,
): DropList[] {
  const { left, top, width, height } = page.getBoundingClientRect()
  const origin: Point = { x: left, y: top }
  const { document } = builder.store.getState()
  const areas = areaContents(builder)
  const open = areas.filter(isOpen)
  return open.flatMap((area): DropList[] => {
    const { name, list, ids } = area
    const rect = open.length === 1 && list === 'content' ? { left: 0, top: 0, right: width, bottom: height } : rectOf(area)
    if (!rect) return []
    const own = new Set(ids)
    const whole = listOf(document[list], list, rect)
    const hasRules = listSlots(builder.blocks, { list }) !== undefined
    return [{ ...whole, ...(hasRules && { slot: name }), nodes: whole.nodes.filter(({ id }) => own.has(id)) }]
  })

  /** The area on the page. An empty area for global blocks has no size: it is at the top or at the bottom of the page. */
  function rectOf(area: AreaContents): Rect | undefined {
    const box = blockElements.slotRectOf(PAGE, area.name, area.ids)
    if (box) return relative(box)
    if (area.list === 'content') return undefined
    const edge = areas.indexOf(area) < areas.findIndex(({ list }) => list === 'content') ? 0 : height
    return { left: 0, top: edge, right: width, bottom: edge }
  }

  function listOf(blocks: readonly DocumentBlock[], name: DropList['list'], rect: Rect): DropList {
    const nodes = blocks.flatMap((block, index): DropNode[] => {
      const box = blockElements.rectOf(block.id)
      if (!box) return []
      const own = relative(box)
      const open = block.contentType === 'container' && !block.editor?.locked
      return [{ id: block.id, index, rect: own, inside: open ? insideOf(block, own) : undefined }]
    })
    return { list: name, rect, nodes, end: blocks.length }
  }

  /** The list of a container's children, or one for each of its slots that is visible. */
  function insideOf(block: DocumentBlock, rect: Rect): DropList[] {
    const whole = listOf(childrenOf(block), { container: block.id }, rect)
    const slots = slotContents(builder, block.id)
    if (!slots) return [whole]
    return slots.flatMap(({ name, ids }) => {
      const box = blockElements.slotRectOf(block.id, name, ids)
      const own = new Set(ids)
      return box ? [{ ...whole, slot: name, rect: relative(box), nodes: whole.nodes.filter(({ id }) => own.has(id)) }] : []
    })
  }

  function relative({ left, top, right, bottom }: DOMRect): Rect {
    return { left: left - origin.x, top: top - origin.y, right: right - origin.x, bottom: bottom - origin.y }
  }
}

/** The number of levels in a block: 1 without children. */
export const levelsOf = (block: DocumentBlock): number =>
  1 + childrenOf(block).reduce((most, child) => Math.max(most, levelsOf(child)), 0)
