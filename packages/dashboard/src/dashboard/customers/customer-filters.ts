import type { ListFilter } from '../parts/list/ListToolbar.tsx'
import { type ListQuery, oneOf } from '../parts/list/list-query.ts'
import { amountInUrl } from '../parts/money/amount-in-url.ts'
import { messages } from './messages.ts'

const flags = ['yes', 'no'] as const
type SortKey = keyof typeof messages.sorts
const sortKeys = Object.keys(messages.sorts) as SortKey[]
export const customerSorts = sortKeys.map((value) => ({ value, label: messages.sorts[value] }))

const flag = (value: string | undefined) => (value === 'yes' ? true : value === 'no' ? false : undefined)

/** The list's filters; tags are the store's. */
export const customerFilters = (tags: readonly string[]): ListFilter[] => [
  { key: 'orders', label: messages.orders, options: flags.map((value) => ({ value, label: messages.hasOrders[value] })) },
  { key: 'marketing', label: messages.marketing, options: flags.map((value) => ({ value, label: messages.consents[value] })) },
  { key: 'tag', label: messages.tag, options: tags.map((value) => ({ value, label: value })) },
]

/** Converts the URL's filters to the API's query. */
export const customerQuery = ({ get }: Pick<ListQuery, 'get'>) => ({
  search: get('search'),
  hasOrders: flag(get('orders')),
  acceptsMarketing: flag(get('marketing')),
  tag: get('tag')?.slice(0, 40),
  minSpent: amountInUrl(get('from')),
  maxSpent: amountInUrl(get('to')),
})

export const customerSort = ({ get }: Pick<ListQuery, 'get'>) => oneOf(get('sort'), sortKeys)
