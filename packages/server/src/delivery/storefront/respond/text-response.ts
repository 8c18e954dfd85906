import { type CompressedResponse, compressResponse } from '../../../ground/cache/compressed-response.ts'

/** Returns a plain-text response, or one without a body. */
export const textResponse = (status: number, text: string, headers: Record<string, string> = {}): Promise<CompressedResponse> =>
  compressResponse(
    {
      status,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        ...headers,
      },
      body: text && `${text}\n`,
    },
    { compress: false },
  )
