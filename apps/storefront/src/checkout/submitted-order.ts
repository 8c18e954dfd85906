import type { CallInput, CallOutput } from '@blockfront/contract/client'
import { loadFromTab, saveInTab } from './tab-storage.ts'

export type OrderBody = CallInput<'order.place'>['body']
export type PlacedOrder = CallOutput<'order.place'>

/** An order that went out, and of which nobody knows yet whether it stands. */
export interface SubmittedOrder {
  body: OrderBody
  /** Its Idempotency-Key. */
  key: string
  /** What it was to cost, in major units. */
  total: number
}

/** An order that stands, and how it went out. */
export interface ConfirmedOrder {
  order: PlacedOrder
  sent: SubmittedOrder
}

const KEY = 'sent-order'

/** What the shopper asked for, whatever it costs now. */
export const orderIntent = (body: OrderBody): string => JSON.stringify({ ...body, quoteHash: '' })

/** Whether two orders say the same of who orders and where it goes. */
export const isSameCustomer = (a: OrderBody, b: OrderBody): boolean => customerOf(a) === customerOf(b)

const customerOf = ({ contact, shippingAddress, note }: OrderBody) => JSON.stringify([contact, shippingAddress, note])

/** The order that this tab sent last, also before a reload. What cannot be read counts as not sent. */
export function loadSubmittedOrder(): SubmittedOrder | undefined {
  const stored = loadFromTab(KEY)
  return isSubmittedOrder(stored) ? stored : undefined
}

/** Keeps what went out for this tab; undefined forgets it. */
export const saveSubmittedOrder = (sent: SubmittedOrder | undefined): void => saveInTab(KEY, sent)

const isSubmittedOrder = (value: unknown): value is SubmittedOrder => {
  if (typeof value !== 'object' || value === null) return false
  const { body, key, total } = value as Record<keyof SubmittedOrder, unknown>
  return typeof key === 'string' && typeof total === 'number' && typeof body === 'object' && body !== null && 'lines' in body
}
