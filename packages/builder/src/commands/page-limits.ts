import type { Change } from '@blockfront/engine'
import { exceededLimit, PAGE_LIMITS, type PageSize, sizeOf } from '@blockfront/engine'
import type { Builder } from '../store/builder-store.ts'
import { reject } from './reject.ts'

const messages: Record<keyof PageSize, string> = {
  blocks: `Not added: a page can have up to ${PAGE_LIMITS.blocks} blocks. Remove some, or split the page.`,
  dataBlocks: `Not added: a page can have up to ${PAGE_LIMITS.dataBlocks} blocks that show products or categories. Remove some, or split the page.`,
}

/** Whether a change would add more blocks than a page can have; if so, shows the limit. The server refuses to save such a page. */
export function rejectGrowth(builder: Builder, { document }: Change): boolean {
  const before = builder.store.getState().document
  const [was, next] = [before, document].map(({ content }) => sizeOf(content, builder.blocks))
  const limit = next && exceededLimit(next, was)
  if (limit) reject(builder, messages[limit])
  return limit !== undefined
}
