import { type DocumentBlock, load, metaOf, save, schemaOf } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { fail } from '../http/failure.ts'
import { cleanHtml } from './html.ts'

/** Most blocks that a page may hold, at all depths. */
const MOST_BLOCKS = 5000

export type StoredBlocks = unknown[]

/**
 * Blocks as a client sent them, as they are stored: completed, migrated and repaired by their types, with rich text sanitised.
 * What no type here understands is kept untouched (blocks.md).
 */
export function completeContent(content: StoredBlocks, globalContent: StoredBlocks = []) {
  const { document } = load({ content, globalContent }, blocks)
  const stored = save({ content: document.content.map(clean), globalContent: document.globalContent.map(clean) })
  const count = [...stored.content, ...stored.globalContent].reduce<number>((sum, block) => sum + countOf(block), 0)
  if (count > MOST_BLOCKS)
    throw fail('too_large', { message: `A page holds at most ${MOST_BLOCKS} blocks; this one has ${count}.` })
  return { content: stored.content as StoredBlocks, globalContent: stored.globalContent as StoredBlocks }
}

/** Whether a stored block is one that a store has on every page, such as its footer. */
export function isGlobal(block: unknown): boolean {
  const type = (block as { type?: unknown } | null)?.type
  return typeof type === 'string' && Object.hasOwn(blocks, type) && blocks[type]?.contentType === 'global'
}

/** A block whose rich text was sanitised; the same object where nothing was to do. */
function clean(block: DocumentBlock): DocumentBlock {
  if (block.contentType === 'unknown') return block
  const type = blocks[block.type]
  if (!type) return block
  const props: Record<string, unknown> = { ...block.props }
  for (const [name, field] of Object.entries(schemaOf(type).shape)) {
    const value = props[name]
    if (metaOf(field).control === 'richText' && typeof value === 'string') props[name] = cleanHtml(value)
  }
  return { ...block, props, ...(block.childComponents && { childComponents: block.childComponents.map(clean) }) }
}

function countOf(block: unknown): number {
  const children = (block as { childComponents?: unknown } | null)?.childComponents
  return 1 + (Array.isArray(children) ? children.reduce<number>((sum, child) => sum + countOf(child), 0) : 0)
}
