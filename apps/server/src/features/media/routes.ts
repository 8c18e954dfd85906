import type { Handlers } from '../../handler.ts'
import { deleteMedia, listMedia, updateMedia } from './media.ts'
import { saveMedia } from './save-media.ts'
import { readUpload } from './upload.ts'
import { takeUploadRoom } from './upload-room.ts'

export const mediaRoutes = {
  'media.upload': async ({ incoming, session, store, ...deps }) => {
    const { db, config } = deps
    const { storeId } = store
    const announced = Number(incoming.headers['content-length'] ?? 0)
    const place = { db, dataFolder: config.dataFolder, floor: config.minFreeBytes }
    return readUpload(
      incoming,
      () => takeUploadRoom(place, { storeId, announced }),
      async ({ filename, bytes }, room) => saveMedia(deps, storeId, { filename, bytes, actorId: session.userId, room }),
    )
  },
  'media.list': ({ db }, { query }) => listMedia(db, query),
  'media.update': ({ db, session }, { body }) => updateMedia(db, session.userId, body),
  'media.delete': async ({ db, store, session }, { params, query }) => {
    await deleteMedia(db, store.storeId, session.userId, params.id, query.force)
    return { ok: true }
  },
} satisfies Handlers
