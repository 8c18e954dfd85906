import type { CallInput } from '@blockfront/contract/client'
import { keepInTab, readFromTab } from './tab-storage.ts'

export type OrderBody = CallInput<'order.place'>['body']

/** An order that went out, and of which nobody knows yet whether it stands. */
export interface SentOrder {
  body: OrderBody
  /** Its Idempotency-Key. */
  key: string
}

const KEY = 'sent-order'

/** What the shopper asked for, whatever it costs now. */
export const wishOf = (body: OrderBody): string => JSON.stringify({ ...body, quoteHash: '' })

/** The order that this tab sent last, also before a reload. What cannot be read counts as not sent. */
export function readSent(): SentOrder | undefined {
  const stored = readFromTab(KEY)
  return isSent(stored) ? stored : undefined
}

/** Keeps what went out for this tab; undefined forgets it. */
export const storeSent = (sent: SentOrder | undefined): void => keepInTab(KEY, sent)

const isSent = (value: unknown): value is SentOrder =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'body' in value
