import type { Hono } from 'hono'
import type { Config } from '../../ground/config.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { storeUrl } from '../../modules/store/index.ts'

/** RFC 9116, section 3: the path of the file on every hostname. */
export const SECURITY_TXT = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/**
 * Serves security.txt (RFC 9116) on main and store hostnames, with the contact that the operator configured. Without one there is
 * no file.
 */
export function mountSecurityTxt(app: Hono<Env>, config: Config): void {
  const { securityContact } = config
  if (securityContact === undefined) return
  app.get(SECURITY_TXT, (context) => {
    const url = storeUrl(config, context.get('target').hostname, SECURITY_TXT)
    return context.text(securityTxt(securityContact, url), 200, {
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  })
}

/** Returns the file for its own URL. It expires at midnight UTC, so that it changes once a day. */
export function securityTxt(contact: string, url: string, now = new Date()): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + VALID_DAYS))
  return [`Contact: ${contact}`, `Expires: ${expires.toISOString().replace('.000', '')}`, `Canonical: ${url}`, ''].join('\n')
}
