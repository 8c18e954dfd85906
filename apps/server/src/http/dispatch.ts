import type { Endpoint, EndpointId } from '@blockfront/contract'
import type { Context } from 'hono'
import type { RequestContext, ServerContext } from '../context.ts'
import { appError } from '../errors.ts'
import { sessionTokenOf } from '../features/account/session/cookie.ts'
import { findSession } from '../features/account/session/session.ts'
import { clientAddress } from '../limits/client-address.ts'
import type { Env } from '../request-env.ts'
import { strictTransport } from '../response-headers.ts'
import { checkHostname, checkSession, needsSession, resolveStore } from './access.ts'
import { parseRequest } from './input.ts'
import { callLimits, endpointsWithReservedCapacity } from './limits.ts'
import { checkOrigin } from './origin.ts'

/** A handler without its types, as the dispatcher calls it. */
export type AnyHandler = (context: never, input: never) => Promise<unknown>

/**
 * Answers one call: where did it arrive, who calls, is the input right, for which store may they, then the handler. In that order, so that
 * somebody without a session learns nothing from how their input is refused.
 */
export async function dispatch(
  id: EndpointId,
  endpoint: Endpoint,
  handler: AnyHandler,
  deps: ServerContext,
  context: Context<Env>,
): Promise<Response> {
  const { incoming } = context.env
  const request = context.req.raw
  const target = context.get('target')
  checkHostname(endpoint, target)
  checkOrigin(request, incoming.headers.host, deps.config)
  const requester = context.get('requester')
  const { client = '' } = requester
  requester.isReserved = endpointsWithReservedCapacity.has(id)
  const limit = callLimits[id]
  if (limit) await deps.limiter.count(id, client, limit)

  const token = endpoint.access === 'host' ? undefined : sessionTokenOf(incoming.headers.cookie, deps.config)
  const session = token ? await findSession(deps.db, token) : undefined
  if (needsSession(endpoint, target)) checkSession(endpoint, session)
  const turn = { work: deps.work, caller: session?.userId ?? client }
  const input = await parseRequest(id, endpoint, request, context.req.param() as Record<string, string>, turn)
  const store = await resolveStore(endpoint, input, target, session, deps.db)
  if (store && store.storeId !== requester.storeId) {
    requester.storeId = store.storeId
    deps.requestLimits.takeStore(store.storeId)
  }

  const headers = new Headers()
  const requestId = context.get('requestId')
  const call: ServerContext & RequestContext & { session: unknown; store: unknown } = {
    ...deps,
    log: deps.log.child({ requestId, call: id }),
    ip: clientAddress(incoming, deps.config.trustedProxies),
    client,
    requestId,
    incoming,
    userAgent: incoming.headers['user-agent'] ?? '',
    session,
    store,
    setHeader: (name, value) => headers.append(name, value),
  }
  const answer = await handler(call as never, input as never)
  if (deps.config.mode !== 'production') requireDeclared(id, endpoint, answer)
  headers.set('content-type', 'application/json; charset=utf-8')
  const fixed = { ...deps.apiHeaders, ...strictTransport(deps.config, target) }
  for (const [name, value] of Object.entries(fixed)) if (!headers.has(name)) headers.set(name, value)
  headers.set('x-request-id', requestId)
  return new Response(JSON.stringify(answer), { headers })
}

/** Outside production an answer that the contract does not declare is an error, so that no test passes with one. */
function requireDeclared(id: EndpointId, endpoint: Endpoint, answer: unknown): void {
  const result = endpoint.response.safeParse(answer)
  if (!result.success) {
    const where = result.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`).join('; ')
    throw appError('internal', { cause: new Error(`The answer of ${id} does not fit the contract: ${where}`) })
  }
}
