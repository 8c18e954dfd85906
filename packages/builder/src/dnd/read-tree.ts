import { childrenOf, type DocumentBlock } from '@blockfront/engine'
import type { BlockElements } from '../canvas/block/block-elements.ts'
import type { Builder } from '../store/builder-store.ts'
import { isFooter } from '../store/page-order.ts'
import { slotContents } from '../store/slot-contents.ts'
import type { DropList, DropNode, Point, Rect } from './drop-target.ts'

/**
 * The page's geometry for dropping, measured once relative to the page's corner, so it stays valid while the page scrolls. Global
 * blocks can be dropped among the global ones of the same area, all others on the page.
 */
export function readTree(
  builder: Builder,
  blockElements: BlockElements,
  page: Element,
  { global, footer }: { global: boolean; footer: boolean },
): DropList {
  const { left, top, width, height } = page.getBoundingClientRect()
  const origin: Point = { x: left, y: top }
  const { document } = builder.store.getState()
  if (!global) return listOf(document.content, 'content', { left: 0, top: 0, right: width, bottom: height })
  const edge = footer ? height : 0
  const list = listOf(document.globalContent, 'globalContent', { left: 0, top: edge, right: width, bottom: edge })
  return { ...list, nodes: list.nodes.filter(({ id }) => isFooter(builder, id) === footer) }

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
