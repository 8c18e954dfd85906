import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerContext } from '../context.ts'
import { asRequester } from '../db/fair-pool.ts'
import { type AppError, appError } from '../errors.ts'
import { storeUrl } from '../features/store/store-url.ts'
import { isReading, pathOf } from '../files/static-files.ts'
import { isMainHost, normaliseHost } from '../hostname.ts'
import { asAppError } from '../http/app.ts'
import type { Metrics } from '../http/metrics.ts'
import { noStore } from '../http/no-store.ts'
import { clientAddress, clientKey } from '../limits/client-address.ts'
import { PAGE_COST } from '../limits/request-limits.ts'
import { type ReadyAnswer, sendAnswer } from './cache/cached-response.ts'
import { createKnownPictures } from './cache/known-images.ts'
import { createFrames } from './cache/layouts.ts'
import { createPageCache, type PageCache } from './cache/page-cache.ts'
import { createPublishedPages } from './cache/published-pages.ts'
import { createRecentAnswers, type RecentAnswers } from './cache/recent-responses.ts'
import { formAnswer, isFormPath } from './forms/forms.ts'
import { words } from './messages.ts'
import { type Address, readAddress } from './payload/address.ts'
import { loadRenderer, watchBuild } from './renderer.ts'
import { failedHeaders, failedPage } from './respond/failed-page.ts'
import { fixedFile } from './respond/fixed-files.ts'
import { locationOf } from './respond/location.ts'
import { type Asked, type Form, lastAnswer, pageAnswer, readyAnswer, type Surroundings } from './respond/page-response.ts'
import { textAnswer } from './respond/text-response.ts'

/** Where the app of a store asks for pages as data: `?path=%2Fcollection%2Flamps`. */
const PAYLOAD = '/api/storefront/payload'

/** Paths of store hosts that others answer: the API, pictures, and whoever runs the server. */
const ELSEWHERE = /^\/(?:api|media|starter|internal)\/|^\/(?:healthz|readyz|metrics|\.well-known\/security\.txt)$/

export interface StoreHosts {
  /** Answers a request to any host but the main one where the storefront is asked for, and returns true. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  cache: PageCache
  stop(): void
}

/** Serves the storefront of every store: its pages, its files, and what search engines ask for. */
export async function createStoreHosts(deps: ServerContext, metrics: Metrics): Promise<StoreHosts> {
  const { config, hosts, log } = deps
  const cache = createPageCache(deps.events, config.pageCacheBytes)
  const remembered = {
    frames: createFrames(deps.events, config),
    pages: createPublishedPages(deps.events),
    pictures: createKnownPictures(deps.events),
  }
  const around: Surroundings = { deps, cache, ...remembered, renderer: await loadRenderer(), metrics }
  const recent = createRecentAnswers(deps.events)
  metrics.watchPages(cache.size)
  const stopWatching = config.watchBuilds
    ? watchBuild(log, (renderer) => {
        around.renderer = renderer
        cache.forget()
        recent.clear()
      })
    : () => {}

  const answer: StoreHosts['answer'] = (incoming, outgoing) => {
    const { host: asked = '' } = incoming.headers
    const path = pathOf(incoming)
    const known = isReading(incoming.method) ? knownAnswer(around, recent, asked, incoming.url ?? '/') : undefined
    if (known) {
      sendAnswer(known, incoming, outgoing)
      return true
    }
    const host = storeHostOf(around, asked, path)
    if (!host) return false
    if (hosts.peek(host)?.status === 'active' && around.renderer.files.answer(path, incoming, outgoing)) return true
    const client = clientKey(clientAddress(incoming, config.trustedProxies))
    answerSlowly(around, { host, client }, incoming, outgoing).catch((error: unknown) => {
      const failure = asAppError(error)
      if (failure.status >= 500) log.error({ host, path, err: failure.options.cause ?? error }, 'A page failed')
      if (path === PAYLOAD)
        sayFailure(outgoing, failure, JSON.stringify(failure), { 'content-type': 'application/json; charset=utf-8' })
      else sayFailure(outgoing, failure, failedPage(failure), failedHeaders)
    })
    return true
  }
  return { answer, cache, stop: stopWatching }
}

/** The page that is asked for, and in which form; undefined where a question for data names none. */
function wanted(url = '/'): { form: Form; address: Address } | undefined {
  if (pathOf({ url }) !== PAYLOAD) return { form: 'html', address: readAddress(url) }
  const asked = new URLSearchParams(url.slice(PAYLOAD.length)).get('path')
  return asked?.startsWith('/') ? { form: 'json', address: readAddress(asked) } : undefined
}

/** What lies ready in memory for a host and an address, as they were sent. */
function knownAnswer(around: Surroundings, recent: RecentAnswers, asked: string, url: string): ReadyAnswer | undefined {
  const again = recent.get(asked, url)
  if (again) return again
  const host = storeHostOf(around, asked, pathOf({ url }))
  const known = host && knownAnswerOf(around, host, url)
  if (!known) return undefined
  recent.keep(asked, url, known)
  return known
}

/** The host of a Host header where the storefront answers the path. */
function storeHostOf({ deps }: Surroundings, asked: string, path: string): string | undefined {
  const host = normaliseHost(asked)
  if (!host || isMainHost(host, deps.config.mainHost)) return undefined
  return path !== PAYLOAD && ELSEWHERE.test(path) ? undefined : host
}

function knownAnswerOf(around: Surroundings, host: string, url: string): ReadyAnswer | undefined {
  const store = around.deps.hosts.peek(host)
  if (store?.status !== 'active') return undefined
  const file = around.renderer.files.ready(pathOf({ url }))
  if (file || host !== store.primaryHostname) return file
  const page = wanted(url)
  return page && readyAnswer(around, { host, store }, page.form, page.address)
}

/**
 * Makes the answer. While the database is away, whoever reads gets the last copy, marked as such: once the database refuses, or has
 * not answered for {@link PATIENCE} (docs/decisions/0016).
 */
async function answerSlowly(
  around: Surroundings,
  { host, client }: { host: string; client: string },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const { events, requestLimits } = around.deps
  const heard = await events.heard()
  const known = heard && isReading(incoming.method) ? knownAnswerOf(around, host, incoming.url ?? '/') : undefined
  if (known) return sendAnswer(known, incoming, outgoing)
  const copy = () => (events.silence() < OLDEST_COPY ? lastCopy(around, host, incoming) : undefined)
  try {
    const made = requestLimits.withPage(client, () => {
      requestLimits.takeClient(client, PAGE_COST)
      return makeAnswer(around, { host, client }, incoming, outgoing)
    })
    const answer = heard || !copy() ? await made : await inTime(made)
    if (answer) sendAnswer(answer, incoming, outgoing)
  } catch (error) {
    const last = asAppError(error).code === 'unavailable' ? copy() : undefined
    if (!last) throw error
    outgoing.setHeader('cache-status', 'Blockfront; hit; detail="The database is away; this may be out of date"')
    sendAnswer(last, incoming, outgoing)
  }
}

/** Longest wait for a fresh page while changes cannot be heard, where there is a copy. Milliseconds. */
const PATIENCE = 2_000

/** A copy is shown for so long after changes were last heard, in milliseconds: an hour. */
const OLDEST_COPY = 3_600_000

function inTime<Value>(made: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(appError('unavailable')), PATIENCE).unref()
  return Promise.race([made, late.promise]).finally(() => clearTimeout(timer))
}

