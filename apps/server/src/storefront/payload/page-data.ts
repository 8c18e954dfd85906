import type { PayloadResponse } from '@blockfront/storefront/payload'

declare module '../../workers/tasks.ts' {
  interface Tasks {
    'page.data': { input: PayloadResponse; output: string }
  }
}

/** The JSON that the storefront's app fetches for a page. What only search engines read is in the document alone. */
export const dataOf = (response: PayloadResponse): string =>
  JSON.stringify('meta' in response ? { ...response, meta: { ...response.meta, jsonLd: [] } } : response)
