import type { CommentThread } from '@blockfront/contract'
import type { CurrentStore, MemberScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { Query } from '../../ground/handler.ts'

/** Threads of one page, and of the blocks of all pages. */
export const MAX_THREADS = 200

/** The context of a member whose role decides which comments can be deleted. */
export type Commenter = MemberScope & { store: Pick<CurrentStore, 'role'> }

/** Returns the threads of a page and of the blocks of all pages, oldest first. Throws `not_found` for an unknown page. */
export const listThreads = (context: Commenter, { pageId }: Query<'comment.list'>): Promise<CommentThread[]> => {
  const { storeId } = context.store
  return withStoreReadOnly(context.db, storeId, async (trx) => {
    await checkPage(trx, storeId, pageId)
    const threads = await trx
      .selectFrom('comment_threads')
      .selectAll()
      .where('store_id', '=', storeId)
      .where((eb) => eb.or([eb('page_id', '=', pageId), eb('page_id', 'is', null)]))
      .orderBy('created_at')
      .orderBy('id')
      .limit(2 * MAX_THREADS)
      .execute()
    return withComments(trx, context, threads)
  })
}

/** Returns one thread. Throws `not_found`. */
export async function threadView(trx: StoreTrx, context: Commenter, threadId: string): Promise<CommentThread> {
  const thread = await trx
    .selectFrom('comment_threads')
    .selectAll()
    .where('store_id', '=', context.store.storeId)
    .where('id', '=', threadId)
    .executeTakeFirst()
  const [view] = await withComments(trx, context, [orNotFound(thread)])
  return orNotFound(view)
}

/** Throws `not_found` for a page that the store does not have. */
export const checkPage = async (trx: StoreTrx, storeId: string, pageId: string) =>
  orNotFound(
    await trx.selectFrom('pages').select('id').where('store_id', '=', storeId).where('id', '=', pageId).executeTakeFirst(),
  )

interface ThreadRow {
  id: string
  page_id: string | null
  block_id: string
  block_name: string
  resolved_at: Date | null
}

/** The threads as the API returns them, with their comments. */
async function withComments(
  trx: StoreTrx,
  { store: { storeId, role }, session: { userId } }: Commenter,
  threads: readonly ThreadRow[],
): Promise<CommentThread[]> {
  if (threads.length === 0) return []
  const rows = await trx
    .selectFrom('comments as c')
    .innerJoin('users', 'users.id', 'c.author_id')
    .select(['c.id', 'c.thread_id', 'c.author_id', 'c.body', 'c.created_at', 'users.name'])
    .where('c.store_id', '=', storeId)
    .where(
      'c.thread_id',
      'in',
      threads.map(({ id }) => id),
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
  const byThread = Map.groupBy(rows, ({ thread_id }) => thread_id)
  return threads.map((thread) => ({
    threadId: thread.id,
    blockId: thread.block_id,
    blockName: thread.block_name,
    isShared: thread.page_id === null,
    isResolved: thread.resolved_at !== null,
    comments: (byThread.get(thread.id) ?? []).map(({ id, author_id, body, created_at, name }) => ({
      commentId: id,
      authorName: name,
      isYours: author_id === userId,
      canDelete: author_id === userId || role === 'owner',
      text: body,
      createdAt: created_at.toISOString(),
    })),
  }))
}
