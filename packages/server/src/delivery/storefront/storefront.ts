import type { IncomingMessage, ServerResponse } from 'node:http'
import { unsubscribeTokenOf } from '../../flows/remind-shoppers/index.ts'
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
import { splitLanguage } from '../../modules/translation/index.ts'
import { toAppError } from '../http/app.ts'
import { messages as noStoreMessages } from '../http/messages.ts'
import type { Metrics } from '../http/metrics.ts'
import { noStore } from '../http/no-store.ts'
import { respondToClosedStore, withoutPublishing } from './closed/closed-store.ts'
import { handleForm, isFormPath } from './forms/forms.ts'
import { handleUnsubscribe } from './forms/unsubscribe.ts'
import { messages } from './messages.ts'
import { parseStoreUrl, type StoreUrl } from './payload/request-url.ts'
import { isPreviewPath, respondToPreview } from './preview/shared-preview.ts'
import { purgeCaches } from './purge.ts'
import { loadRenderer, watchBuild } from './renderer.ts'
import { failedPage } from './respond/failed-page.ts'
import { fixedFile } from './respond/fixed-files.ts'
import { locationOf } from './respond/location.ts'
import { messageHeaders, messagePage } from './respond/message-page.ts'
import { withoutSharing } from './respond/page-headers.ts'
import {
  getCachedResponse,
  getStaleResponse,
  PAYLOAD_PATH,
  type Representation,
  respondWithPage,
  type StorefrontContext,
  type StoreRequest,
} from './respond/page-response.ts'
import { textResponse } from './respond/text-response.ts'

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
    respond(context, { hostname, client }, incoming, outgoing).catch((error: unknown) => {
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
  return store?.status === 'active' && store.isOpen ? responses.get(responseKey(header, target)) : undefined
}

/** The hostname of a Host header, if the storefront handles the path there. */
function storefrontHostname({ serverContext }: StorefrontContext, header: string, path: string): string | undefined {
  const hostname = normalizeHostname(header)
  if (!hostname || isMainHostname(hostname, serverContext.config.mainHostname)) return undefined
  return path !== PAYLOAD_PATH && NOT_STOREFRONT.test(path) ? undefined : hostname
}

/** The requested page and its representation; undefined where a request for data names no page. */
function requestedPage(url = '/'): { representation: Representation; url: StoreUrl } | undefined {
  if (pathOf({ url }) !== PAYLOAD_PATH) return { representation: 'html', url: parseStoreUrl(url) }
  const path = new URLSearchParams(url.slice(PAYLOAD_PATH.length)).get('path')
  return path?.startsWith('/') ? { representation: 'json', url: parseStoreUrl(path) } : undefined
}

function cachedResponse(context: StorefrontContext, hostname: string, target: string): CompressedResponse | undefined {
  const store = context.serverContext.hostnames.get(hostname)
  if (store?.status !== 'active' || !store.isOpen) return undefined
  const file = context.renderer.files.ready(pathOf({ url: target }))
  if (file || hostname !== store.primaryHostname) return file
  const page = requestedPage(target)
  return page && getCachedResponse(context, hostname, page.representation, page.url)
}

/**
 * Creates the response. While the database is unreachable, visitors get the last copy, marked as such: as soon as the database
 * refuses connections, or after {@link TIMEOUT} without a response (docs/decisions/0016).
 */
async function respond(
  context: StorefrontContext,
  { hostname, client }: { hostname: string; client: string },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const { events, requestLimits } = context.serverContext
  const isUpToDate = await events.isUpToDate()
  const cached = isUpToDate && isReading(incoming.method) ? cachedResponse(context, hostname, incoming.url ?? '/') : undefined
  if (cached) return sendResponse(cached, incoming, outgoing)
  const copy = () => (events.staleForMs() < MAX_COPY_AGE ? staleResponse(context, hostname, incoming) : undefined)
  try {
    const created = requestLimits.withPage(client, () => {
      requestLimits.takeClient(client, PAGE_COST)
      return createResponse(context, { hostname, client }, incoming, outgoing)
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

/** The last copy of the requested page, even if it is out of date. */
function staleResponse(context: StorefrontContext, hostname: string, incoming: IncomingMessage): CompressedResponse | undefined {
  const store = context.serverContext.hostnames.getStale(hostname)
  if (store?.status !== 'active' || !store.isOpen || hostname !== store.primaryHostname || !isReading(incoming.method))
    return undefined
  const page = requestedPage(incoming.url)
  return page && getStaleResponse(context, hostname, page.representation, page.url)
}

/** The response for a store's hostname, or undefined where it was sent already. */
async function createResponse(
  context: StorefrontContext,
  { hostname, client }: { hostname: string; client: string },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<CompressedResponse | undefined> {
  const { hostnames, requestLimits } = context.serverContext
  const store = await hostnames.find(hostname)
  const path = pathOf(incoming)
  // Forms and the unsubscribe link exist in each language.
  const { language, rest } = splitLanguage(path) ?? { language: undefined, rest: path }
  const token = unsubscribeTokenOf(rest)
  if (store?.status !== 'active') {
    if (path === PAYLOAD_PATH) throw appError('store_not_found')
    const { status, title, text } = noStore(store?.status)
    const link = store ? undefined : { url: `${context.serverContext.config.publicUrl}/login`, label: noStoreMessages.signIn }
    sendError(outgoing, { status }, messagePage({ title, text, hasPicture: true, ...(link && { link }) }), messageHeaders)
    return undefined
  }
  const page = isReading(incoming.method) ? requestedPage(incoming.url) : undefined
  const [previewed = ''] = page?.url.pathnames ?? []
  if (page && isPreviewPath(previewed)) {
    requestLimits.takeStore(store.storeId, PAGE_COST)
    return runAsTenant({ storeId: store.storeId }, () => respondToPreview(context, store.storeId, previewed, page.representation))
  }
  const closed = await respondToClosedStore(context.serverContext, { hostname, store, client, path }, incoming)
  if (closed) return closed
  if (incoming.method === 'POST' && isFormPath(rest)) {
    requestLimits.takeStore(store.storeId, PAGE_COST)
    return runAsTenant({ storeId: store.storeId }, () =>
      handleForm(context.serverContext, { storeId: store.storeId, client, path: rest, language }, incoming),
    )
  } else if (token !== undefined && (incoming.method === 'POST' || isReading(incoming.method))) {
    requestLimits.takeStore(store.storeId, PAGE_COST)
    return runAsTenant({ storeId: store.storeId }, () =>
      handleUnsubscribe(context.serverContext, { storeId: store.storeId, token, language }, incoming),
    )
  } else if (!isReading(incoming.method))
    sendError(outgoing, { status: 405 }, `${messages.onlyReading}\n`, { allow: 'GET, HEAD' })
  else if (!context.renderer.files.handle(path, incoming, outgoing)) {
    requestLimits.takeStore(store.storeId, PAGE_COST)
    // Several clients may wait for the same page, so it is rendered on behalf of its store and not of the first client.
    const response = await runAsTenant({ storeId: store.storeId }, () =>
      respondToStorePath(context, { hostname, store }, incoming),
    )
    return store.isOpen ? response : withoutPublishing(response)
  }
  return undefined
}

/** Fixed files and pages. */
async function respondToStorePath(
  context: StorefrontContext,
  request: StoreRequest,
  incoming: IncomingMessage,
): Promise<CompressedResponse> {
  const { responses, serverContext } = context
  const { hostname, store } = request
  const page = requestedPage(incoming.url)
  if (!page) throw appError('invalid_input', { fields: { 'query.path': 'Name the page, such as /shop.' } })
  if (page.representation === 'html' && hostname !== store.primaryHostname)
    return textResponse(301, '', {
      location: storeUrl(serverContext.config, store.primaryHostname, locationOf(incoming.url ?? '/')),
    })
  const path = pathOf(incoming)
  const { storeId } = store
  const origin = storeUrl(serverContext.config, store.primaryHostname)
  const { config, db, storage, work } = serverContext
  const file = fixedFile(path, { storeId, origin, config, db, storage, work })
  if (file) return responses.getOrRender(storeId, responseKey(hostname, path), file)
  return respondWithPage(context, request, page.representation, page.url)
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
