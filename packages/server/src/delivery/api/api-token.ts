import type { Handlers } from '../../ground/handler.ts'
import { addToken, deleteToken, listTokens } from '../../modules/api-token/index.ts'

export const apiTokenRoutes = {
  'apiToken.list': (context) => listTokens(context),
  'apiToken.add': (context, { body }) => addToken(context, body),
  'apiToken.delete': (context, { params }) => deleteToken(context, params),
} satisfies Handlers
