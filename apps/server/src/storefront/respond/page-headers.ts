import type { PagePayload } from '@blockfront/storefront/payload'
import type { Config } from '../../config.ts'
import { strictTransport } from '../../http/headers.ts'

/** Hosts of others that a page may load from, each only where the store or the installation uses it. */
const PIXEL = { script: 'https://connect.facebook.net', connect: 'https://www.facebook.com https://connect.facebook.net' }
const TURNSTILE = 'https://challenges.cloudflare.com'
const VIDEOS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * What a page of a store may do. Scripts are the build's own and the one that stands in every document, by its hash; styles stand
 * in attributes, because owners choose them. Pictures and videos may come from wherever an owner found them.
 */
export function contentPolicy(payload: PagePayload, config: Config, scriptHashes: readonly string[]): string {
  const pixel = payload.store.fbPixelId !== ''
  const turnstile = config.turnstile !== undefined
  const list = (...sources: (string | false)[]) => sources.filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...scriptHashes, pixel && PIXEL.script, turnstile && TURNSTILE)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "media-src 'self' http: https:",
    "font-src 'self' data:",
    `connect-src ${list("'self'", pixel && PIXEL.connect, turnstile && TURNSTILE)}`,
    `frame-src ${list(VIDEOS, turnstile && TURNSTILE)}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    ...(config.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of whatever a store host answers to a browser that shows it. */
export const browserHeaders = (config: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  ...strictTransport(config, { store: true }),
})

/** A page is asked for again each time and rarely sent again. A shared cache can throw a whole store away by its key. */
export const sharedHeaders = (storeId: string): Record<string, string> => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  'surrogate-key': `store-${storeId}`,
})

/** What is for one shopper alone, and says nothing to the sites that it links to. */
export const privateHeaders: Record<string, string> = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
