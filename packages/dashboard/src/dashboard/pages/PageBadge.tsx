import type { PageSummary } from '@blockfront/contract'
import { Badge, type Tone } from '@blockfront/ui'
import { type PageState, stateOf } from './list/page-list.ts'
import { messages } from './messages.ts'

const tones: Readonly<Record<PageState, Tone>> = {
  published: 'success',
  changed: 'warning',
  draft: 'neutral',
  scheduled: 'accent',
}

/** The publication status of a page. */
export function PageBadge({ page }: { page: PageSummary }) {
  const state = stateOf(page)
  return <Badge tone={tones[state]}>{messages.statuses[state]}</Badge>
}
