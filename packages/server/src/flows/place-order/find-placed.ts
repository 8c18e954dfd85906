import type { HandlerOutput } from '@blockfront/contract'
import { withStore } from '../../ground/db/scope.ts'
import type { Body } from '../../ground/handler.ts'
import { orderToken } from '../../modules/order/index.ts'
import type { PaymentContext } from '../take-payment/index.ts'
import { claimKey, releaseKey } from './idempotency-key.ts'
import { withPaymentPage } from './payment-page.ts'

/**
 * Returns the order that was placed under an idempotency key, for a shopper whose response was lost; null if there is none. It claims
 * the key and releases it again, because only a claim waits for a submission that is still in progress.
 */
export async function findPlaced(
  context: PaymentContext,
  { key, order }: { key: string; order: Body<'order.place'> },
): Promise<HandlerOutput<'order.findPlaced'>> {
  const { storeId } = context.store
  const placed = await withStore(context.db, storeId, async (trx) => {
    const stored = await claimKey(trx, storeId, key, order)
    if (!stored) await releaseKey(trx, storeId, key)
    return stored
  })
  if (!placed) return { order: null }
  return { order: await withPaymentPage(context, { ...placed, token: orderToken(context.config, storeId, placed.orderId) }) }
}
