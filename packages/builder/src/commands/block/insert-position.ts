import type { DocumentBlock, Position } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import { selected } from '../selection/selected.ts'

/**
 * The default position of a new block: in a selected container as its first child (product.md, point 4, Builder), otherwise after
 * the last selected block, otherwise at the end of the page. Global blocks go to the end of the global list.
 */
export function insertPosition(
  builder: Builder,
  contentType: DocumentBlock['contentType'],
  { intoContainer = true }: { intoContainer?: boolean } = {},
): Position {
  const { document } = builder.store.getState()
  const last = selected(builder).at(-1)
  if (contentType === 'global') {
    const after = last?.list === 'globalContent' ? last.index + 1 : document.globalContent.length
    return { list: 'globalContent', index: after }
  }
  if (!last || last.list === 'globalContent') return { list: 'content', index: document.content.length }
  if (intoContainer && last.block.contentType === 'container' && !last.block.editor?.locked)
    return { list: { container: last.block.id }, index: 0 }
  return { list: last.list, index: last.index + 1 }
}
