import type { Handlers } from '../../ground/handler.ts'
import { addToken } from '../../modules/api-token/add-token.ts'
import { deleteToken } from '../../modules/api-token/delete-token.ts'
import { listTokens } from '../../modules/api-token/list-tokens.ts'

export const apiTokenRoutes = {
  'apiToken.list': (context) => listTokens(context),
  'apiToken.add': (context, { body }) => addToken(context, body),
  'apiToken.delete': (context, { params }) => deleteToken(context, params),
} satisfies Handlers
