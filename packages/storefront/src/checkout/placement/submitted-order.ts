import type { CallInput, CallOutput } from '@blockfront/contract/client'
import { loadFromTab, saveInTab } from './tab-storage.ts'

export type OrderBody = CallInput<'order.place'>['body']
export type PlacedOrder = CallOutput<'order.place'>

/** An order that was sent to the server, and whose result may be unknown. */
export interface SubmittedOrder {
  body: OrderBody
  /** Its Idempotency-Key. */
  key: string
  /** Its total as the shopper saw it, in major units. */
  total: number
}

/** A placed order with the request that placed it. */
export interface ConfirmedOrder {
  order: PlacedOrder
  submitted: SubmittedOrder
}

const KEY = 'sent-order'

/** Identifies what the shopper orders, regardless of the current prices. */
export const orderIntent = (body: OrderBody): string => JSON.stringify({ ...body, quoteHash: '' })

/** Whether two orders have the same contact, address, note and gift message. */
export const isSameCustomer = (a: OrderBody, b: OrderBody): boolean => customerOf(a) === customerOf(b)

const customerOf = ({ contact, shippingAddress, billingAddress, note, giftMessage }: OrderBody) =>
  JSON.stringify([contact, shippingAddress ?? billingAddress, note, giftMessage])

/** Returns the last order that this tab sent, also before a reload. Unreadable data counts as none. */
export function loadSubmittedOrder(): SubmittedOrder | undefined {
  const stored = loadFromTab(KEY)
  return isSubmittedOrder(stored) ? stored : undefined
}

/** Stores the order in this tab; undefined deletes it. */
export const saveSubmittedOrder = (order: SubmittedOrder | undefined): void => saveInTab(KEY, order)

const isSubmittedOrder = (value: unknown): value is SubmittedOrder => {
  if (typeof value !== 'object' || value === null) return false
  const { body, key, total } = value as Record<keyof SubmittedOrder, unknown>
  return typeof key === 'string' && typeof total === 'number' && typeof body === 'object' && body !== null && 'lines' in body
}
