import type { Endpoint, EndpointId } from '@blockfront/contract'
import type { Context } from 'hono'
import type { RequestContext, ServerContext } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import { clientAddress, clientCountry, networkOf } from '../../ground/limits/client-address.ts'
import { checkOrigin } from '../../ground/request/origin.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { strictTransport } from '../../ground/response-headers.ts'
import { findSession, sessionTokenOf } from '../../modules/account/index.ts'
import { bearerTokenOf, tokenSession } from '../../modules/api-token/index.ts'
import { checkHostname, checkOpening, checkPlan, checkSession, needsSession, resolveStore } from './access.ts'
import { parseRequest } from './input.ts'
import { callLimits, endpointsWithReservedCapacity } from './limits.ts'

/** A handler without its types, as the dispatcher calls it. */
export type AnyHandler = (context: never, input: never) => Promise<unknown>

/**
 * Handles an endpoint call in this order: hostname, access to a closed store, session or API token, input validation, access to the store, handler. A caller without a
 * session therefore learns nothing from validation errors.
 */
export async function dispatch(
  id: EndpointId,
  endpoint: Endpoint,
  handler: AnyHandler,
  serverContext: ServerContext,
  context: Context<Env>,
): Promise<Response> {
  const { incoming } = context.env
  const request = context.req.raw
  const target = context.get('target')
  checkHostname(endpoint, target)
  checkOrigin(request, incoming.headers.host, serverContext.config)
  checkOpening(endpoint, target, incoming.headers.cookie, serverContext.config)
  const requester = context.get('requester')
  const { client = '' } = requester
  requester.isReserved = endpointsWithReservedCapacity.has(id)
  const limit = callLimits[id]
  if (limit) await serverContext.limiter.count(id, client, limit)

  const mustSignIn = needsSession(endpoint, target)
  const apiToken = mustSignIn ? bearerTokenOf(incoming.headers.authorization) : undefined
  const token = endpoint.access === 'host' ? undefined : sessionTokenOf(incoming.headers.cookie, serverContext.config)
  const ip = clientAddress(incoming, serverContext.config.trustedProxies)
  const place = { network: networkOf(ip), country: clientCountry(incoming, serverContext.config.countryHeader) ?? '' }
  const session = apiToken
    ? await tokenSession(serverContext, apiToken)
    : token
      ? await findSession(serverContext.db, token, place)
      : undefined
  if (mustSignIn) checkSession(endpoint, session)
  requester.apiToken = session?.apiToken?.name
  const turn = { work: serverContext.work, caller: session?.userId ?? client }
  const input = await parseRequest(id, endpoint, request, context.req.param() as Record<string, string>, turn)
  const store = await resolveStore(endpoint, input, target, session, serverContext.db)
  await checkPlan(endpoint, request.method, store, serverContext.db)
  if (store && store.storeId !== requester.storeId) {
    requester.storeId = store.storeId
    serverContext.requestLimits.takeStore(store.storeId)
  }

  const headers = new Headers()
  const requestId = context.get('requestId')
  const call: ServerContext & RequestContext & { session: unknown; store: unknown } = {
    ...serverContext,
    log: serverContext.log.child({ requestId, call: id }),
    ip,
    client,
    requestId,
    incoming,
    userAgent: incoming.headers['user-agent'] ?? '',
    session,
    store,
    setHeader: (name, value) => headers.append(name, value),
  }
  const output = await handler(call as never, input as never)
  if (serverContext.config.mode !== 'production') requireDeclared(id, endpoint, output)
  headers.set('content-type', 'application/json; charset=utf-8')
  const fixed = { ...serverContext.apiHeaders, ...strictTransport(serverContext.config, target) }
  for (const [name, value] of Object.entries(fixed)) if (!headers.has(name)) headers.set(name, value)
  headers.set('x-request-id', requestId)
  return new Response(JSON.stringify(output), { headers })
}

/** Outside production, an undeclared response is an error, so that no test passes with one. */
function requireDeclared(id: EndpointId, endpoint: Endpoint, output: unknown): void {
  const result = endpoint.response.safeParse(output)
  if (!result.success) {
    const where = result.error.issues.map((issue) => `${issue.path.join('.') || 'response'}: ${issue.message}`).join('; ')
    throw appError('internal', { cause: new Error(`The response of ${id} does not fit the contract: ${where}`) })
  }
}
