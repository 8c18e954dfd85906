import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CompressedResponse, sendResponse } from '../../ground/cache/compressed-response.ts'
import { createPublishedDataCache } from '../../ground/cache/published-data.ts'
import { createResponseCache, responseKey } from '../../ground/cache/responses.ts'
import { MAX_COPY_AGE } from '../../ground/cache/tagged-cache.ts'
import type { ServerContext } from '../../ground/context.ts'
import { runAsTenant } from '../../ground/db/connection/fair-pool.ts'
import { type AppError, appError } from '../../ground/errors.ts'
import { isReading, pathOf } from '../../ground/files/static-files.ts'
import { isMainHostname, normalizeHostname } from '../../ground/hostname.ts'
import { clientAddress, rateLimitKey } from '../../ground/limits/client-address.ts'
import { PAGE_COST } from '../../ground/limits/request-limits.ts'
import { storeUrl } from '../../modules/store/index.ts'
import { toAppError } from '../http/app.ts'
import { messages as noStoreMessages } from '../http/messages.ts'
import type { Metrics } from '../http/metrics.ts'
import { noStore } from '../http/no-store.ts'
import { respondToClosedStore, withoutPublishing } from './closed/closed-store.ts'
import { handleForm, isFormPath } from './forms/forms.ts'
import { handleUnsubscribe } from './forms/unsubscribe.ts'
import { messages } from './messages.ts'
import { isPreviewPath, respondToPreview } from './preview/shared-preview.ts'
import { purgeCaches } from './purge.ts'
import { loadRenderer, watchBuild } from './renderer.ts'
import { failedPage } from './respond/failed-page.ts'
import { fixedFile } from './respond/fixed-files.ts'
import { locationOf } from './respond/location.ts'
import { messageHeaders, messagePage } from './respond/message-page.ts'
import { withoutSharing } from './respond/page-headers.ts'
import { getCachedResponse, getStaleResponse, respondWithPage, type StorefrontContext } from './respond/page-response.ts'
import { textResponse } from './respond/text-response.ts'
import { isPublic, PAYLOAD_PATH, parseStorefrontRequest, type StorefrontRequest, type StoreRequest } from './store-request.ts'

/** Paths of store hostnames that other parts of the server handle: the API, media, and operator endpoints. */
const NOT_STOREFRONT =
  /^\/(?:api|fonts|media|starter|internal)\/|^\/(?:healthz(?:\/database)?|readyz|metrics|\.well-known\/security\.txt)$/

export interface Storefront {
  /** Handles a request for the storefront of a store and returns true; false leaves the request to others. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  stop(): void
}

/**
 * Serves the storefront of every store: its pages, its files, and what search engines request. `build` is the folder of the storefront's builds.
 */
export async function createStorefront(serverContext: ServerContext, metrics: Metrics, build: string): Promise<Storefront> {
  const { config, events, hostnames, log } = serverContext
  const responses = createResponseCache(events, config.pageCacheBytes, withoutSharing)
  const published = createPublishedDataCache(events)
  metrics.watchCaches({ hostnames, responses, published })
  const context: StorefrontContext = { serverContext, responses, published, renderer: await loadRenderer(build), metrics }
  const stopPurging = purgeCaches(events, config, log)
  const stopWatching = config.watchBuilds
    ? watchBuild(log, build, (renderer) => {
        context.renderer = renderer
        responses.clear()
      })
    : () => {}

  const handle: Storefront['handle'] = (incoming, outgoing) => {
    const { host: header = '' } = incoming.headers
    const known = isReading(incoming.method) ? findAsSent(context, header, incoming.url ?? '/') : undefined
    if (known) {
      sendResponse(known, incoming, outgoing)
      return true
    }
    const path = pathOf(incoming)
    const hostname = storefrontHostname(context, header, path)
    if (!hostname) return false
    if (hostnames.get(hostname)?.status === 'active' && context.renderer.files.handle(path, incoming, outgoing)) return true
    const client = rateLimitKey(clientAddress(incoming, config.trustedProxies))
    const request = parseStorefrontRequest(hostname, client, incoming)
    respond(context, request, incoming, outgoing).catch((error: unknown) => {
      const failure = toAppError(error)
      if (failure.status >= 500) log.error({ host: hostname, path, err: failure.options.cause ?? error }, 'A page failed')
      if (path === PAYLOAD_PATH)
        sendError(outgoing, failure, JSON.stringify(failure), { 'content-type': 'application/json; charset=utf-8' })
      else sendError(outgoing, failure, failedPage(failure), messageHeaders)
    })
    return true
  }
  return {
    handle,
    stop: () => {
      stopPurging()
      stopWatching()
    },
  }
}

/** The cached response for a Host header and a request target that are normalized already, as almost all are. */
function findAsSent(
  { serverContext, responses }: StorefrontContext,
  header: string,
  target: string,
): CompressedResponse | undefined {
  const store = serverContext.hostnames.get(header)
  return isPublic(store) ? responses.get(responseKey(header, target)) : undefined
}

/** The hostname of a Host header, if the storefront handles the path there. */
function storefrontHostname({ serverContext }: StorefrontContext, header: string, path: string): string | undefined {
  const hostname = normalizeHostname(header)
  if (!hostname || isMainHostname(hostname, serverContext.config.mainHostname)) return undefined
  return path !== PAYLOAD_PATH && NOT_STOREFRONT.test(path) ? undefined : hostname
}

/** The cached response for a request whose URL is not normalized, or the file that it names. */
function cachedResponse(context: StorefrontContext, { hostname, path, page }: StorefrontRequest): CompressedResponse | undefined {
  const store = context.serverContext.hostnames.get(hostname)
  if (!isPublic(store) || !page) return undefined
  const file = context.renderer.files.ready(path)
  return file ?? (hostname === store.primaryHostname ? getCachedResponse(context, hostname, page) : undefined)
}

/** The last copy of the requested page, even if it is out of date. */
function staleResponse(context: StorefrontContext, { hostname, page }: StorefrontRequest): CompressedResponse | undefined {
  const store = context.serverContext.hostnames.getStale(hostname)
  return page && isPublic(store) && hostname === store.primaryHostname ? getStaleResponse(context, hostname, page) : undefined
}

/**
 * Creates the response. While the database is unreachable, visitors get the last copy, marked as such: as soon as the database
 * refuses connections, or after {@link TIMEOUT} without a response (docs/decisions/0016).
 */
async function respond(
  context: StorefrontContext,
  request: StorefrontRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const { events, requestLimits } = context.serverContext
  const isUpToDate = await events.isUpToDate()
  const cached = isUpToDate ? cachedResponse(context, request) : undefined
  if (cached) return sendResponse(cached, incoming, outgoing)
  const copy = () => (events.staleForMs() < MAX_COPY_AGE ? staleResponse(context, request) : undefined)
  try {
    const created = requestLimits.withPage(request.client, () => {
      requestLimits.takeClient(request.client, PAGE_COST)
      return createResponse(context, request, incoming, outgoing)
    })
    const response = isUpToDate || !copy() ? await created : await inTime(created)
    if (response) sendResponse(response, incoming, outgoing)
  } catch (error) {
    const last = ['unavailable', 'storage_full'].includes(toAppError(error).code) ? copy() : undefined
    if (!last) throw error
    outgoing.setHeader('cache-status', 'Blockfront; hit; detail="The database is unavailable; this may be out of date"')
    sendResponse(withoutSharing(last), incoming, outgoing)
  }
}

/** Longest wait for a new page while this process does not receive changes, if there is a copy. Milliseconds. */
const TIMEOUT = 2_000

function inTime<Value>(created: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(appError('unavailable')), TIMEOUT).unref()
  return Promise.race([created, late.promise]).finally(() => clearTimeout(timer))
}

