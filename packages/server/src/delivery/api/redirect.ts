import type { Handlers } from '../../ground/handler.ts'
import { addRedirect, deleteRedirect, listRedirects, updateRedirect } from '../../modules/redirect/index.ts'

export const redirectRoutes = {
  'redirect.list': (context, { query }) => listRedirects(context, query),
  'redirect.add': (context, { body }) => addRedirect(context, body),
  'redirect.update': (context, { body }) => updateRedirect(context, body),
  'redirect.delete': (context, { params }) => deleteRedirect(context, params),
} satisfies Handlers
