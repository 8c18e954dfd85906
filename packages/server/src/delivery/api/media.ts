import { deleteMedia, listMedia, updateMedia } from '../../flows/manage-media/index.ts'
import type { Handlers } from '../../ground/handler.ts'
import { listStarter, uploadMedia } from '../../modules/media/index.ts'

export const mediaRoutes = {
  'media.upload': (context) => uploadMedia(context),
  'media.list': (context, { query }) => listMedia(context, query),
  'media.listStarter': () => listStarter(),
  'media.update': (context, { body }) => updateMedia(context, body),
  'media.delete': (context, { params, query }) => deleteMedia(context, { ...params, ...query }),
} satisfies Handlers
