import type { Cart } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import { ApiError, type CallInput, type CallOutput, errorDetails } from '@blockfront/contract/client'
import type { Api } from '../api/late-client.ts'
import type { Draft } from './draft.ts'
import { errorsByField, type FieldErrors } from './fields.ts'
import { quoteLines } from './use-quote.ts'
import { checkoutWords } from './words.ts'

export type Placed =
  | { outcome: 'placed'; order: CallOutput<'order.place'> }
  | { outcome: 'changed'; quote: Quote }
  | { outcome: 'refused'; message: string; fields: FieldErrors }

type OrderBody = CallInput<'order.place'>['body']

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
 * Makes a function that places orders. The same order tried again carries the same key, so that one whose answer was lost is
 * not placed twice; another order gets another key.
 */
export function createPlacing(api: Api, newKey: () => string = randomKey): (body: OrderBody) => Promise<Placed> {
  let last = { text: '', key: '' }
  return async (body) => {
    const text = JSON.stringify(body)
    if (text !== last.text) last = { text, key: newKey() }
    try {
      const order = await api.call('order.place', { body, headers: { 'idempotency-key': last.key } })
      return { outcome: 'placed', order }
    } catch (error) {
      const changed = errorDetails(error, 'order.place', 'quote_changed')
      if (changed) return { outcome: 'changed', quote: changed.quote }
      const fields = error instanceof ApiError ? errorsByField(error.fields) : {}
      return {
        outcome: 'refused',
        message: checkoutWords.orderFailed(error instanceof Error ? error.message : String(error)),
        fields,
      }
    }
  }
}

/** 128 random bits. `crypto.randomUUID` is missing where a page is not served over HTTPS. */
const randomKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-')
