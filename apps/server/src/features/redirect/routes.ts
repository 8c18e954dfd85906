import type { Handlers } from '../../handler.ts'
import { addRedirect, deleteRedirect, listRedirects, updateRedirect } from './redirect.ts'

export const redirectRoutes = {
  'redirect.list': ({ db }, { query }) => listRedirects(db, query),
  'redirect.add': ({ db, session }, { body }) => addRedirect(db, session.userId, body),
  'redirect.update': ({ db, session }, { body }) => updateRedirect(db, session.userId, body),
  'redirect.delete': ({ db, store, session }, { params }) => deleteRedirect(db, store.storeId, session.userId, params.id),
} satisfies Handlers