/** The last copy of a page that is asked for, whether it is still true or not. */
function lastCopy(around: Surroundings, host: string, incoming: IncomingMessage): ReadyAnswer | undefined {
  const store = around.deps.hosts.last(host)
  if (store?.status !== 'active' || host !== store.primaryHostname || !isReading(incoming.method)) return undefined
  const page = wanted(incoming.url)
  return page && lastAnswer(around, { host, store }, page.form, page.address)
}

/** The answer of a store's page, or undefined where something else was sent. */
async function makeAnswer(
  around: Surroundings,
  { host, client }: { host: string; client: string },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<ReadyAnswer | undefined> {
  const { hosts, requestLimits } = around.deps
  const store = await hosts.find(host)
  const path = pathOf(incoming)
  if (store?.status !== 'active') {
    if (path === PAYLOAD) throw appError('store_not_found')
    const { status, text } = noStore(store?.status)
    sayFailure(outgoing, { status }, `${text}\n`)
  } else if (incoming.method === 'POST' && isFormPath(path)) {
    requestLimits.takeStore(store.storeId, PAGE_COST)
    return asRequester({ storeId: store.storeId }, () =>
      formAnswer(around.deps, { storeId: store.storeId, client, path }, incoming),
    )
  } else if (!isReading(incoming.method)) sayFailure(outgoing, { status: 405 }, `${words.onlyReading}\n`, { allow: 'GET, HEAD' })
  else if (!around.renderer.files.answer(path, incoming, outgoing)) {
    requestLimits.takeStore(store.storeId, PAGE_COST)
    // Several clients may wait for the same page, so it is made on behalf of its store, and not of the client that asked first.
    return asRequester({ storeId: store.storeId }, () => storeAnswer(around, { host, store }, incoming))
  }
  return undefined
}

/** Whatever else stands on a store's host. */
async function storeAnswer(around: Surroundings, asked: Asked, incoming: IncomingMessage): Promise<ReadyAnswer> {
  const { cache, deps } = around
  const { host, store } = asked
  const page = wanted(incoming.url)
  if (!page) throw appError('invalid_input', { fields: { 'query.path': 'Say which page, such as /shop.' } })
  if (page.form === 'html' && host !== store.primaryHostname)
    return textAnswer(301, '', { location: storeUrl(deps.config, store.primaryHostname, locationOf(incoming.url ?? '/')) })
  const path = pathOf(incoming)
  const { storeId } = store
  const file = fixedFile(path, {
    storeId,
    origin: storeUrl(deps.config, store.primaryHostname),
    config: deps.config,
    db: deps.db,
  })
  if (file) return cache.getOrMake(storeId, `${host} file ${path}`, file)
  return pageAnswer(around, asked, page.form, page.address)
}

function sayFailure(
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
    // What the client has already sent on this connection is dropped.
    ...(status === 429 && { connection: 'close' }),
    ...headers,
  })
  outgoing.end(text)
}