/** The response for a store's hostname, or undefined where it was sent already. */
async function createResponse(
  context: StorefrontContext,
  parsed: StorefrontRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<CompressedResponse | undefined> {
  const { serverContext, renderer } = context
  const { path, rest, page, unsubscribeToken } = parsed
  const store = await serverContext.hostnames.find(parsed.hostname)
  if (store?.status !== 'active') {
    if (path === PAYLOAD_PATH) throw appError('store_not_found')
    const { status, title, text } = noStore(store?.status)
    const link = store ? undefined : { url: `${serverContext.config.publicUrl}/login`, label: noStoreMessages.signIn }
    sendError(outgoing, { status }, messagePage({ title, text, hasPicture: true, ...(link && { link }) }), messageHeaders)
    return undefined
  }
  const { storeId } = store
  const request: StoreRequest = { ...parsed, store }
  /** Several clients may wait for the same page, so it is created on behalf of its store and not of the first client. */
  const onBehalfOfStore = (respond: () => Promise<CompressedResponse>) => {
    serverContext.requestLimits.takeStore(storeId, PAGE_COST)
    return runAsTenant({ storeId }, respond)
  }
  const [previewed = ''] = page?.url.pathnames ?? []
  if (page && isPreviewPath(previewed))
    return onBehalfOfStore(() => respondToPreview(context, storeId, previewed, page.representation))
  const closed = await respondToClosedStore(serverContext, request, incoming)
  if (closed) return closed
  if (incoming.method === 'POST' && isFormPath(rest)) return onBehalfOfStore(() => handleForm(serverContext, request, incoming))
  if (unsubscribeToken !== undefined && (incoming.method === 'POST' || request.isReading))
    return onBehalfOfStore(() => handleUnsubscribe(serverContext, request, unsubscribeToken, incoming))
  if (!request.isReading) sendError(outgoing, { status: 405 }, `${messages.onlyReading}\n`, { allow: 'GET, HEAD' })
  else if (!renderer.files.handle(path, incoming, outgoing)) {
    const response = await onBehalfOfStore(() => respondToStorePath(context, request))
    return store.isOpen ? response : withoutPublishing(response)
  }
  return undefined
}

/** Fixed files and pages. */
async function respondToStorePath(context: StorefrontContext, request: StoreRequest): Promise<CompressedResponse> {
  const { responses, serverContext } = context
  const { hostname, store, page, path, target } = request
  if (!page) throw appError('invalid_input', { fields: { 'query.path': 'Name the page, such as /shop.' } })
  const { config, db, storage, work } = serverContext
  if (page.representation === 'html' && hostname !== store.primaryHostname)
    return textResponse(301, '', { location: storeUrl(config, store.primaryHostname, locationOf(target)) })
  const { storeId } = store
  const origin = storeUrl(config, store.primaryHostname)
  const file = fixedFile(path, { storeId, origin, config, db, storage, work })
  if (file) return responses.getOrRender(storeId, responseKey(hostname, path), file)
  return respondWithPage(context, request, page)
}

function sendError(
  outgoing: ServerResponse,
  { status, options }: Pick<AppError, 'status'> & Partial<AppError>,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  const wait = options?.retryAfter ?? (status === 503 ? 5 : undefined)
  outgoing.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(wait !== undefined && { 'retry-after': String(wait) }),
    // Discards the data that the client has already sent on this connection.
    ...(status === 429 && { connection: 'close' }),
    ...headers,
  })
  outgoing.end(text)
}
