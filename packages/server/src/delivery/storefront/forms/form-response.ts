import { type CompressedResponse, compressResponse } from '../../../ground/cache/compressed-response.ts'
import type { Config } from '../../../ground/config.ts'
import { browserHeaders } from '../respond/page-headers.ts'

/** The response with a page of forms. It loads nothing, is never cached, and sends its forms to the store only. */
export const formResponse = (config: Config, status: number, body: string): Promise<CompressedResponse> =>
  compressResponse({
    status,
    headers: {
      ...browserHeaders(config),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    },
    body,
  })
