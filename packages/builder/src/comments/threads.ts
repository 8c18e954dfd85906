import { nameOf } from '../commands/selection/selected.ts'
import type { Builder } from '../store/builder-store.ts'
import { pageOrder } from '../store/page-order.ts'
import type { CommentThread } from './comment.ts'

/** Whether a block is in an area that all pages share, at any depth. */
export function isOnEveryPage({ index }: Pick<Builder, 'index'>, id: string): boolean {
  let entry = index.entries.get(id)
  while (entry?.parent !== undefined) entry = index.entries.get(entry.parent)
  return entry?.list === 'globalContent'
}

/** The name of a thread's block now, or the one that it had. */
export const threadName = (builder: Builder, { blockId, blockName }: CommentThread): string =>
  nameOf(builder, blockId) || blockName

/**
 * Returns the threads in the order of their blocks on the page, and those whose blocks were removed. A removed block of another
 * page's content cannot be in the list: each thread belongs to one page.
 */
export function sortThreads(builder: Builder, threads: readonly CommentThread[]) {
  const present = threads.filter(({ blockId }) => builder.index.entries.has(blockId))
  const places = new Map(present.length > 0 ? pageOrder(builder).map((id, place) => [id, place]) : [])
  const place = ({ blockId }: CommentThread) => places.get(blockId) ?? 0
  return {
    present: present.toSorted((a, b) => place(a) - place(b)),
    removed: threads.filter(({ blockId }) => !builder.index.entries.has(blockId)),
  }
}
