import type { IncomingMessage } from 'node:http'
import { type CompressedResponse, compressResponse, withHeaders } from '../../../ground/cache/compressed-response.ts'
import type { ServerContext } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { AppError, appError } from '../../../ground/errors.ts'
import {
  isVisitLinkValid,
  isVisitorPassword,
  mayVisit,
  storeRow,
  storeUrl,
  VISIT_PATH,
  visitorAccessCookie,
} from '../../../modules/store/index.ts'
import { readForm } from '../forms/read-form.ts'
import { messages } from '../messages.ts'
import { locationOf } from '../respond/location.ts'
import { browserHeaders } from '../respond/page-headers.ts'
import { sitemapPart } from '../respond/search-engines.ts'
import { isIconPath } from '../respond/store-icons.ts'
import { textResponse } from '../respond/text-response.ts'
import { PAYLOAD_PATH, type StoreRequest } from '../store-request.ts'
import { PASSWORD_PATH, type PasswordError, passwordPage } from './password-page.ts'

type Services = Pick<ServerContext, 'config' | 'db' | 'limiter'>

/** How often one client may try passwords of a store. */
const LIMIT = { points: 10, seconds: 900 }

/** Neither browsers nor caches keep what a closed store sends, and search engines do not index it. */
const closedHeaders: Readonly<Record<string, string>> = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** Returns a page of a closed store for a visitor with access, without what would let a cache or a search engine keep it. */
export function withoutPublishing(response: CompressedResponse): CompressedResponse {
  const { 'surrogate-key': _, ...headers } = response.headers
  return withHeaders(response, { ...headers, ...closedHeaders })
}

/**
 * Responds to a request for a closed store: with the password page, and with what the page needs. Undefined if the visitor may see what
 * the store serves: it is open, or the browser has access. Throws `store_password_required` for the data of a page.
 */
export async function respondToClosedStore(
  services: Services,
  request: StoreRequest,
  incoming: IncomingMessage,
): Promise<CompressedResponse | undefined> {
  const { store, path, isReading: reads, target } = request
  if (reads && path.startsWith(VISIT_PATH)) return followVisitLink(services, request, incoming)
  if (store.isOpen) return undefined
  if (path === PASSWORD_PATH && incoming.method === 'POST') return checkPassword(services, request, incoming)
  if (reads && path === '/robots.txt') return textResponse(200, 'User-agent: *\nDisallow: /', closedHeaders)
  if (reads && sitemapPart(path) !== undefined) return textResponse(404, messages.notFound, closedHeaders)
  if (mayVisit(services.config, store, incoming.headers.cookie)) return undefined
  if (isIconPath(path) || request.unsubscribeToken !== undefined) return undefined
  if (path === PAYLOAD_PATH) throw appError('store_password_required')
  if (reads && request.hostname !== store.primaryHostname)
    return textResponse(301, '', { location: storeUrl(services.config, store.primaryHostname, locationOf(target)) })
  const row = await withStoreReadOnly(services.db, store.storeId, (trx) => storeRow(trx, store.storeId))
  if (path === '/forms/newsletter' && incoming.method === 'POST' && row.closed_newsletter) return undefined
  return respondWithPasswordPage(services, row, reads ? target : '/')
}

/** Gives the browser access if the password is right. Throws the errors of {@link readForm}. */
async function checkPassword(
  { config, db, limiter }: Services,
  { store, client }: StoreRequest,
  incoming: IncomingMessage,
): Promise<CompressedResponse> {
  const values = await readForm(incoming, config)
  const path = values.get('path') ?? '/'
  const password = values.get('password') ?? ''
  const key = `${store.storeId}/${client}`
  const again = async (error: PasswordError, failure?: AppError) =>
    respondWithPasswordPage({ config }, await withStoreReadOnly(db, store.storeId, (trx) => storeRow(trx, store.storeId)), path, {
      error,
      failure,
    })
  if (password.trim() === '') return again('required')
  try {
    await limiter.count('store-password', key, LIMIT)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return again('tooMany', error)
  }
  if (!isVisitorPassword(store.visitorPassword, password)) return again('wrong')
  await limiter.forget('store-password', key, LIMIT)
  return enter(path, visitorAccessCookie(config, store, false))
}

/** Gives the browser of a member access. With an expired link, the next page asks for the password. */
function followVisitLink(
  { config }: Services,
  { store, path, query }: StoreRequest,
  incoming: IncomingMessage,
): Promise<CompressedResponse> {
  const to = new URLSearchParams(query).get('path') ?? '/'
  const isValid = isVisitLinkValid(config, store.storeId, path.slice(VISIT_PATH.length))
  const isFramed = incoming.headers['sec-fetch-dest'] === 'iframe'
  return enter(to, !store.isOpen && isValid ? visitorAccessCookie(config, store, isFramed) : undefined)
}

/** Leads to a page of the store, never to another site. */
const enter = (path: string, cookie?: string): Promise<CompressedResponse> =>
  textResponse(303, '', {
    ...closedHeaders,
    'referrer-policy': 'no-referrer',
    location: locationOf(path.startsWith('/') ? path : '/'),
    ...(cookie && { 'set-cookie': cookie }),
  })

/**
 * 401, so that programs can tell it from the page that they requested. HTTP requires the challenge; its scheme is unknown to browsers,
 * which therefore show the page and no dialog.
 */
function respondWithPasswordPage(
  { config }: Pick<Services, 'config'>,
  store: Parameters<typeof passwordPage>[0]['store'],
  path: string,
  { error, failure }: { error?: PasswordError; failure?: AppError | undefined } = {},
): Promise<CompressedResponse> {
  const wait = failure?.options.retryAfter
  return compressResponse({
    status: failure?.status ?? 401,
    headers: {
      ...browserHeaders(config),
      ...closedHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; img-src 'self' data: http: https:; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
      ...(wait === undefined ? { 'www-authenticate': 'Form realm="store"' } : { 'retry-after': String(wait) }),
    },
    body: passwordPage({ store, path: locationOf(path), signInUrl: `${config.publicUrl}/login`, ...(error && { error }) }),
  })
}
