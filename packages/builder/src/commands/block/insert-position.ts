import type { DocumentBlock, Position } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import { selected } from '../selection/selected.ts'

/**
 * Where a new block goes that was not dropped anywhere: into a selected container as its first child (product.md, point 4,
 * Builder), else just after the last selected block, else at the end of the page. Global blocks go to the end of the global ones.
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
