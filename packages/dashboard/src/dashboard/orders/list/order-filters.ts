import { reachableStates } from '@blockfront/commerce'
import type { ListFilter } from '../../parts/list/ListToolbar.tsx'
import { type ListQuery, oneOf } from '../../parts/list/list-query.ts'
import { messages } from '../messages.ts'

const namesOf = <Key extends string>(table: Readonly<Record<Key, string>>) => Object.keys(table) as Key[]
const optionsOf = <Key extends string>(values: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

const { status, paymentStatus } = reachableStates
/** The statuses, and the two filters for items to fulfill, with the same counts as the home page. */
const fulfillmentStatus = ['to_fulfill', ...reachableStates.fulfillmentStatus] as const

/** The list's filters: only statuses that an order can have, which are those that the API accepts. */
export const orderFilters: readonly ListFilter[] = [
  { key: 'status', label: messages.status, options: optionsOf(status, messages.statuses) },
  { key: 'payment', label: messages.payment, options: optionsOf(paymentStatus, messages.payments) },
  {
    key: 'fulfillment',
    label: messages.fulfillment,
    options: optionsOf(fulfillmentStatus, { to_fulfill: messages.toFulfill, ...messages.shipment.statuses }),
  },
]

export const orderSorts = optionsOf(namesOf(messages.sorts), messages.sorts)

/** A calendar day in the URL; an invalid one is ignored. */
export const dayOf = (text: string | undefined): string | undefined =>
  text && /^(?:19[7-9]\d|2\d{3})-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Converts the URL's filters to the API's query. */
export const orderQuery = ({ get, page }: ListQuery) => ({
  pageNumber: page,
  status: oneOf(get('status'), status),
  paymentStatus: oneOf(get('payment'), paymentStatus),
  fulfillmentStatus: oneOf(get('fulfillment'), fulfillmentStatus),
  customerId: get('customer'),
  from: dayOf(get('from')),
  to: dayOf(get('to')),
  search: get('search'),
  sort: oneOf(get('sort'), namesOf(messages.sorts)),
})
