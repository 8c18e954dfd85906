import { sql } from 'kysely'
import type { JobContext } from '../../jobs/worker.ts'
import { expireOrder } from './order.ts'

declare module '../../jobs/queue.ts' {
  interface Jobs {
    'order.expire': Record<string, never>
  }
}

/** Cancels unpaid orders of all stores whose reservation has ended. One that fails does not keep the others. */
export async function expireOrders(_payload: Record<string, never>, { db, log }: JobContext): Promise<void> {
  const now = new Date()
  const { rows } = await sql<{ store_id: string; id: string }>`select store_id, id from expired_orders(${now})`.execute(db)
  for (const { store_id: storeId, id: orderId } of rows)
    await expireOrder(db, { storeId, orderId }, now).catch((error: unknown) => {
      log.error({ err: error, storeId, orderId }, 'An unpaid order could not be canceled')
    })
}
