import { dayOf } from '../orders/list/order-filters.ts'
import type { ListFilter } from '../parts/list/ListToolbar.tsx'
import { type ListQuery, oneOf } from '../parts/list/list-query.ts'
import { amountInUrl } from '../parts/money/amount-in-url.ts'
import { messages } from './messages.ts'

const states = ['open', 'recovered'] as const

export const checkoutFilters: readonly ListFilter[] = [
  { key: 'status', label: messages.status, options: states.map((value) => ({ value, label: messages.statuses[value] })) },
]

/** Converts the URL's filters to the API's query. */
export function checkoutQuery({ get }: Pick<ListQuery, 'get'>) {
  const state = oneOf(get('status'), states)
  return {
    search: get('search'),
    ...(state && { recovered: state === 'recovered' }),
    minTotal: amountInUrl(get('min')),
    maxTotal: amountInUrl(get('max')),
    from: dayOf(get('from')),
    to: dayOf(get('to')),
  }
}
