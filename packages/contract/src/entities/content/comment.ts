import { z } from 'zod'
import { id, requiredText, text, time } from '../../values.ts'
import { blockId } from './presence.ts'

const comment = z
  .object({
    commentId: id(),
    authorName: text(120),
    isYours: z.boolean(),
    canDelete: z.boolean().describe('Members delete their own comments. The owner of the store can delete every comment.'),
    text: requiredText(2000),
    createdAt: time(),
  })
  .meta({ id: 'PageComment' })

/** Comments of members about one block, oldest first. */
export const commentThread = z
  .object({
    threadId: id(),
    blockId: blockId(),
    blockName: requiredText(120).describe('Name of the block when the thread started, for a block that was removed since.'),
    isShared: z.boolean().describe('Whether the thread is about a block of all pages, and is listed on each of them.'),
    isResolved: z.boolean(),
    comments: z.array(comment),
  })
  .meta({ id: 'CommentThread' })

export type CommentThread = z.output<typeof commentThread>

/** The text of a comment: 1 to 2,000 characters. */
export const commentText = comment.shape.text
