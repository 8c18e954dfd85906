import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { calculateQuote, changedQuoteError, type QuoteCalculation, quoteError } from '../../modules/checkout/index.ts'
import { customerLanguage } from '../../modules/customer/index.ts'
import { keptDiscounts } from '../../modules/discount/index.ts'
import {
  contentOfRow,
  draftLabel,
  openDraft,
  orderPath,
  orderRow,
  queueLowStockEmail,
  queueOrderPlacedEmails,
  queuePaymentLinkEmail,
  quoteInputOf,
  recordOrderEvent,
  setColumns,
  setOrderColumns,
} from '../../modules/order/index.ts'
import { isProviderType, lacksBankDetails, methodsOf, NO_BANK_DETAILS } from '../../modules/payment/index.ts'
import { primaryHostname, storeRow, storeUrl } from '../../modules/store/index.ts'
import { paidOutside } from '../take-payment/index.ts'
import { checkDraft } from './check-draft.ts'
import { newOrderId, placeQuoted } from './place-quoted.ts'

type Completion = Body<'draftOrder.complete'>

/**
 * Creates the order of a draft, in one transaction. The draft's row lock makes parallel completions wait; the second one throws
 * `conflict`. Throws `quote_changed` when the totals are not those that the member saw, the code of the problem when the quote cannot be
 * ordered, both with the current quote, and `invalid_input` for a missing address or payment method. Then the draft stays open and unchanged.
 */
export function completeDraft(
  { db, config, store: { storeId }, session: { userId: actorId } }: Pick<MemberContext, 'db' | 'config' | 'store' | 'session'>,
  input: Completion,
): Promise<HandlerOutput<'draftOrder.complete'>> {
  return withStore(db, storeId, async (trx) => {
    const draft = await openDraft(trx, storeId, input)
    const content = contentOfRow(draft)
    const [store, hostname] = await Promise.all([storeRow(trx, storeId), primaryHostname(trx, storeId)])
    const calculation = await calculateQuote(trx, storeId, quoteInputOf(content), { lock: true })
    checkQuote(calculation, input)
    const isLink = input.payment === 'payment_link'
    const order = await checkDraft(trx, storeId, { content, requiresShipping: calculation.quote.requiresShipping, isLink })
    const method = await methodOf(trx, storeId, calculation, input)
    const locale = await customerLanguage(trx, storeId, order.contact.email)

    const [orderId, token] = newOrderId(config, storeId)
    const placed = await placeQuoted(trx, {
      ...{ store, orderId, token, locale, clientHash: null, order, calculation, rate: calculation.rate, method },
      draft: { number: draftLabel(draft.number), actorId, isLink },
    })
    if (!placed) throw changedQuoteError((await calculateQuote(trx, storeId, quoteInputOf(content))).quote)
    await queueLowStockEmail(trx, config, store, calculation.lines)
    await setColumns(trx, draft, { order_id: orderId, grand_total: placed.order.grand_total })
    if (content.note) await recordOrderEvent(trx, { storeId, orderId, actorId, type: 'note', data: { note: content.note } })
    if (input.payment === 'paid') {
      await setOrderColumns(trx, placed.order, await paidOutside(trx, placed.order))
      await recordOrderEvent(trx, { storeId, orderId, actorId, type: 'paid', data: { reference: input.reference } })
    }
    const current = await orderRow(trx, storeId, orderId)
    const paymentUrl = isLink ? storeUrl(config, hostname, orderPath({ locale }, token)) : ''
    if (!isLink) {
      const discounts = keptDiscounts(calculation.discounts)
      const email = { store, order: current, lines: placed.lines, discounts, hostname, token, notifyShopper: input.notify }
      await queueOrderPlacedEmails(trx, config, email)
    } else if (input.notify) {
      const { lines } = placed
      const discounts = keptDiscounts(calculation.discounts)
      await queuePaymentLinkEmail(trx, config, { store, order: current, lines, discounts, paymentUrl, message: input.message })
      await recordOrderEvent(trx, { storeId, orderId, actorId, type: 'payment_link_sent' })
    }
    const detail = { order: current.label, payment: input.payment }
    await recordAudit(trx, { storeId, actorId, action: 'draftOrder.complete', target: draft.id, detail })
    return { orderId, number: current.label, paymentUrl }
  })
}

/** Throws the error of the first problem unless the quote can be ordered and is the one that the member saw. */
function checkQuote({ quote }: QuoteCalculation, { quoteHash }: Completion): void {
  const line = quote.lines.find(({ problem }) => problem !== null)
  if (line) throw quoteError(quote, 'item_unavailable', line.message)
  if (quote.codeProblem) throw changedQuoteError(quote)
  for (const { code } of quote.problems) {
    if (code === 'empty') throw appError('invalid_input', { message: EMPTY, fields: { lines: EMPTY } })
    // The minimum order and the limits of payment methods are rules for shoppers.
    if (code === 'no_zone' || code === 'no_rate') throw quoteError(quote, code, NOT_SHIPPED[code])
  }
  if (quote.quoteHash !== quoteHash) throw changedQuoteError(quote, CHANGED)
}

const EMPTY = 'Add at least one item.'
const CHANGED = 'Prices, stock or shipping rates changed. Check the new total, and try again.'
const NOT_SHIPPED = {
  no_zone: 'No shipping zone of your store covers this address. Choose custom shipping.',
  no_rate: 'No shipping rate applies to this order. Choose custom shipping.',
} as const

/** A payment that the owner receives outside of the methods of the store. */
const OTHER = { id: null, type: 'manual', title: 'Other', instructions: '', manual_capture: false } as const

/** The payment method of the order: an online one for a payment link, else one that is paid outside of the platform. */
async function methodOf(trx: StoreTrx, storeId: string, { methods, totals }: QuoteCalculation, input: Completion) {
  if (input.payment === 'payment_link') {
    if (totals.grandTotal === 0)
      throw appError('invalid_input', { message: 'There is nothing to pay for this order. Mark it as paid instead.' })
    const online = methods.filter(({ type }) => isProviderType(type))
    const method = online.find(({ id }) => id === input.methodId)
    if (!method) throw noMethod('Choose an online payment method that accepts the total of this order.')
    return method
  }
  if (input.methodId === null) return OTHER
  const method = (await methodsOf(trx, storeId)).find(({ id, type }) => id === input.methodId && !isProviderType(type))
  if (!method) throw noMethod('Choose a payment method that is paid outside of the platform.')
  if (input.payment !== 'paid' && lacksBankDetails(method)) throw noMethod(NO_BANK_DETAILS)
  return method
}

const noMethod = (message: string) => appError('invalid_input', { message, fields: { methodId: message } })
