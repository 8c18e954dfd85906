import type { PageRepair } from '@blockfront/contract'
import { type DocumentBlock, load, mapOverrides, mapRichText, type PageSize, save, sizeOf } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { sanitizeHtml } from '../../../ground/sanitize-html.ts'
import { isLarge, type Workers } from '../../../ground/workers/workers.ts'
import { pageRepairs } from './page-repairs.ts'

declare module '../../../ground/workers/tasks.ts' {
  interface Tasks {
    'content.complete': { input: { content: unknown[]; globalContent: unknown[] }; output: CompleteContent }
  }
}

export type StoredBlocks = unknown[]

/** A list of blocks in its stored form. */
export interface CompleteList {
  /** JSON text. */
  json: string
  /** UTF-8 bytes of the JSON text. */
  bytes: number
  size: PageSize
}

export interface CompleteContent {
  content: CompleteList
  globalContent: CompleteList
  /** The values that were replaced, left out or moved; at most 200. */
  repairs: PageRepair[]
}

/** Whether a stored block is global: one that a store shows on every page, such as its footer. */
export function isGlobal(block: unknown): boolean {
  const type = (block as { type?: unknown } | null)?.type
  return typeof type === 'string' && Object.hasOwn(blocks, type) && blocks[type]?.contentType === 'global'
}

/**
 * Returns blocks that a client sent in the form in which they are stored: completed, migrated and repaired by their types, with
 * sanitized rich text. Blocks of unknown types are kept unchanged (docs/spec/blocks.md). Large content is processed in a worker.
 */
export async function completeContent(
  work: Workers,
  storeId: string,
  content: StoredBlocks,
  globalContent: StoredBlocks = [],
): Promise<CompleteContent> {
  return isLarge([content, globalContent])
    ? work.run('content.complete', storeId, { content, globalContent })
    : completeBlocks(content, globalContent)
}

/** Like {@link completeContent}, in this thread. */
export function completeBlocks(content: StoredBlocks, globalContent: StoredBlocks): CompleteContent {
  const { document, report } = load({ content, globalContent }, blocks)
  const stored = save({
    content: document.content.map(withSanitizedText),
    globalContent: document.globalContent.map(withSanitizedText),
  })
  return {
    content: completeList(stored.content),
    globalContent: completeList(stored.globalContent),
    repairs: pageRepairs(report, document.content),
  }
}

function completeList(list: StoredBlocks): CompleteList {
  const json = JSON.stringify(list)
  return { json, bytes: Buffer.byteLength(json), size: sizeOf(list, blocks) }
}

/** A block with sanitized rich text, in its lists and inner blocks too. A block of an unknown type is returned unchanged. */
function withSanitizedText(block: DocumentBlock): DocumentBlock {
  if (block.contentType === 'unknown') return block
  const type = blocks[block.type]
  if (!type) return block
  const own = mapRichText(type, block.props, sanitizeHtml)
  const props = mapOverrides(blocks, { ...block, props: own }, (inner, override) =>
    mapRichText(inner, override.props, sanitizeHtml),
  )
  return { ...block, props, ...(block.childComponents && { childComponents: block.childComponents.map(withSanitizedText) }) }
}
