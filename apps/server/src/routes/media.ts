import type { Handlers } from '../http/handler.ts'
import { readUpload } from '../media/upload.ts'
import { deleteMedia, listMedia, updateMedia } from '../services/media.ts'
import { saveMedia } from '../services/media-save.ts'

export const mediaRoutes = {
  'media.upload': ({ incoming, session, store, ...deps }) =>
    readUpload(incoming, ({ filename, bytes }) => saveMedia(deps, store.storeId, { filename, bytes, actorId: session.userId })),
  'media.list': ({ db, query }) => listMedia(db, query),
  'media.update': ({ db, session, body }) => updateMedia(db, session.userId, body),
  'media.delete': async ({ db, store, session, params, query }) => {
    await deleteMedia(db, store.storeId, session.userId, params.id, query.force)
    return { ok: true }
  },
} satisfies Handlers
