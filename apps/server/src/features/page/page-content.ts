import type { PageRepair } from '@blockfront/contract'
import {
  type DocumentBlock,
  exceededLimit,
  fieldLabels,
  fieldPath,
  load,
  metaOf,
  PAGE_LIMITS,
  type PageSize,
  type Report,
  save,
  schemaOf,
  sizeOf,
} from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { appError } from '../../errors.ts'
import { isLarge, type Work } from '../../work/work.ts'
import { sanitizeHtml } from '../sanitize-html.ts'

declare module '../../work/tasks.ts' {
  interface Tasks {
    'content.complete': { input: { content: unknown[]; globalContent: unknown[] }; output: CompleteContent }
  }
}

export type StoredBlocks = unknown[]

/** One stored list of blocks. */
export interface CompleteList {
  /** JSON text. */
  json: string
  /** UTF-8 bytes of the JSON text. */
  bytes: number
  size: PageSize
}

/** Whether a stored block is one that a store has on every page, such as its footer. */
export function isGlobal(block: unknown): boolean {
  const type = (block as { type?: unknown } | null)?.type
  return typeof type === 'string' && Object.hasOwn(blocks, type) && blocks[type]?.contentType === 'global'
}

export interface CompleteContent {
  content: CompleteList
  globalContent: CompleteList
  /** What did not fit and was replaced, left out or moved: at most the first 200 places. */
  repairs: PageRepair[]
}

/**
 * Returns blocks that a client sent in the form in which they are stored: completed, migrated and repaired by their types, with
 * sanitized rich text. Blocks of unknown types are kept unchanged (blocks.md). Large content is processed in a worker.
 */
export async function completeContent(
  work: Work,
  storeId: string,
  content: StoredBlocks,
  globalContent: StoredBlocks = [],
): Promise<CompleteContent> {
  return isLarge([content, globalContent])
    ? work.run('content.complete', storeId, { content, globalContent })
    : completeBlocks(content, globalContent)
}

/** The same, in this thread. */
export function completeBlocks(content: StoredBlocks, globalContent: StoredBlocks): CompleteContent {
  const { document, report } = load({ content, globalContent }, blocks)
  const stored = save({ content: document.content.map(clean), globalContent: document.globalContent.map(clean) })
  return {
    content: listOf(stored.content),
    globalContent: listOf(stored.globalContent),
    repairs: repairsIn(report, document.content),
  }
}

/** Places that an answer names at most, and characters of JSON of each old value. */
const [MOST_REPAIRS, LONGEST_VALUE] = [200, 1000]

/** A report of the engine for the members of a store: what changed the look or the content of a page. */
function repairsIn(report: readonly Report[], content: readonly DocumentBlock[]): PageRepair[] {
  const repairs = report.flatMap((entry) => {
    const { kind } = entry
    return kind === 'defaulted' || kind === 'dropped' || kind === 'moved' ? [{ ...entry, kind }] : []
  })
  if (repairs.length === 0) return []
  const types = new Map<string, string>()
  const collect = (list: readonly DocumentBlock[]) => {
    for (const block of list) {
      types.set(block.id, block.type)
      collect(block.childComponents ?? [])
    }
  }
  collect(content)
  return repairs.slice(0, MOST_REPAIRS).map(({ path, blockId, kind, message, was }) => {
    const type = types.get(blockId ?? '')
    const json = JSON.stringify(was) ?? 'null'
    return {
      path: [...path],
      ...(blockId !== undefined && { blockId }),
      kind,
      message,
      was: json.length > LONGEST_VALUE ? `${json.slice(0, LONGEST_VALUE)}…` : (was ?? null),
      block: (type && blocks[type]?.title) ?? '',
      field: fieldPath(path, fieldLabels(blocks, type)),
    }
  })
}

function listOf(list: StoredBlocks): CompleteList {
  const json = JSON.stringify(list)
  return { json, bytes: Buffer.byteLength(json), size: sizeOf(list, blocks) }
}

/** Bytes of a page's blocks as JSON: reading and sending them takes the main thread some 30 ms. A page of 1,000 blocks takes half. */
const MOST_BYTES = 1024 * 1024

const tooMany = {
  blocks: (count: number) =>
    `A page can have up to ${PAGE_LIMITS.blocks} blocks; this one has ${count}. Remove some, or split the page.`,
  dataBlocks: (count: number) =>
    `A page can have up to ${PAGE_LIMITS.dataBlocks} blocks that show products or categories; this one has ${count}. Remove some, or split the page.`,
}

/** Throws 413 when a list exceeds the limits of a page and is larger than the list that it replaces. */
export function requirePageSize({ size, bytes }: CompleteList, before: StoredBlocks = []): void {
  if (bytes > MOST_BYTES && bytes > Buffer.byteLength(JSON.stringify(before)))
    throw appError('too_large', {
      message: `A page can have up to 1 MB of content; this one has ${(bytes / MOST_BYTES).toFixed(1)} MB. Shorten its texts, or split the page.`,
    })
  if (exceededLimit(size) === undefined) return
  const limit = exceededLimit(size, sizeOf(before, blocks))
  if (limit) throw appError('too_large', { message: tooMany[limit](size[limit]) })
}

/** A block with sanitized rich text; the same object where nothing changed. */
function clean(block: DocumentBlock): DocumentBlock {
  if (block.contentType === 'unknown') return block
  const type = blocks[block.type]
  if (!type) return block
  const props: Record<string, unknown> = { ...block.props }
  for (const [name, field] of Object.entries(schemaOf(type).shape)) {
    const value = props[name]
    if (metaOf(field).control === 'richText' && typeof value === 'string') props[name] = sanitizeHtml(value)
  }
  return { ...block, props, ...(block.childComponents && { childComponents: block.childComponents.map(clean) }) }
}
