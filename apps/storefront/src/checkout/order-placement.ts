import type { Cart } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import { ApiError, errorDetails, NetworkError } from '@blockfront/contract/client'
import type { Api } from '../api/lazy-client.ts'
import { quoteLines } from '../cart/quote-lines.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { errorsByField, type FieldErrors } from './fields.ts'
import { checkoutMessages } from './messages.ts'
import {
  type ConfirmedOrder,
  loadSubmittedOrder,
  type OrderBody,
  orderIntent,
  type PlacedOrder,
  type SubmittedOrder,
  saveSubmittedOrder,
} from './submitted-order.ts'

export type PlacementResult =
  | ({ outcome: 'placed' } & ConfirmedOrder)
  /** Another order, that went out before, stands; this one did not go out. */
  | ({ outcome: 'stood' } & ConfirmedOrder)
  | { outcome: 'changed'; quote: Quote }
  | { outcome: 'refused'; message: string; fields: FieldErrors }

/** The call's body: what was typed, what was quoted, nothing else. */
export const orderBody = (draft: CheckoutValues, lines: Cart, quote: Pick<Quote, 'quoteHash'>): OrderBody => ({
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

export interface OrderPlacement {
  /**
   * Places an order of which the shopper saw the total, in major units. The same order tried again carries the same key, after a reload
   * too, so that one whose answer was lost is not placed twice. Another order goes out under another key, once it is known that the
   * one before does not stand.
   */
  place: (body: OrderBody, total: number) => Promise<PlacementResult>
  /** The order whose answer was lost, where it stands after all. Rejects where that cannot be told now. */
  findLost: (signal?: AbortSignal) => Promise<ConfirmedOrder | undefined>
  /** Forgets what went out: its shopper knows what became of it. */
  forget: () => void
}

export function createOrderPlacement(api: Api, newKey: () => string = randomKey): OrderPlacement {
  let sent = loadSubmittedOrder()
  let isLost = sent !== undefined

  const keep = (next: SubmittedOrder | undefined) => {
    sent = next
    isLost = false
    saveSubmittedOrder(next)
  }
  const findLost: OrderPlacement['findLost'] = async (signal) => {
    if (!sent || !isLost) return undefined
    const asked = sent
    const order = await findPlaced(api, asked, signal)
    if (order) return { order, sent: asked }
    isLost = false
    return undefined
  }
  const send = async (wanted: SubmittedOrder): Promise<PlacementResult> => {
    try {
      const order = await api.call('order.place', { body: wanted.body, headers: { 'idempotency-key': wanted.key } })
      return { outcome: 'placed', order, sent: wanted }
    } catch (error) {
      const changed = errorDetails(error, 'order.place', 'quote_changed')
      if (changed) {
        keep(undefined)
        return { outcome: 'changed', quote: changed.quote }
      }
      isLost = !(error instanceof ApiError) || error.status >= 500
      return errorOf(error)
    }
  }
  return {
    findLost,
    forget: () => keep(undefined),
    place: async (body, total) => {
      // As it went out before: a total that changed meanwhile does not make it another order.
      if (sent && orderIntent(sent.body) === orderIntent(body)) return send(sent)
      try {
        const found = await findLost()
        if (found) return { outcome: 'stood', ...found }
      } catch {
        return { outcome: 'refused', message: checkoutMessages.orderUnheard, fields: {} }
      }
      const wanted = { body, total, key: newKey() }
      keep(wanted)
      return send(wanted)
    },
  }
}

/** The order that was placed of what went out; null where none was, or none could be. Nothing is placed by asking. */
async function findPlaced(api: Api, { body, key }: SubmittedOrder, signal?: AbortSignal): Promise<PlacedOrder | null> {
  try {
    const { order } = await api.call('order.findPlaced', { body, headers: { 'idempotency-key': key } }, { signal })
    return order
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 422)) return null
    throw error
  }
}

function errorOf(error: unknown): PlacementResult {
  const fields = error instanceof ApiError ? errorsByField(error.fields) : {}
  const message = isOutcomeUnknown(error)
    ? checkoutMessages.orderUnheard
    : checkoutMessages.orderFailed(error instanceof Error ? error.message : String(error))
  return { outcome: 'refused', message, fields }
}

/** Whether nobody knows what became of the order: no answer, or one of a gateway that got none (RFC 9110, 15.6.3 and 15.6.5). */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status === 502 || error.status === 504))

/** 128 random bits. `crypto.randomUUID` is missing where a page is not served over HTTPS. */
const randomKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-')
