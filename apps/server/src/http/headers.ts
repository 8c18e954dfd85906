import type { Config } from '../config.ts'

/** Headers of every answer of the API. An answer is data: nothing in it may run, be framed, sniffed or kept. */
export function apiHeaders(config: Config): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
