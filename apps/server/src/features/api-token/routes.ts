import type { Handlers } from '../../handler.ts'
import { addToken } from './add-token.ts'
import { deleteToken } from './delete-token.ts'
import { listTokens } from './list-tokens.ts'

export const apiTokenRoutes = {
  'apiToken.list': (context) => listTokens(context),
  'apiToken.add': (context, { body }) => addToken(context, body),
  'apiToken.delete': (context, { params }) => deleteToken(context, params),
} satisfies Handlers
