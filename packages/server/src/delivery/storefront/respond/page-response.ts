import { pageFonts } from '@blockfront/fonts'
import type { PagePayload } from '@blockfront/storefront/payload'
import { type CompressedResponse, compressResponse, type ResponseSource } from '../../../ground/cache/compressed-response.ts'
import type { PublishedDataCache } from '../../../ground/cache/published-data.ts'
import { type RenderedResponse, type ResponseCache, responseKey } from '../../../ground/cache/responses.ts'
import type { Config } from '../../../ground/config.ts'
import type { ServerContext } from '../../../ground/context.ts'
import { AppError, appError } from '../../../ground/errors.ts'
import type { Tasks } from '../../../ground/workers/tasks.ts'
import { isLarge } from '../../../ground/workers/workers.ts'
import type { Metrics } from '../../http/metrics.ts'
import { dataOf } from '../payload/page-data.ts'
import { notFoundPayload, resolvePage } from '../payload/payload.ts'
import type { Renderer } from '../renderer.ts'
import { PAYLOAD_PATH, type Representation, type RequestedPage, type StoreRequest } from '../store-request.ts'
import { locationOf } from './location.ts'
import {
  browserHeaders,
  contentPolicy,
  privateHeaders,
  revalidatedHeaders,
  secretHeaders,
  sharedHeaders,
} from './page-headers.ts'
import { textResponse } from './text-response.ts'

/** The services that create responses of store hostnames. */
export interface StorefrontContext {
  serverContext: Pick<
    ServerContext,
    'db' | 'config' | 'limiter' | 'log' | 'hostnames' | 'events' | 'requestLimits' | 'work' | 'storage'
  >
  responses: ResponseCache
  published: PublishedDataCache
  renderer: Renderer
  metrics: Pick<Metrics, 'pageRendered'>
}

/** The cache key of a page by its normalized path. */
const pageKey = (hostname: string, { representation, url: { path } }: RequestedPage) =>
  responseKey(hostname, representation === 'html' ? path : `${PAYLOAD_PATH}?path=${encodeURIComponent(path)}`)

/** All paths without a page share one response for each representation and language. A URL cannot begin with a number sign. */
const notFoundKey = (hostname: string, representation: Representation, locale = '') =>
  responseKey(hostname, `#404${locale}.${representation}`)

const isPage = ({ url: { route } }: RequestedPage) => route.kind !== 'redirect' && route.kind !== 'not-found'

/** The cached response for a page. */
export const getCachedResponse = ({ responses }: StorefrontContext, hostname: string, page: RequestedPage) =>
  isPage(page) ? responses.get(pageKey(hostname, page)) : undefined

/** The last response for a page, even if it is out of date. */
export const getStaleResponse = ({ responses }: StorefrontContext, hostname: string, page: RequestedPage) =>
  isPage(page) ? responses.getStale(pageKey(hostname, page)) : undefined

/** The services that load payloads. */
export const payloadContext = ({ published, serverContext: { db, config, work } }: StorefrontContext) => ({
  published,
  db,
  config,
  work,
})

/** The response for any URL of a store. */
export async function respondWithPage(
  context: StorefrontContext,
  { hostname, store: { storeId } }: StoreRequest,
  page: RequestedPage,
): Promise<CompressedResponse> {
  const { responses } = context
  const { representation, url } = page
  const { route, path } = url
  const notFound = (locale?: string) =>
    responses.getOrRender(storeId, notFoundKey(hostname, representation, locale), async () => {
      const { payload, tags } = await notFoundPayload(payloadContext(context), storeId, locale)
      return { value: await renderPayload(context, representation, payload, revalidatedHeaders), tags }
    })
  if (route.kind === 'not-found') {
    // A path that no page can have may still have a redirect.
    const found = url.pathnames.length > 0 && (await resolvePage(payloadContext(context), storeId, url))
    if (found && found.kind === 'redirect') return redirect(context, representation, found.to)
    return notFound(found && found.kind === 'not-found' ? found.locale : undefined)
  }
  if (route.kind === 'redirect') return redirect(context, representation, route.to)
  return responses.getOrRender(storeId, pageKey(hostname, page), async (): Promise<RenderedResponse> => {
    const found = await resolvePage(payloadContext(context), storeId, url)
    if (found.kind === 'not-found') return { value: await notFound(found.locale), cacheable: false }
    if (found.kind === 'redirect') return { value: await redirect(context, representation, found.to), cacheable: false }
    const { payload, tags, failure } = found
    if (failure) context.serverContext.log.error({ storeId, path, err: failure.cause }, failure.message)
    // The app shows the error of a response in the layout that it has.
    if (payload.failure && representation === 'json') throw failure?.cause
    const headers = failure ? { 'cache-control': 'no-store' } : cacheHeaders(context.serverContext.config, payload, tags)
    const value = await renderPayload(context, representation, payload, headers)
    return { value, cacheable: isCacheable(payload) && !failure, tags }
  })
}

