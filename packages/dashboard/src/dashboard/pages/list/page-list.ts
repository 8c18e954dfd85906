import type { PageSummary } from '@blockfront/contract'
import { pathOf } from '../page-path.ts'

export const pageStates = ['published', 'changed', 'draft', 'scheduled'] as const
export type PageState = (typeof pageStates)[number]

/** The most important status of a page. */
export function stateOf({ status, scheduledAt, hasUnpublishedChanges }: PageSummary): PageState {
  if (scheduledAt) return 'scheduled'
  if (status === 'draft') return 'draft'
  return hasUnpublishedChanges ? 'changed' : 'published'
}

export const pageSorts = ['kind', 'name', 'changed'] as const
export type PageSort = (typeof pageSorts)[number]

const rank = ({ type, isSystem }: PageSummary) => (type === 'home' ? 0 : isSystem ? 1 : 2)

const orders: Readonly<Record<PageSort, (a: PageSummary, b: PageSummary) => number>> = {
  kind: (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name),
  name: (a, b) => a.name.localeCompare(b.name),
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
}

interface Wanted {
  /** Words that the name or URL must contain, in any order. */
  search?: string | undefined
  state?: PageState | undefined
  sort?: PageSort | undefined
}

/** The matching pages, sorted. */
export function pagesFor(pages: readonly PageSummary[], { search = '', state, sort = 'kind' }: Wanted): PageSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return pages
    .filter((page) => {
      const text = `${page.name} ${pathOf(page)}`.toLowerCase()
      return (!state || stateOf(page) === state) && words.every((word) => text.includes(word))
    })
    .sort(orders[sort])
}
