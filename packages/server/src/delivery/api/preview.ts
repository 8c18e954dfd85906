import type { Handlers } from '../../ground/handler.ts'
import { addPreview, revokePreview } from '../../modules/preview/edit-preview.ts'
import { listPreviews } from '../../modules/preview/list-previews.ts'

export const previewRoutes = {
  'preview.list': (context, { query }) => listPreviews(context, query),
  'preview.add': (context, { body }) => addPreview(context, body),
  'preview.revoke': (context, { params }) => revokePreview(context, params),
} satisfies Handlers
