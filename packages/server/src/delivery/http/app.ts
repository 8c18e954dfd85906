import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Endpoint, type EndpointId, endpoints, routeOf, routes } from '@blockfront/contract'
import { type Context, Hono, type Next } from 'hono'
import type { HostnameEntry } from '../../ground/cache/hostnames.ts'
import type { ServerContext } from '../../ground/context.ts'
import { DatabaseBusyError, type Requester, runAsTenant } from '../../ground/db/connection/fair-pool.ts'
import { isConnectionLost, isDiskFull, isLockOrTimeout, isOutOfResources } from '../../ground/db/connection/lost-connection.ts'
import { AppError, appError, overloaded, rateLimited } from '../../ground/errors.ts'
import type { Handlers } from '../../ground/handler.ts'
import { isMainHostname, normalizeHostname } from '../../ground/hostname.ts'
import { clientAddress, rateLimitKey } from '../../ground/limits/client-address.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { strictTransport } from '../../ground/response-headers.ts'
import { type AnyHandler, dispatch } from './dispatch.ts'
import { storeShare } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { noStore } from './no-store.ts'

/** The API is below this path on every hostname, because the paths of screens, such as /page/{slug}, are the browser's. */
export const apiBase = '/api'

export type AppOptions = {
  handlers: Handlers
  metrics?: Metrics
  /** Adds endpoints that exist on every hostname, also on unknown ones: health and metrics. */
  operate?: (app: Hono<Env>) => void
  /** Adds everything but the API: screens, images, documentation. Runs before the final 404. */
  mount?: (app: Hono<Env>, serverContext: ServerContext) => void
}

/** Builds the application from the contract: one route for each endpoint that has a handler. */
export function createApp(serverContext: ServerContext, { handlers, metrics, operate, mount }: AppOptions): Hono<Env> {
  const app = new Hono<Env>()
  operate?.(app)

  app.use((context, next) => {
    context.set('requestId', requestIdOf(context.env.incoming.headers['x-request-id']))
    const requester: Requester = {
      client: rateLimitKey(clientAddress(context.env.incoming, serverContext.config.trustedProxies)),
    }
    context.set('requester', requester)
    return runAsTenant(requester, () => resolveTarget(context, next, serverContext))
  })

  const methods = new Map<string, string[]>()
  for (const id of Object.keys(routes) as EndpointId[]) {
    const handler = handlers[id] as AnyHandler | undefined
    if (!handler) continue
    const { method, path } = routeOf(id)
    const pattern = apiBase + path.replaceAll(/\{(\w+)\}/g, ':$1')
    methods.set(pattern, [...(methods.get(pattern) ?? []), method])
    app.on(method, pattern, async (context) => {
      const started = performance.now()
      context.set('call', id)
      const response = await dispatch(id, endpoints[id] as Endpoint, handler, serverContext, context)
      const ms = performance.now() - started
      metrics?.observe(id, response.status, ms / 1000)
      serverContext.log.debug(
        { requestId: context.get('requestId'), call: id, status: response.status, ms: Math.round(ms) },
        'A call ended',
      )
      return response
    })
  }
  for (const [pattern, allowed] of methods) {
    app.all(pattern, (context) =>
      errorResponse(appError('method_not_allowed'), serverContext, context.get('requestId'), {
        allow: allowed.join(', '),
        ...strictTransport(serverContext.config, context.get('target')),
      }),
    )
  }

  mount?.(app, serverContext)
  app.notFound((context) =>
    context.req.path.startsWith(`${apiBase}/`)
      ? errorResponse(
          appError('not_found'),
          serverContext,
          context.get('requestId'),
          strictTransport(serverContext.config, context.get('target')),
        )
      : context.text('Not found', 404),
  )
  app.onError((error, context) => {
    const requestId = context.get('requestId')
    const call = context.get('call')
    if (isAborted(context.env.incoming)) {
      serverContext.log.debug({ requestId, call }, 'The client closed the connection before its request was complete')
      metrics?.observe(call ?? 'none', CLIENT_CLOSED, 0)
      return new Response(null, { status: 400 })
    }
    const failure = toAppError(error)
    if (failure.status >= 500) serverContext.log.error({ requestId, call, err: failure.options.cause ?? error }, 'A call failed')
    else serverContext.log.debug({ requestId, call, status: failure.status, code: failure.code }, 'A call was rejected')
    metrics?.observe(call ?? 'none', failure.status, 0)
    return errorResponse(failure, serverContext, requestId, strictTransport(serverContext.config, context.get('target')))
  })
  return app
}

