import type { Handlers } from '../../handler.ts'
import { addPreview, revokePreview } from './edit-preview.ts'
import { listPreviews } from './list-previews.ts'

export const previewRoutes = {
  'preview.list': (context, { query }) => listPreviews(context, query),
  'preview.add': (context, { body }) => addPreview(context, body),
  'preview.revoke': (context, { params }) => revokePreview(context, params),
} satisfies Handlers
