import type { Handlers } from '../../ground/handler.ts'
import { addPreview, listPreviews, revokePreview } from '../../modules/preview/index.ts'

export const previewRoutes = {
  'preview.list': (context, { query }) => listPreviews(context, query),
  'preview.add': (context, { body }) => addPreview(context, body),
  'preview.revoke': (context, { params }) => revokePreview(context, params),
} satisfies Handlers
