import type { HandlerOutput } from '@blockfront/contract'
import type { Config } from '../../../config.ts'
import type { StoreScope } from '../../../context.ts'
import { withStore } from '../../../db/scope.ts'
import type { Body } from '../../../handler.ts'
import { claimKey, releaseKey } from './idempotency-key.ts'
import { orderToken } from './order-token.ts'

/**
 * Returns the order that was placed under an idempotency key, for a shopper whose response was lost; null if there is none. It claims
 * the key and releases it again, because only a claim waits for a submission that is still in progress.
 */
export function findPlaced(
  { db, config, store: { storeId } }: StoreScope & { config: Pick<Config, 'secret'> },
  { key, order }: { key: string; order: Body<'order.place'> },
): Promise<HandlerOutput<'order.findPlaced'>> {
  return withStore(db, storeId, async (trx) => {
    const placed = await claimKey(trx, storeId, key, order)
    if (placed) return { order: { ...placed, token: orderToken(config, storeId, placed.orderId) } }
    await releaseKey(trx, storeId, key)
    return { order: null }
  })
}
