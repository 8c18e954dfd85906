import { exceededLimit, PAGE_LIMITS, sizeOf } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { appError } from '../../../ground/errors.ts'
import type { CompleteList, StoredBlocks } from './complete-content.ts'

/** UTF-8 bytes of a page's blocks as JSON. Reading and sending them takes the main thread about 30 ms. */
const MAX_BYTES = 1024 * 1024

const limitMessages = {
  blocks: (count: number) =>
    `A page can have up to ${PAGE_LIMITS.blocks} blocks; this one has ${count}. Remove some, or split the page.`,
  dataBlocks: (count: number) =>
    `A page can have up to ${PAGE_LIMITS.dataBlocks} blocks that show products or categories; this one has ${count}. Remove some, or split the page.`,
  instances: (count: number) =>
    `A page can have up to ${PAGE_LIMITS.instances} shared components; this one has ${count}. Remove some, or split the page.`,
}

/** UTF-8 bytes of the blocks of a shared component, because a page can show many of them. */
const MAX_COMPONENT_BYTES = 100 * 1024
const MAX_COMPONENT_BLOCKS = 200

/** Throws `too_large` when the blocks of a shared component exceed a limit. */
export function requireComponentSize({ size, bytes }: CompleteList): void {
  if (bytes > MAX_COMPONENT_BYTES || size.blocks > MAX_COMPONENT_BLOCKS)
    throw appError('too_large', {
      message: `A shared component can have up to ${MAX_COMPONENT_BLOCKS} blocks and 100 KB of content. Shorten its texts, or remove some blocks.`,
    })
}

/** Throws `too_large` when a list exceeds a limit of a page and is larger than the list that it replaces. */
export function requirePageSize({ size, bytes }: CompleteList, before: StoredBlocks = []): void {
  if (bytes > MAX_BYTES && bytes > Buffer.byteLength(JSON.stringify(before)))
    throw appError('too_large', {
      message: `A page can have up to 1 MB of content; this one has ${(bytes / MAX_BYTES).toFixed(1)} MB. Shorten its texts, or split the page.`,
    })
  if (exceededLimit(size) === undefined) return
  const limit = exceededLimit(size, sizeOf(before, blocks))
  if (limit) throw appError('too_large', { message: limitMessages[limit](size[limit]) })
}
