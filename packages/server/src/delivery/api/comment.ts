import type { Handlers } from '../../ground/handler.ts'
import { addThread, deleteComment, listThreads, reply, setResolved } from '../../modules/comment/index.ts'

export const commentRoutes = {
  'comment.list': (context, { query }) => listThreads(context, query),
  'comment.addThread': (context, { body }) => addThread(context, body),
  'comment.reply': (context, { body }) => reply(context, body),
  'comment.setResolved': (context, { body }) => setResolved(context, body),
  'comment.delete': (context, { params }) => deleteComment(context, params),
} satisfies Handlers