/** How a request that its client broke off is counted. No response is sent; nginx logs the same number. */
const CLIENT_CLOSED = 499

/** Whether the client disconnected during its request, which explains any failure. */
const isAborted = (incoming: IncomingMessage): boolean => incoming.destroyed && !incoming.complete

/** Counts a call, and finds the store of its hostname. */
async function resolveTarget(context: Context<Env>, next: Next, serverContext: ServerContext): Promise<Response | undefined> {
  const requester = context.get('requester')
  const hostname = normalizeHostname(context.env.incoming.headers.host)
  if (!hostname) return context.text('This request names no host.', 400)
  const isMain = isMainHostname(hostname, serverContext.config.mainHostname)
  const isCall = context.req.path.startsWith(`${apiBase}/`)
  if (isCall || (!isMain && !serverContext.hostnames.get(hostname)))
    serverContext.requestLimits.takeClient(requester.client ?? '')
  const store = isMain ? undefined : await serverContext.hostnames.find(hostname)
  if (!isMain && store?.status !== 'active') return withoutStore(store, context.req.path, serverContext, context.get('requestId'))
  if (store) {
    requester.storeId = store.storeId
    if (isCall) serverContext.requestLimits.takeStore(...storeShare(context.req.path, store.storeId))
  }
  context.set('target', { hostname, store })
  await next()
  return undefined
}

/** Returns the error that a client gets for anything that was thrown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DatabaseBusyError && error.reason === 'client') return rateLimited(1, error)
  if ((error instanceof DatabaseBusyError && error.reason === 'all') || isLockOrTimeout(error)) return overloaded(2, error)
  if (error instanceof DatabaseBusyError || isConnectionLost(error) || isOutOfResources(error))
    return appError('unavailable', { cause: error, retryAfter: 1 })
  if (isDiskFull(error)) return appError('storage_full', { cause: error })
  const code = (error as { code?: string } | null)?.code
  // A value that PostgreSQL cannot hold (class 22) passed the schema: an error of the client, not of the server.
  if (code && /^22(003|021|P05|008|007)$/.test(code)) return appError('invalid_input', { cause: error })
  return appError('internal', { cause: error })
}

function errorResponse(
  failure: AppError,
  serverContext: ServerContext,
  requestId: string,
  more: Record<string, string> = {},
): Response {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...serverContext.apiHeaders,
    'x-request-id': requestId,
    ...more,
  }
  const { retryAfter } = failure.options
  return new Response(JSON.stringify(failure), {
    status: failure.status,
    headers: {
      ...headers,
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      ...(failure.code === 'unauthenticated' && { 'www-authenticate': 'Bearer' }),
      // Discards the data that the client has already sent on this connection.
      ...(failure.code === 'rate_limited' && { connection: 'close' }),
    },
  })
}

/** An unknown hostname, or a store that does not sell now. */
function withoutStore(store: HostnameEntry | undefined, path: string, serverContext: ServerContext, requestId: string): Response {
  if (path.startsWith(`${apiBase}/`)) return errorResponse(appError('store_not_found'), serverContext, requestId)
  const { status, title } = noStore(store?.status)
  return new Response(`${title}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  })
}

/** A proxy's request id is kept if it is valid. */
const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(header) ? header : randomUUID()
