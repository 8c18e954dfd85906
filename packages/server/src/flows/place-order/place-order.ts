import type { HandlerOutput } from '@blockfront/contract'
import type { StoreContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { queueEmail } from '../../ground/email/outbox.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { closeCheckout } from '../../modules/abandoned-checkout/index.ts'
import {
  calculateQuote,
  changedQuoteError,
  type QuoteCalculation,
  quoteError,
  readEditedConfig,
} from '../../modules/checkout/index.ts'
import { keptDiscounts } from '../../modules/discount/index.ts'
import { orderToken, queueLowStockEmail, renderOrderPlacedEmails } from '../../modules/order/index.ts'
import { primaryHostname, storeRow } from '../../modules/store/index.ts'
import { publishedLanguage } from '../../modules/translation/index.ts'
import { checkContact } from './check-contact.ts'
import { checkOpenOrderLimit, clientHashOf } from './check-open-order-limit.ts'
import { claimKey, storeResponse } from './idempotency-key.ts'
import { composeOrder } from './insert-order.ts'
import { numberPlaceholder, orderLabel, orderNumber } from './order-number.ts'
import { withPaymentPage } from './payment-page.ts'
import { newOrderId, placeQuoted } from './place-quoted.ts'

type PlacedOrder = HandlerOutput<'order.place'>
type Order = Body<'order.place'>

export type PlaceOrderContext = Pick<StoreContext, 'db' | 'config' | 'store' | 'log'> & {
  /** The shopper's IP address. Without it, the server places the order itself, and no limit of open orders applies. */
  ip?: string
}

/**
 * Places the order of a quote, in one transaction. Throws `quote_changed` with a new quote when anything that the shopper agreed to has
 * changed, and the code of the problem when the order cannot be placed. A second submission with the same key returns the same order (docs/spec/server.md, "Shipping, payment, checkout"). An online
 * payment starts after the transaction; if its provider does not respond, the shopper starts it again from the order's page.
 */
export async function placeOrder(context: PlaceOrderContext, input: { key: string; order: Order }): Promise<PlacedOrder> {
  return withPaymentPage(context, await insertPlacedOrder(context, input))
}

function insertPlacedOrder(context: PlaceOrderContext, { key, order }: { key: string; order: Order }): Promise<PlacedOrder> {
  const { db, config, store, ip } = context
  const { storeId } = store
  return withStore(db, storeId, async (trx, commitAfter) => {
    const earlier = await claimKey(trx, storeId, key, order)
    if (earlier) return { ...earlier, token: orderToken(config, storeId, earlier.orderId) }
    const [orderId, token] = newOrderId(config, storeId)
    const [storeSettings, hostname, checkoutConfig] = await Promise.all([
      storeRow(trx, storeId),
      primaryHostname(trx, storeId),
      readEditedConfig(trx, storeId),
      closeCheckout(trx, { storeId, email: order.contact.email, orderId }),
    ])
    checkContact(checkoutConfig, order)
    const clientHash = ip === undefined ? null : clientHashOf(config, storeId, ip)
    if (clientHash && config.rateLimits) await checkOpenOrderLimit(trx, storeId, { clientHash, email: order.contact.email })
    const calculation = await calculateQuote(trx, storeId, quoteInput(order), { lock: true })
    const { rate, method } = agreedChoices(calculation, order)
    const locale = (await publishedLanguage(trx, storeId, order.locale)) ?? ''
    const newOrder = { store: storeSettings, orderId, token, locale, clientHash, order, calculation, rate, method }
    // Other orders wait for the number of this one: all emails are rendered before, and nothing waits for the server afterwards.
    await queueLowStockEmail(trx, config, storeSettings, calculation.lines)
    const composed = composeOrder(newOrder)
    const { status } = composed.order
    const [placeholder, prefix] = [numberPlaceholder(), storeSettings.order_number_prefix]
    const rendered = { ...composed, order: { ...composed.order, label: `${prefix}${placeholder}` } }
    const discounts = keptDiscounts(calculation.discounts)
    const email = { store: storeSettings, ...rendered, discounts, hostname, token }
    // With an online payment, the order is confirmed when it is paid.
    const emails = status === 'open' ? await renderOrderPlacedEmails(trx, config, email) : []
    const placed = await placeQuoted(trx, newOrder, composed, {
      also: () => [
        ...emails.map((one) => queueEmail(trx, one, { placeholder, value: orderNumber(storeId) })),
        storeResponse(trx, storeId, key, { orderId, status, label: orderLabel(storeId, prefix) }),
      ],
      commitAfter,
    })
    if (!placed) throw changedQuoteError((await calculateQuote(trx, storeId, quoteInput(order))).quote)
    return { orderId, number: placed.order.label, status, token }
  })
}

/** The quote's input: the address is the shipping address, or the billing address of an order without shipping. */
function quoteInput({ lines, shippingAddress, billingAddress, rateId, code, contact, locale }: Order) {
  const { country, region, postalCode } = shippingAddress ?? billingAddress ?? {}
  return { lines, country, region, postalCode, rateId, code, locale, ...contact }
}

/**
 * The shipping rate and payment method of an order. Throws an error for the problem that the shopper can solve, at its field, and
 * `quote_changed` if the quote is not the one that the shopper agreed to. Both have the current quote in their details. A discount code
 * that did not apply in the agreed quote either is no problem.
 */
function agreedChoices(calculation: QuoteCalculation, order: Order) {
  const { quote, rate, methods } = calculation
  const line = quote.lines.find(({ problem }) => problem !== null)
  if (line) throw quoteError(quote, 'item_unavailable', line.message)
  for (const { code, message } of quote.problems) if (code !== 'empty') throw quoteError(quote, code, message)
  const method = methods.find(({ id }) => id === order.methodId)
  if (!method) throw quoteError(quote, 'method_unavailable')
  const isOfferedRate = order.rateId === null ? rate === undefined : quote.rates.some(({ id }) => id === order.rateId)
  if (!isOfferedRate) throw quoteError(quote, 'rate_unavailable')
  if (quote.quoteHash !== order.quoteHash) throw changedQuoteError(quote)
  const isAddressed = quote.requiresShipping === (order.shippingAddress !== undefined)
  if (!isAddressed)
    throw appError('invalid_input', { fields: { shippingAddress: quote.requiresShipping ? NO_ADDRESS : NOT_SHIPPED } })
  return { rate, method }
}

const NO_ADDRESS = 'Please enter the address to which the order is shipped.'
const NOT_SHIPPED = 'Nothing of this order is shipped. Send the address as the billing address.'
