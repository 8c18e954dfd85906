import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { commentText, commentThread } from '../../entities/content/comment.ts'
import { success } from '../../entities/success.ts'
import { id } from '../../values.ts'

const { blockId, blockName, isShared } = commentThread.shape

export const commentEndpoints = {
  'comment.list': {
    route: 'GET /comment/fetch-comments',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'The comments on the blocks of a page by thread, oldest first, with those on blocks of all pages',
    query: z.object({ storeId: id(), pageId: id() }),
    response: z.array(commentThread),
  },
  'comment.addThread': {
    route: 'POST /comment/add-thread',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Start a thread of comments on a block',
    description: 'A page can have up to 200 threads and 1,000 comments, and so can the blocks of all pages together.',
    body: z.object({
      storeId: id(),
      pageId: id(),
      blockId,
      blockName,
      isShared: isShared.default(false),
      text: commentText,
    }),
    response: commentThread,
  },
  'comment.reply': {
    route: 'POST /comment/reply',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Add a comment to a thread; a resolved thread is open again',
    body: z.object({ storeId: id(), threadId: id(), text: commentText }),
    response: commentThread,
  },
  'comment.setResolved': {
    route: 'PUT /comment/set-resolved',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Resolve or reopen a thread of comments',
    body: z.object({ storeId: id(), threadId: id(), isResolved: z.boolean() }),
    response: commentThread,
  },
  'comment.delete': {
    route: 'DELETE /comment/delete/{storeId}/{commentId}',
    access: 'member',
    needs: 'content.manage',
    store: 'params.storeId',
    summary: 'Delete your own comment, or as the owner of the store any comment; a thread without comments is deleted',
    params: z.object({ storeId: id(), commentId: id() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
