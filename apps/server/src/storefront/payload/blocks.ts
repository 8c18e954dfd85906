import { type Block, type DocumentBlock, load } from '@blockfront/engine'
import { blocks as types } from '@blockfront/engine/blocks'
import type { PageBlock } from '@blockfront/engine/render'
import { LRUCache } from 'lru-cache'
import { isLargeText } from '../../work/work.ts'

declare module '../../work/tasks.ts' {
  interface Tasks {
    /** Prepares a stored document for rendering. */
    'page.blocks': { input: string; output: DrawnBlocks }
  }
}

/** A page's blocks and the store's global ones, sorted by where they stand, as the renderer takes them. */
export interface DrawnBlocks {
  header: PageBlock[]
  content: PageBlock[]
  footer: PageBlock[]
}

/** Memory for pages that were taken apart before. Characters of their JSON. */
const REMEMBERED = 4 * 1024 * 1024

/** By the JSON itself: a page whose products change is drawn anew of the same blocks, and stores of one theme share many. */
const remembered = new LRUCache<string, DrawnBlocks>({ maxSize: REMEMBERED, sizeCalculation: (_, json) => json.length })

/**
 * Stored blocks, as JSON, as they are drawn: migrated to the types of this release and complete, without what is hidden or unknown
 * and without what only the builder reads. Many pages may hold what this returns: it is not to be changed.
 */
export function drawnBlocks(stored: string): DrawnBlocks {
  const known = remembered.get(stored)
  if (known) return known
  const blocks = drawBlocks(stored)
  remembered.set(stored, blocks)
  return blocks
}

/** A page's content and the store's global content as one stored document: JSON text. */
export const storedDocument = (content: string, globalContent: string) =>
  `{"content":${content},"globalContent":${globalContent}}`

/** Whether `drawnBlocks` returns at once: the document is small, or it was drawn before. */
export const isDrawnFast = (stored: string): boolean => remembered.has(stored) || !isLargeText(stored, LARGE)

/** Characters of a document from which a worker draws it: some 20 ms of work. */
const LARGE = 100_000

/** The same as `drawnBlocks`, without memory. */
export function drawBlocks(stored: string): DrawnBlocks {
  const { document } = load(JSON.parse(stored), types)
  const global = drawn(document.globalContent)
  const isFooter = ({ type }: PageBlock) => types[type]?.area === 'footer'
  return {
    header: global.filter((block) => !isFooter(block)),
    content: drawn(document.content),
    footer: global.filter(isFooter),
  }
}

const drawn = (blocks: readonly DocumentBlock[]): PageBlock[] =>
  blocks.flatMap((block) => {
    if (block.contentType === 'unknown' || block.editor?.hidden) return []
    const { id, type, variant, props, childComponents } = block
    return [
      {
        id,
        type,
        ...(variant !== undefined && { variant }),
        props,
        ...(childComponents && { childComponents: drawn(childComponents) }),
      },
    ]
  })

export type Asked = NonNullable<ReturnType<NonNullable<Block['data']>>>

/** What the blocks of a page ask for, with the ids of those that ask. */
export function askedBy(blocks: readonly PageBlock[]): { id: string; asked: Asked }[] {
  return blocks.flatMap(({ id, type, props, childComponents = [] }) => {
    const asked = types[type]?.data?.(props as never)
    return [...(asked ? [{ id, asked }] : []), ...askedBy(childComponents)]
  })
}
