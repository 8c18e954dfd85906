import type { Handlers } from '../../handler.ts'
import { deleteMessages, listMessages, markMessages } from './contact-message.ts'
import { exportSubscribers, listSubscribers, removeSubscribers } from './subscriber.ts'

export const audienceRoutes = {
  'message.list': ({ db }, { query }) => listMessages(db, query),
  'message.markRead': ({ db }, { body }) => markMessages(db, body),
  'message.delete': ({ db, session }, { body }) => deleteMessages(db, session.userId, body),
  'subscriber.list': ({ db }, { query }) => listSubscribers(db, query),
  'subscriber.export': ({ db }, { query }) => exportSubscribers(db, query.storeId),
  'subscriber.remove': ({ db, session }, { body }) => removeSubscribers(db, session.userId, body),
} satisfies Handlers
