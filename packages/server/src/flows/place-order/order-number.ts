import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'

/**
 * Takes the next order number of a store, which {@link orderNumber} returns. Numbers start at 1001 and have no gaps: no other order of the store
 * gets a number until the transaction ends.
 */
export async function takeOrderNumber(trx: StoreTrx, storeId: string): Promise<void> {
  await trx
    .insertInto('order_counters')
    .values({ store_id: storeId, last_number: 1001 })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet({ last_number: sql<number>`order_counters.last_number + 1` }),
    )
    .execute()
}

/** SQL of the number that the transaction took, so that the server need not wait for it before it inserts the order. */
export const orderNumber = (storeId: string): RawBuilder<number> =>
  sql`(select c.last_number from order_counters c where c.store_id = ${storeId})`

/**
 * A text in emails that are rendered before the order takes its number, for which other orders wait. PostgreSQL replaces it when the emails are
 * inserted ({@link orderNumber}).
 */
export const numberPlaceholder = (): string => newId()

/** SQL of the displayed number of the order, such as "#1001" (see `formatOrderNumber`), followed by other text. */
export const orderLabel = (storeId: string, prefix: string, rest = ''): RawBuilder<string> =>
  sql`${prefix}::text || ${orderNumber(storeId)} || ${rest}::text`
