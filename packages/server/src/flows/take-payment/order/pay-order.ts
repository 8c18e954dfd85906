import type { HandlerOutput } from '@blockfront/contract'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { expectsOnlinePayment, getReceipt, type OrderRow, orderRowByToken } from '../../../modules/order/index.ts'
import type { PaymentContext } from '../apply-payment.ts'
import { refreshPayment, startPayment } from '../start-payment.ts'
import { switchMethod } from '../switch-method.ts'

interface Token {
  token: string
}

/**
 * Starts or continues the online payment of the order behind a shopper's link, after changing its method to `methodId`. A method without a
 * provider has no page. Throws `not_found` and what {@link switchMethod} and {@link startPayment} throw.
 */
export async function payOrder(
  context: PaymentContext,
  { token, methodId }: Body<'order.pay'>,
): Promise<HandlerOutput<'order.pay'>> {
  const { id } = await orderOf(context, token)
  if (methodId !== undefined) {
    await switchMethod(context, id, methodId)
    if (!expectsOnlinePayment(await orderOf(context, token))) return {}
  }
  return { redirectTo: await startPayment(context, id) }
}

/** The order behind a shopper's link, after its pending payment was read from the provider: the shopper may be faster than the webhook. */
export async function checkOrderPayment(context: PaymentContext, { token }: Token): Promise<HandlerOutput<'order.checkPayment'>> {
  const order = await orderOf(context, token)
  if (expectsOnlinePayment(order)) await refreshPayment(context, order)
  return getReceipt(context, { token })
}

/** The order behind a shopper's link. Throws `not_found`. */
export const orderOf = ({ db, store: { storeId } }: PaymentContext, token: string): Promise<OrderRow> =>
  withStoreReadOnly(db, storeId, async (trx) => orNotFound(await orderRowByToken(trx, storeId, token)))
