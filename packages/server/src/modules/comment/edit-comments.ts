import type { CommentThread } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import { newId } from '../../ground/db/id.ts'
import { onlyRow } from '../../ground/db/only-row.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError, orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit } from '../store/index.ts'
import { type Commenter, checkPage, MAX_THREADS, threadView } from './threads.ts'

/** Comments of one page, and of the blocks of all pages together. */
const MAX_COMMENTS = 1_000

/** Starts a thread. Throws `not_found` for an unknown page, and `store_limit` when the page has too many. */
export function addThread(
  context: Commenter,
  { pageId, blockId, blockName, isShared, text }: Body<'comment.addThread'>,
): Promise<CommentThread> {
  const { storeId } = context.store
  return withStore(context.db, storeId, async (trx) => {
    await checkPage(trx, storeId, pageId)
    const page = isShared ? null : pageId
    await checkComments(trx, storeId, page, { isNew: true })
    const id = newId()
    await trx
      .insertInto('comment_threads')
      .values({ store_id: storeId, id, page_id: page, block_id: blockId, block_name: blockName })
      .execute()
    await insertComment(trx, context, id, text)
    return threadView(trx, context, id)
  })
}

/** Adds a comment to a thread, and reopens it. Throws `not_found` and `store_limit`. */
export function reply(context: Commenter, { threadId, text }: Body<'comment.reply'>): Promise<CommentThread> {
  const { storeId } = context.store
  return withStore(context.db, storeId, async (trx) => {
    const { page_id: pageId } = await openThread(trx, storeId, threadId, null)
    await checkComments(trx, storeId, pageId, { isNew: false })
    await insertComment(trx, context, threadId, text)
    return threadView(trx, context, threadId)
  })
}

/** Resolves a thread, or reopens it. Throws `not_found`. */
export function setResolved(context: Commenter, { threadId, isResolved }: Body<'comment.setResolved'>): Promise<CommentThread> {
  const { storeId } = context.store
  return withStore(context.db, storeId, async (trx) => {
    await openThread(trx, storeId, threadId, isResolved ? sql<Date>`now()` : null)
    return threadView(trx, context, threadId)
  })
}

/** Deletes a comment, and its thread when it was the only one. Throws `not_found`, and `forbidden` for the comment of another member. */
export function deleteComment(context: Commenter, { commentId }: { commentId: string }) {
  const { storeId, role } = context.store
  const { userId } = context.session
  return withStore(context.db, storeId, async (trx) => {
    const found = await trx
      .selectFrom('comments')
      .select(['author_id', 'thread_id'])
      .where('store_id', '=', storeId)
      .where('id', '=', commentId)
      .executeTakeFirst()
    const { author_id: authorId, thread_id: threadId } = orNotFound(found)
    if (authorId !== userId && role !== 'owner')
      throw appError('forbidden', { message: 'You can delete your own comments only. Nothing was deleted.' })
    // Two comments that are deleted at the same time would each leave the thread for the other.
    await lockThread(trx, storeId, threadId)
    await trx.deleteFrom('comments').where('store_id', '=', storeId).where('id', '=', commentId).execute()
    if (authorId !== userId) await recordAudit(trx, { storeId, actorId: userId, action: 'comment.delete', target: commentId })
    return { ok: true as const }
  })
}

const insertComment = (trx: StoreTrx, { store: { storeId }, session }: Commenter, threadId: string, text: string) =>
  trx
    .insertInto('comments')
    .values({ store_id: storeId, id: newId(), thread_id: threadId, author_id: session.userId, body: text })
    .execute()

/** Sets when a thread was resolved, and locks it until the transaction ends. */
const openThread = async (trx: StoreTrx, storeId: string, threadId: string, resolvedAt: ReturnType<typeof sql<Date>> | null) =>
  orNotFound(
    await trx
      .updateTable('comment_threads')
      .set({ resolved_at: resolvedAt })
      .where('store_id', '=', storeId)
      .where('id', '=', threadId)
      .returning('page_id')
      .executeTakeFirst(),
  )

const lockThread = (trx: StoreTrx, storeId: string, threadId: string) =>
  trx.selectFrom('comment_threads').select('id').where('store_id', '=', storeId).where('id', '=', threadId).forUpdate().execute()

/** Throws `store_limit` when the page, or the blocks of all pages, cannot have another thread or comment. */
async function checkComments(trx: StoreTrx, storeId: string, pageId: string | null, { isNew }: { isNew: boolean }) {
  await checkLimit(trx, storeId, 'comments')
  const result = await sql<{ threads: number; comments: number }>`
    select count(distinct t.id) as threads, count(*) as comments
      from comment_threads t join comments c on c.store_id = t.store_id and c.thread_id = t.id
     where t.store_id = ${storeId} and c.store_id = ${storeId} and t.page_id is not distinct from ${pageId}`.execute(trx)
  const { threads, comments } = onlyRow(result)
  const max = isNew && Number(threads) >= MAX_THREADS ? `${MAX_THREADS} threads` : '1,000 comments'
  if ((isNew && Number(threads) >= MAX_THREADS) || Number(comments) >= MAX_COMMENTS)
    throw appError('store_limit', { message: `A page can have up to ${max}. Delete some that are resolved, then try again.` })
}
