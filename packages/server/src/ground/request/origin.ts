import type { Config } from '../config.ts'
import { appError } from '../errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects writes that another site made the browser send (OWASP, Cross-Site Request Forgery Prevention: verifying origin with standard headers).
 * Browsers send the origin of a write (Origin, Sec-Fetch-Site). A request without either comes from a program, which has no cookie of another
 * user.
 *
 * The scheme is that of BLOCKFRONT_PUBLIC_URL, because the connection from a proxy does not reveal it. A page that an attacker inserted into
 * plain http must not write to the https site.
 */
export function checkOrigin(request: Request, hostHeader: string | undefined, { secure }: Pick<Config, 'secure'>): void {
  if (reading.has(request.method)) return
  const origin = request.headers.get('origin')
  if (origin !== null) {
    const own = `${secure ? 'https' : 'http'}://${hostHeader}`
    if (!URL.canParse(own) || new URL(own).origin !== origin) throw appError('bad_origin')
    return
  }
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw appError('bad_origin')
}
