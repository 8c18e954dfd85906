import type { Handlers } from '../../handler.ts'
import { deleteMedia } from './delete-media.ts'
import { listMedia } from './list-media.ts'
import { listStarter } from './list-starter.ts'
import { updateMedia } from './update-media.ts'
import { uploadMedia } from './upload/upload-media.ts'

export const mediaRoutes = {
  'media.upload': (context) => uploadMedia(context),
  'media.list': (context, { query }) => listMedia(context, query),
  'media.listStarter': () => listStarter(),
  'media.update': (context, { body }) => updateMedia(context, body),
  'media.delete': (context, { params, query }) => deleteMedia(context, { ...params, ...query }),
} satisfies Handlers
