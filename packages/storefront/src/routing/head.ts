import type { PageMeta } from '../payload.ts'

/** Updates the document's head for the current page. Tags that only crawlers read stay as the server wrote them. */
export function showMeta({ title, description, canonical }: PageMeta): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical)
}
