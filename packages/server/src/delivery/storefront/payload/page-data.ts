import type { PayloadResponse } from '@blockfront/storefront/payload'

declare module '../../../ground/workers/tasks.ts' {
  interface Tasks {
    'page.data': { input: PayloadResponse; output: string }
  }
}

/** The JSON that the storefront's app loads for a page. Metadata for search engines is in the document only. */
export const dataOf = (response: PayloadResponse): string =>
  JSON.stringify(
    'meta' in response ? { ...response, meta: { ...response.meta, image: undefined, jsonLd: [], alternates: [] } } : response,
  )
