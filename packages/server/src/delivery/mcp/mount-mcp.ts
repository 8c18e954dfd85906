import type { BodyLimits } from '@blockfront/contract'
import type { Context, Hono } from 'hono'
import type { ServerContext } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import { checkOrigin } from '../../ground/request/origin.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { strictTransport } from '../../ground/response-headers.ts'
import { bearerTokenOf, tokenSession } from '../../modules/api-token/index.ts'
import { parseJson, readJsonText } from '../http/json-body.ts'
import { callApi } from './call-api.ts'

export const MCP_PATH = '/mcp'

/** Room for the largest body of a call that a tool makes, 256 KB, and the message around it. */
const BODY_LIMITS: BodyLimits = { bytes: 288 * 1024, values: 25_500 }

/**
 * Serves the Model Context Protocol (Streamable HTTP, without sessions) on the main hostname. Every request needs an API token; cookies are
 * ignored, and a request from another site is refused.
 */
export function mountMcp(app: Hono<Env>, serverContext: ServerContext): void {
  app.post(MCP_PATH, async (context, next) => {
    const target = context.get('target')
    if (target.store) return next()
    context.set('call', 'mcp')
    const response = await handle(app, context, serverContext)
    for (const [name, value] of Object.entries({ ...serverContext.apiHeaders, ...strictTransport(serverContext.config, target) }))
      response.headers.set(name, value)
    response.headers.set('x-request-id', context.get('requestId'))
    return response
  })
  // Without sessions there is no stream to open and no session to delete.
  app.all(MCP_PATH, (context, next) =>
    context.get('target').store
      ? next()
      : context.json(appError('method_not_allowed').toJSON(), 405, { ...serverContext.apiHeaders, allow: 'POST' }),
  )
}

async function handle(app: Hono<Env>, context: Context<Env>, serverContext: ServerContext): Promise<Response> {
  const { headers } = context.env.incoming
  const request = context.req.raw
  checkOrigin(request, headers.host, serverContext.config)
  serverContext.requestLimits.takeClient(context.get('requester').client ?? '')
  const token = bearerTokenOf(headers.authorization)
  if (!token) throw appError('unauthenticated', { message: 'Send an API token in the header Authorization: Bearer <token>.' })
  const { apiToken } = await tokenSession(serverContext, token)
  if (!apiToken) throw appError('unauthenticated')
  const message = parseJson(await readJsonText(request, BODY_LIMITS))
  if (Array.isArray(message)) throw appError('malformed', { message: 'Send one message at a time. Batches are not supported.' })

  // Loaded by the first request, because most servers never receive one.
  const { answer } = await import('./answer.ts')
  return answer(request, message, apiToken.scopes, { storeId: apiToken.storeId, call: callApi(app, context, token) })
}