/** Orders and accounts are private to one shopper, and there are too many searches. */
const isCacheable = ({ route }: PagePayload) => !['order', 'account', 'search'].includes(route.kind)

/** Renders a payload as a document or as data. */
export async function renderPayload(
  context: StorefrontContext,
  representation: Representation,
  payload: PagePayload,
  headers: Readonly<Record<string, string>>,
): Promise<CompressedResponse> {
  const { storeId } = payload.store
  const { log } = context.serverContext
  const status = { notFound: 404, failed: 500 }[String(payload.route.kind)] ?? 200
  context.metrics.pageRendered()
  const isHeavy = isLarge(payload, WORKER_THRESHOLD)
  if (representation === 'json') {
    const body = isHeavy ? await renderInWorker(context, 'page.data', storeId, payload) : dataOf(payload)
    return compressResponse(jsonResponse(context, body, status, headers))
  }
  const { renderer } = context
  const { entry, assets } = renderer
  const fonts = fontsOf(payload.store)
  const { html, failures } = isHeavy
    ? await renderInWorker(context, 'page.render', storeId, { entry, assets: { ...assets, fonts }, payload })
    : renderer.render(payload, fonts)
  for (const { blockId, error } of failures)
    log.error({ storeId, path: payload.route.path, blockId, err: error }, 'A block could not be rendered and was left out')
  return compressResponse({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...browserHeaders(context.serverContext.config),
      'content-security-policy': contentPolicy(payload, context.serverContext.config, renderer.scriptHashes),
      ...headers,
      ...(payload.meta.noindex && { 'x-robots-tag': 'noindex' }),
    },
    body: html,
  })
}

/** The web fonts of a store's theme, in the language of the page. */
function fontsOf({ theme, locale, fonts: own }: PagePayload['store']) {
  const stacks = [theme['--font-heading'] ?? '', theme['--font-body'] ?? '']
  return { basic: pageFonts(stacks, { locale, own, isBasic: true }), complete: pageFonts(stacks, { locale, own }) }
}

/** Characters and values of a payload from which a worker renders the page: some 20 ms of work. */
const WORKER_THRESHOLD = 150_000

/** Throws `unavailable` for a page that is too large even for a worker. */
async function renderInWorker<Name extends 'page.data' | 'page.render'>(
  { serverContext }: StorefrontContext,
  name: Name,
  storeId: string,
  input: Tasks[Name]['input'],
): Promise<Tasks[Name]['output']> {
  try {
    return await serverContext.work.run(name, storeId, input)
  } catch (error) {
    throw error instanceof AppError && error.code === 'too_large'
      ? appError('unavailable', { cause: error, retryAfter: 60 })
      : error
  }
}

/** Sets who may cache a page: nobody, browsers that revalidate it, or also a cache in front of the server. */
function cacheHeaders(config: Config, { route, store }: PagePayload, tags: readonly string[]): Readonly<Record<string, string>> {
  if (route.kind === 'order') return secretHeaders
  if (route.kind === 'checkout' || route.kind === 'account') return privateHeaders
  return route.kind === 'search' ? revalidatedHeaders : sharedHeaders(config, store.storeId, tags)
}

const jsonResponse = (
  { serverContext }: StorefrontContext,
  body: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): ResponseSource => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    ...browserHeaders(serverContext.config),
    'x-robots-tag': 'noindex',
    ...headers,
  },
  body,
})

/** 301 to another URL, or that URL as data. Browsers must revalidate it, because the owner may remove the redirect. */
function redirect(context: StorefrontContext, representation: Representation, to: string): Promise<CompressedResponse> {
  const location = locationOf(to)
  if (representation === 'json')
    return compressResponse(jsonResponse(context, dataOf({ redirectTo: location }), 200, { 'cache-control': 'no-cache' }))
  return textResponse(301, '', { location })
}
