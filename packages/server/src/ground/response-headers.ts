import { createHash } from 'node:crypto'
import type { Config } from './config.ts'

/** Headers of every API response. A response is data: it must not run, be framed, sniffed or cached. */
export function apiHeaders(): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

/**
 * Strict-Transport-Security (RFC 6797) of a response. On the main hostname, it covers all subdomains in production, because every name
 * below it is a store that is served with TLS. On the hostname of a store, it covers only that hostname: a custom domain may have other
 * subdomains that the owner runs elsewhere, also without TLS. Each response replaces the policy of the one before, so all responses of a
 * hostname have the same policy.
 */
export function strictTransport({ secure, mode }: Config, target: { store: unknown } | undefined): Record<string, string> {
  if (!secure) return {}
  const subdomains = target && !target.store && mode === 'production'
  return { 'strict-transport-security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}` }
}

/**
 * Returns Content-Security-Policy sources of the inline scripts of a page; scripts that are data have none. Call it with a page without any
 * content of owners, so that what they write never gets a hash.
 */
export const inlineScriptHashes = (html: string): string[] =>
  html
    .split('<script>')
    .slice(1)
    .map((rest) =>
      createHash('sha256')
        .update(rest.slice(0, rest.indexOf('</script>')))
        .digest('base64'),
    )
    .map((hash) => `'sha256-${hash}'`)
