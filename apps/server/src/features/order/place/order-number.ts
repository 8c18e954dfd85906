import { sql } from 'kysely'
import type { StoreTrx } from '../../../db/scope.ts'

/** Starts the order numbers of a new store. */
export async function insertOrderCounter(trx: StoreTrx, storeId: string): Promise<void> {
  await trx.insertInto('order_counters').values({ store_id: storeId }).execute()
}

/** Takes the next order number of a store. Numbers start at 1001 and have no gaps. */
export async function nextOrderNumber(trx: StoreTrx, storeId: string): Promise<number> {
  const { last_number } = await trx
    .insertInto('order_counters')
    .values({ store_id: storeId, last_number: 1001 })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet({ last_number: sql<number>`order_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return Number(last_number)
}
