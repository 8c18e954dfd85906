import type { HandlerOutput, Order } from '@blockfront/contract'
import type { Config } from '../../../ground/config.ts'
import type { MemberContext, StoreContext } from '../../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body, Query } from '../../../ground/handler.ts'
import { discountsOf } from '../../../modules/discount/index.ts'
import {
  linesOf,
  type OrderRow,
  orderPath,
  orderRow,
  orderToken,
  queuePaymentLinkEmail,
  updateOrder,
} from '../../../modules/order/index.ts'
import { primaryHostname, storeRow, storeUrl } from '../../../modules/store/index.ts'

type LinkContext = Pick<StoreContext, 'db' | 'config' | 'store'>

/** The payment link of an order: its page, where the shopper pays online. Throws `transition_forbidden` for an order without one. */
export const getPaymentLink = (
  { db, config, store: { storeId } }: LinkContext,
  { orderId }: Query<'order.paymentLink'>,
): Promise<HandlerOutput<'order.paymentLink'>> =>
  withStoreReadOnly(db, storeId, async (trx) => ({
    paymentUrl: await paymentLink(trx, config, await orderRow(trx, storeId, orderId)),
  }))

/** Emails the payment link of an order to its customer again. Throws `transition_forbidden` for an order without link or address. */
export function sendPaymentLink(
  context: LinkContext & Pick<MemberContext, 'session'>,
  { message, ...input }: Body<'order.sendPaymentLink'>,
): Promise<Order> {
  return updateOrder(context, input, { type: 'payment_link_sent' }, async (trx, order) => {
    const paymentUrl = await paymentLink(trx, context.config, order)
    if (!order.email)
      throw appError('transition_forbidden', { message: 'This order has no email address. Copy the link instead.' })
    const { store_id: storeId, id } = order
    const [store, lines, discounts] = await Promise.all([
      storeRow(trx, storeId),
      linesOf(trx, storeId, id),
      discountsOf(trx, storeId, id),
    ])
    await queuePaymentLinkEmail(trx, context.config, { store, order, lines, discounts, paymentUrl, message })
    return {}
  })
}

async function paymentLink(trx: StoreTrx, config: Config, order: OrderRow): Promise<string> {
  if (order.status !== 'pending_payment' || order.pay_until === null)
    throw appError('transition_forbidden', { message: 'This order does not wait for a payment with a link.' })
  const hostname = await primaryHostname(trx, order.store_id)
  return storeUrl(config, hostname, orderPath(order, orderToken(config, order.store_id, order.id)))
}
