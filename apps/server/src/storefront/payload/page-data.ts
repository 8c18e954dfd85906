import type { PayloadAnswer } from '@blockfront/storefront/payload'

declare module '../../workers/tasks.ts' {
  interface Tasks {
    'page.data': { input: PayloadAnswer; output: string }
  }
}

/** The JSON that the storefront's app fetches for a page. What only search engines read is in the document alone. */
export const dataOf = (answer: PayloadAnswer): string =>
  JSON.stringify('meta' in answer ? { ...answer, meta: { ...answer.meta, jsonLd: [] } } : answer)
