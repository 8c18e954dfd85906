import type { PagePayload } from '@blockfront/storefront/payload'
import { blockSources } from '../../../ground/block-policy.ts'
import { type CompressedResponse, withHeaders } from '../../../ground/cache/compressed-response.ts'
import type { Config } from '../../../ground/config.ts'
import { strictTransport } from '../../../ground/response-headers.ts'
import { surrogateKey } from '../surrogate-keys.ts'

/** Third-party origins, each allowed only where the store or the installation uses it. */
const PIXEL = { script: 'https://connect.facebook.net', connect: 'https://www.facebook.com https://connect.facebook.net' }
const TURNSTILE = 'https://challenges.cloudflare.com'
const FRAMES = blockSources('frames')
const FRAME_SCRIPTS = blockSources('scripts')

/**
 * Returns the Content-Security-Policy of a page. Scripts are the build's, and by their hashes the inline script of every document and those
 * of blocks. Styles are inline, because owners choose them. Images and videos may come from any site, and frames from those of blocks.
 */
export function contentPolicy(payload: PagePayload, config: Config, scriptHashes: readonly string[]): string {
  const pixel = payload.store.fbPixelId !== ''
  const turnstile = config.turnstile !== undefined
  const list = (...sources: (string | false)[]) => sources.filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...scriptHashes, FRAME_SCRIPTS, pixel && PIXEL.script, turnstile && TURNSTILE)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "media-src 'self' http: https:",
    "font-src 'self' data:",
    `connect-src ${list("'self'", pixel && PIXEL.connect, turnstile && TURNSTILE)}`,
    `frame-src ${list(FRAMES, turnstile && TURNSTILE)}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    // The checkout editor of the dashboard shows the checkout in a frame.
    `frame-ancestors ${list("'self'", payload.route.kind === 'checkout' && `${config.mainHostname}:*`)}`,
    "object-src 'none'",
    ...(config.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Security headers of all documents on a store's hostname. */
export const browserHeaders = (config: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  ...strictTransport(config, { store: true }),
})

/** Browsers revalidate the page each time, and mostly get 304. */
const REVALIDATED = 'public, max-age=0, must-revalidate'

/**
 * How long a cache in front of the server may keep a page that it can purge. Seconds: an hour, in case that no purge reaches it. Only
 * sent where purging is configured.
 */
const SHARED_SECONDS = 3_600

/** Headers of a public response that depends on the database in more ways than its tags say, such as a search or a missing page. */
export const revalidatedHeaders: Readonly<Record<string, string>> = { 'cache-control': REVALIDATED }

/** Headers of a public response that a cache in front of the server can purge by the keys of these cache tags. */
export const sharedHeaders = (
  { purgeUrls }: Pick<Config, 'purgeUrls'>,
  storeId: string,
  tags: Iterable<string> = [],
): Record<string, string> => ({
  'cache-control': purgeUrls.length > 0 ? `${REVALIDATED}, s-maxage=${SHARED_SECONDS}` : REVALIDATED,
  'surrogate-key': surrogateKey(storeId, tags),
})

/** The same response for a single request, because it may be out of date: no cache in front of the server may store it. */
export function withoutSharing(response: CompressedResponse): CompressedResponse {
  const { 'surrogate-key': key, ...headers } = response.headers
  return key === undefined ? response : withHeaders(response, { ...headers, ...revalidatedHeaders })
}

/** Headers of a page that is the same for all shoppers but contains one shopper's input. */
export const privateHeaders: Readonly<Record<string, string>> = { 'cache-control': 'private, no-store' }

/** Headers of a page for one shopper. No referrer is sent to other sites. */
export const secretHeaders: Readonly<Record<string, string>> = { ...privateHeaders, 'referrer-policy': 'no-referrer' }
