import { fail } from './failure.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site made the browser send. Browsers say where a write comes from (Origin, Sec-Fetch-Site); a
 * request without either comes from a program, which has no cookie of somebody else to abuse. (OWASP, Cross-Site Request
 * Forgery Prevention: verifying origin with standard headers.)
 */
export function checkOrigin(request: Request, hostHeader: string | undefined): void {
  if (reading.has(request.method)) return
  const origin = request.headers.get('origin')
  if (origin !== null) {
    const from = URL.canParse(origin) ? new URL(origin).host : undefined
    if (from === undefined || from !== hostHeader?.toLowerCase()) throw fail('bad_origin')
    return
  }
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw fail('bad_origin')
}
