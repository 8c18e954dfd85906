import type { Cart } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import { ApiError, type CallOutput, errorDetails, NetworkError } from '@blockfront/contract/client'
import type { Api } from '../api/late-client.ts'
import type { Draft } from './draft.ts'
import { errorsByField, type FieldErrors } from './fields.ts'
import { type OrderBody, readSent, storeSent, wishOf } from './sent-order.ts'
import { quoteLines } from './use-quote.ts'
import { checkoutWords } from './words.ts'

export type Placed =
  | { outcome: 'placed'; order: CallOutput<'order.place'> }
  | { outcome: 'changed'; quote: Quote }
  | { outcome: 'refused'; message: string; fields: FieldErrors }

/** The call's body: what was typed, what was quoted, nothing else. */
export const orderBody = (draft: Draft, lines: Cart, quote: Quote): OrderBody => ({
  lines: quoteLines(lines),
  quoteHash: quote.quoteHash,
  contact: { email: draft.email.trim(), phone: draft.phone.trim() },
  shippingAddress: {
    firstName: draft.firstName,
    lastName: draft.lastName,
    company: draft.company,
    line1: draft.line1,
    line2: draft.line2,
    city: draft.city,
    region: draft.region,
    postalCode: draft.postalCode,
    country: draft.country,
    phone: draft.phone,
  },
  rateId: draft.rateId,
  methodId: draft.methodId,
  note: draft.note,
  acceptsTerms: draft.acceptsTerms,
  marketingConsent: draft.marketingConsent,
})

/**
 * Makes a function that places orders. The same order tried again carries the same key, after a reload too, so that one whose answer
 * was lost is not placed twice; another order gets another key.
 */
export function createPlacing(api: Api, newKey: () => string = randomKey): (body: OrderBody) => Promise<Placed> {
  let sent = readSent()
  return async (body) => {
    // As it went out before: a total that changed meanwhile does not make it another order.
    if (!sent || wishOf(sent.body) !== wishOf(body)) sent = { body, key: newKey() }
    storeSent(sent)
    const settle = () => {
      sent = undefined
      storeSent(sent)
    }
    try {
      const order = await api.call('order.place', { body: sent.body, headers: { 'idempotency-key': sent.key } })
      settle()
      return { outcome: 'placed', order }
    } catch (error) {
      const changed = errorDetails(error, 'order.place', 'quote_changed')
      if (!changed) return refusal(error)
      settle()
      return { outcome: 'changed', quote: changed.quote }
    }
  }
}

function refusal(error: unknown): Placed {
  const fields = error instanceof ApiError ? errorsByField(error.fields) : {}
  const message = isUnheard(error)
    ? checkoutWords.orderUnheard
    : checkoutWords.orderFailed(error instanceof Error ? error.message : String(error))
  return { outcome: 'refused', message, fields }
}

/** Whether nobody knows what became of the order: no answer, or one of a gateway that got none (RFC 9110, 15.6.3 and 15.6.5). */
const isUnheard = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status === 502 || error.status === 504))

/** 128 random bits. `crypto.randomUUID` is missing where a page is not served over HTTPS. */
const randomKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-')
