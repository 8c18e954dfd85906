import type { CallInput, CallOutput } from '@blockfront/contract/client'
import { keepInTab, readFromTab } from './tab-storage.ts'

export type OrderBody = CallInput<'order.place'>['body']
export type PlacedOrder = CallOutput<'order.place'>

/** An order that went out, and of which nobody knows yet whether it stands. */
export interface SentOrder {
  body: OrderBody
  /** Its Idempotency-Key. */
  key: string
  /** What it was to cost, in major units. */
  total: number
}

/** An order that stands, and how it went out. */
export interface StandingOrder {
  order: PlacedOrder
  sent: SentOrder
}

const KEY = 'sent-order'

/** What the shopper asked for, whatever it costs now. */
export const wishOf = (body: OrderBody): string => JSON.stringify({ ...body, quoteHash: '' })

/** Whether two orders say the same of who orders and where it goes. */
export const isSamePerson = (a: OrderBody, b: OrderBody): boolean => personOf(a) === personOf(b)

const personOf = ({ contact, shippingAddress, note }: OrderBody) => JSON.stringify([contact, shippingAddress, note])

/** The order that this tab sent last, also before a reload. What cannot be read counts as not sent. */
export function readSent(): SentOrder | undefined {
  const stored = readFromTab(KEY)
  return isSent(stored) ? stored : undefined
}

/** Keeps what went out for this tab; undefined forgets it. */
export const storeSent = (sent: SentOrder | undefined): void => keepInTab(KEY, sent)

const isSent = (value: unknown): value is SentOrder => {
  if (typeof value !== 'object' || value === null) return false
  const { body, key, total } = value as Record<keyof SentOrder, unknown>
  return typeof key === 'string' && typeof total === 'number' && typeof body === 'object' && body !== null && 'lines' in body
}
