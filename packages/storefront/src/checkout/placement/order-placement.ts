import type { Cart } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import { ApiError, errorDetails, NetworkError } from '@blockfront/contract/client'
import type { Api } from '../../api/lazy-client.ts'
import { quoteLines } from '../../cart/quote-lines.ts'
import { quoteOfError } from '../../problems/translate-problems.ts'
import type { CheckoutValues } from '../form/checkout-values.ts'
import { errorsByField, type FieldErrors } from '../form/fields.ts'
import { checkoutMessages } from '../messages.ts'
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
  /** An earlier order is placed. This one was not sent. */
  | ({ outcome: 'earlier-order' } & ConfirmedOrder)
  | { outcome: 'quote-changed'; quote: Quote }
  /** With the current quote if that is why the order was not placed. */
  | { outcome: 'failed'; message: string; fields: FieldErrors; quote?: Quote }

const addressOf = ({ firstName, lastName, company, line1, line2, city, region, postalCode, country, phone }: CheckoutValues) => ({
  firstName,
  lastName,
  company,
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
  phone,
})

/** Returns the request body of an order. */
export const orderBody = (
  values: CheckoutValues,
  lines: Cart,
  quote: Pick<Quote, 'quoteHash' | 'requiresShipping'>,
  code = '',
  locale?: string,
): OrderBody => ({
  lines: quoteLines(lines),
  quoteHash: quote.quoteHash,
  contact: { email: values.email.trim(), phone: values.phone.trim() },
  ...(quote.requiresShipping
    ? { shippingAddress: addressOf(values), rateId: values.rateId }
    : values.hasBillingAddress && { billingAddress: addressOf(values) }),
  methodId: values.methodId,
  ...(code && { code }),
  note: values.note,
  ...(values.giftMessage.trim() && { giftMessage: values.giftMessage }),
  acceptsTerms: values.acceptsTerms,
  marketingConsent: values.marketingConsent,
  ...(locale && { locale }),
})

export interface OrderPlacement {
  /**
   * Places an order. `total` is the total that the shopper saw, in major units. A retry of the same order, also after a reload, sends the
   * same idempotency key, so that an order whose response was lost is not placed twice. Another order gets another key and is sent only
   * after the server confirmed that the earlier one was not placed.
   */
  place: (body: OrderBody, total: number) => Promise<PlacementResult>
  /** Returns the order whose response was lost, if it was placed. Rejects if the server cannot be reached. */
  findLost: (signal?: AbortSignal) => Promise<ConfirmedOrder | undefined>
  /** Deletes the submitted order, because its result is known. */
  forget: () => void
}

/** Returns functions that place orders through `api`. They share the submitted order of this tab. */
export function createOrderPlacement(api: Api, newKey: () => string = randomKey): OrderPlacement {
  let submitted = loadSubmittedOrder()
  // Whether the result of `submitted` is unknown.
  let isLost = submitted !== undefined

  const save = (next: SubmittedOrder | undefined) => {
    submitted = next
    isLost = false
    saveSubmittedOrder(next)
  }
  const findLost: OrderPlacement['findLost'] = async (signal) => {
    if (!submitted || !isLost) return undefined
    const lost = submitted
    const order = await findPlaced(api, lost, signal)
    if (order) return { order, submitted: lost }
    isLost = false
    return undefined
  }
  const send = async (next: SubmittedOrder): Promise<PlacementResult> => {
    try {
      const order = await api.call('order.place', { body: next.body, headers: { 'idempotency-key': next.key } })
      return { outcome: 'placed', order, submitted: next }
    } catch (error) {
      const changed = errorDetails(error, 'order.place', 'quote_changed')
      if (changed) {
        save(undefined)
        return { outcome: 'quote-changed', quote: changed.quote }
      }
      const refused = error instanceof ApiError ? quoteOfError(error) : undefined
      // The next attempt sends the current quote.
      if (refused) save(undefined)
      isLost = !(error instanceof ApiError) || error.status >= 500
      return { ...errorOf(error), ...(refused && { quote: refused }) }
    }
  }
  return {
    findLost,
    forget: () => save(undefined),
    place: async (body, total) => {
      // Send the stored request: a total that changed since does not make it another order.
      if (submitted && orderIntent(submitted.body) === orderIntent(body)) return send(submitted)
      try {
        const found = await findLost()
        if (found) return { outcome: 'earlier-order', ...found }
      } catch {
        return { outcome: 'failed', message: checkoutMessages.orderUnconfirmed, fields: {} }
      }
      const next = { body, total, key: newKey() }
      save(next)
      return send(next)
    },
  }
}

/** Returns the placed order of a submitted one; null if it was not or could not be placed. The request itself never places an order. */
async function findPlaced(api: Api, { body, key }: SubmittedOrder, signal?: AbortSignal): Promise<PlacedOrder | null> {
  try {
    const { order } = await api.call('order.findPlaced', { body, headers: { 'idempotency-key': key } }, { signal })
    return order
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 422)) return null
    throw error
  }
}

function errorOf(error: unknown): Extract<PlacementResult, { outcome: 'failed' }> {
  const fields = error instanceof ApiError ? errorsByField(error.fields) : {}
  const message = isOutcomeUnknown(error)
    ? checkoutMessages.orderUnconfirmed
    : checkoutMessages.orderFailed({ detail: error instanceof Error ? error.message : String(error) })
  return { outcome: 'failed', message, fields }
}

/** Whether the order may have been placed: no response, or an error of a gateway (RFC 9110, sections 15.6.3 and 15.6.5). */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status === 502 || error.status === 504))

/** Returns 128 random bits. `crypto.randomUUID` exists only in secure contexts (HTTPS). */
const randomKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-')
