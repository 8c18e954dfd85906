import type { HandlerOutput } from '@blockfront/contract'
import { AppError } from '../../ground/errors.ts'
import { type PaymentContext, startPayment } from '../take-payment/index.ts'

type PlacedOrder = HandlerOutput<'order.place'>

/**
 * Adds the provider's page to an order that waits for its online payment. Without one, because the provider does not respond or the order
 * was paid meanwhile, the client opens the order's page.
 */
export async function withPaymentPage(context: PaymentContext, placed: PlacedOrder): Promise<PlacedOrder> {
  if (placed.status !== 'pending_payment') return placed
  try {
    return { ...placed, redirectTo: await startPayment(context, placed.orderId) }
  } catch (error) {
    // The order is placed whatever happens here.
    if (!(error instanceof AppError)) context.log.error({ err: error, orderId: placed.orderId }, 'A payment could not be started')
    return placed
  }
}
