import type { PageMeta } from '../payload.ts'

/** Says in the document's head which page is shown now. What only search engines read stays as the server wrote it. */
export function showMeta({ title, description, canonical }: PageMeta): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical)
}
