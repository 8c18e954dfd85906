import { areasIn, type DocumentBlock, find, type Position, slotAt } from '@blockfront/engine'
import type { Builder } from '../../../store/builder-store.ts'
import { slotFor, slotRefusal } from '../../../store/slot-contents.ts'
import { selected } from '../../selection/selected.ts'

/**
 * The default position of a new block (product.md, point 4, Builder): in a selected container as its first child, or after the last selected
 * block. Without a selection, it is the end of the first area of the page that takes the block. Where the rules of a slot exclude the block, it
 * follows the container. Global blocks go to the end of the global list.
 */
export function insertPosition(
  builder: Builder,
  block: Pick<DocumentBlock, 'type' | 'contentType'>,
  { intoContainer = true }: { intoContainer?: boolean } = {},
): Position {
  const { document } = builder.store.getState()
  const last = selected(builder).at(-1)
  if (block.contentType === 'global') {
    const after = last?.list === 'globalContent' ? last.index + 1 : document.globalContent.length
    return { list: 'globalContent', index: after }
  }
  const added = { type: block.type, contentType: block.contentType }
  const fits = ({ list, slot }: Position) => slotRefusal(builder, [added], list, slot) === undefined
  if (intoContainer && last?.block.contentType === 'container' && !last.block.editor?.locked) {
    const slot = slotFor(builder, added, last.block.id)
    const inside: Position = { list: { container: last.block.id }, index: 0, ...(slot !== undefined && { slot }) }
    if (fits(inside)) return inside
  }
  for (let at: typeof last | undefined = last; at; at = at.parent && find(document, at.parent.id)) {
    const slot = slotAt(builder.blocks, at)
    const after: Position = { list: at.list, index: at.index + 1, ...(slot !== undefined && { slot }) }
    if (fits(after)) return after
  }
  return firstArea(builder, fits)
}

/** The end of the first area of the page that takes a block: of the default one if none does. */
function firstArea({ blocks, index }: Builder, fits: (position: Position) => boolean): Position {
  const areas = [...areasIn(blocks, 'content'), ...areasIn(blocks, 'globalContent')]
  const endPositions = areas.map(({ name, list }): Position => ({ list, index: index.top[list].length, slot: name }))
  return endPositions.find(fits) ?? endPositions[0] ?? { list: 'content', index: index.top.content.length }
}
