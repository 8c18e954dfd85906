import type { PagePayload } from '@blockfront/storefront/payload'
import type { ServerContext } from '../../context.ts'
import { AppError, appError } from '../../errors.ts'
import type { HostStore } from '../../http/hostnames.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Tasks } from '../../work/tasks.ts'
import { isLarge } from '../../work/work.ts'
import { prepareAnswer, type ReadyAnswer, type Unprepared } from '../cache/cached-response.ts'
import type { KnownPictures } from '../cache/known-images.ts'
import type { Frames } from '../cache/layouts.ts'
import type { Made, PageCache } from '../cache/page-cache.ts'
import type { PublishedPages } from '../cache/published-pages.ts'
import type { Address } from '../payload/address.ts'
import { dataOf } from '../payload/page-data.ts'
import { notFoundPayload, resolvePage } from '../payload/payload.ts'
import type { Renderer } from '../renderer.ts'
import { locationOf } from './location.ts'
import { browserHeaders, contentPolicy, privateHeaders, sharedHeaders } from './page-headers.ts'
import { textAnswer } from './text-response.ts'

/** What answers of store hosts are made with. */
export interface Surroundings {
  deps: Pick<ServerContext, 'db' | 'config' | 'limiter' | 'log' | 'hosts' | 'events' | 'requestLimits' | 'work'>
  cache: PageCache
  frames: Frames
  pages: PublishedPages
  pictures: KnownPictures
  renderer: Renderer
  metrics: Pick<Metrics, 'pageMade'>
}

/** A host that was asked, and its store. */
export interface Asked {
  host: string
  store: HostStore
}

/** A page is asked for as a document or as its data: what a browser fetches when a shopper goes on. */
export type Form = 'html' | 'json'

const nameOf = ({ host }: Asked, form: Form, path: string) => `${host} ${form} ${path}`

/** The answer that lies ready for an address, if one does. */
export const readyAnswer = ({ cache }: Surroundings, asked: Asked, form: Form, { path, place }: Address) =>
  place.kind === 'moved' || place.kind === 'nowhere' ? undefined : cache.get(asked.store.storeId, nameOf(asked, form, path))

/** What was last made for an address, though it may be out of date. */
export const lastAnswer = ({ cache }: Surroundings, asked: Asked, form: Form, { path, place }: Address) =>
  place.kind === 'moved' || place.kind === 'nowhere' ? undefined : cache.last(asked.store.storeId, nameOf(asked, form, path))

const readingOf = (around: Surroundings) => ({ ...around, db: around.deps.db, work: around.deps.work })

/** The answer for any address of a store. */
export async function pageAnswer(around: Surroundings, asked: Asked, form: Form, address: Address): Promise<ReadyAnswer> {
  const { cache } = around
  const reading = readingOf(around)
  const { storeId } = asked.store
  const { place, path } = address
  const nowhere = () =>
    cache.getOrMake(storeId, nameOf(asked, form, '/404'), async () => {
      const { payload, shows } = await notFoundPayload(reading, storeId)
      return { answer: await drawn(around, form, payload, storeId), keep: true, shows }
    })
  if (place.kind === 'nowhere') return missing(around, asked, form, address, nowhere)
  if (place.kind === 'moved') return redirect(around, form, place.to)
  return cache.getOrMake(storeId, nameOf(asked, form, path), async (): Promise<Made> => {
    const found = await resolvePage(reading, storeId, address)
    if (found.kind === 'nowhere') return { answer: await nowhere(), keep: false }
    if (found.kind === 'moved') return { answer: await redirect(around, form, found.to), keep: false }
    const { payload, shows, failure } = found
    if (failure) around.deps.log.error({ storeId, path, err: failure.cause }, 'The data of blocks could not be read')
    return { answer: await drawn(around, form, payload, storeId, failure), keep: isShared(payload) && !failure, shows }
  })
}

/** A path that no page can have may still be one that an owner leads elsewhere. */
async function missing(
  around: Surroundings,
  { store }: Asked,
  form: Form,
  address: Address,
  nowhere: () => Promise<ReadyAnswer>,
): Promise<ReadyAnswer> {
  if (address.pathnames.length === 0) return nowhere()
  const found = await resolvePage(readingOf(around), store.storeId, address)
  return found.kind === 'moved' ? redirect(around, form, found.to) : nowhere()
}

/** Orders are one shopper's own; searches are too many to keep. */
const isShared = ({ route }: PagePayload) => route.kind !== 'order' && route.kind !== 'search'

async function drawn(
  around: Surroundings,
  form: Form,
  payload: PagePayload,
  storeId: string,
  failure?: Error,
): Promise<ReadyAnswer> {
  const { log } = around.deps
  const status = payload.route.kind === 'notFound' ? 404 : 200
  around.metrics.pageMade()
  const isHeavy = isLarge(payload, HEAVY)
  if (form === 'json') {
    const body = isHeavy ? await inWorker(around, 'page.data', storeId, payload) : dataOf(payload)
    return prepareAnswer(dataAnswer(around, body, status, headersOf(payload, storeId, failure)))
  }
  const { renderer } = around
  const { entry, assets } = renderer
  const { html, failures } = isHeavy
    ? await inWorker(around, 'page.render', storeId, { entry, assets, payload })
    : renderer.render(payload)
  for (const { blockId, error } of failures)
    log.error({ storeId, path: payload.route.path, blockId, err: error }, 'A block could not be drawn and was left out')
  return prepareAnswer({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...browserHeaders(around.deps.config),
      'content-security-policy': contentPolicy(payload, around.deps.config, renderer.scriptHashes),
      ...headersOf(payload, storeId, failure),
      ...(payload.meta.noindex && { 'x-robots-tag': 'noindex' }),
    },
    body: html,
  })
}

/** Characters and values of a payload from which a worker renders the page: some 20 ms of work. */
const HEAVY = 150_000

/** A page that is too large even for a worker is not available to anybody. */
async function inWorker<Name extends 'page.data' | 'page.render'>(
  { deps }: Surroundings,
  name: Name,
  storeId: string,
  input: Tasks[Name]['input'],
): Promise<Tasks[Name]['output']> {
  try {
    return await deps.work.run(name, storeId, input)
  } catch (error) {
    throw error instanceof AppError && error.code === 'too_large'
      ? appError('unavailable', { cause: error, retryAfter: 60 })
      : error
  }
}

const headersOf = ({ route }: PagePayload, storeId: string, failure?: Error) =>
  route.kind === 'order' ? privateHeaders : failure ? { 'cache-control': 'no-store' } : sharedHeaders(storeId)

const dataAnswer = ({ deps }: Surroundings, body: string, status: number, headers: Record<string, string>): Unprepared => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    ...browserHeaders(deps.config),
    'x-robots-tag': 'noindex',
    ...headers,
  },
  body,
})

/** 301 to another address; as data, where it is. Browsers ask again, because an owner may take the way back. */
function redirect(around: Surroundings, form: Form, to: string): Promise<ReadyAnswer> {
  const location = locationOf(to)
  if (form === 'json')
    return prepareAnswer(dataAnswer(around, dataOf({ redirectTo: location }), 200, { 'cache-control': 'no-cache' }))
  return textAnswer(301, '', { location })
}
