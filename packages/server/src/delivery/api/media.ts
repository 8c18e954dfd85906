import { deleteMedia } from '../../flows/manage-media/delete-media.ts'
import { listMedia } from '../../flows/manage-media/list-media.ts'
import { updateMedia } from '../../flows/manage-media/update-media.ts'
import type { Handlers } from '../../ground/handler.ts'
import { listStarter } from '../../modules/media/list-starter.ts'
import { uploadMedia } from '../../modules/media/upload/upload-media.ts'

export const mediaRoutes = {
  'media.upload': (context) => uploadMedia(context),
  'media.list': (context, { query }) => listMedia(context, query),
  'media.listStarter': () => listStarter(),
  'media.update': (context, { body }) => updateMedia(context, body),
  'media.delete': (context, { params, query }) => deleteMedia(context, { ...params, ...query }),
} satisfies Handlers
