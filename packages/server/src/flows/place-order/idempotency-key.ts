import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'

/** The stored result of an idempotency key: the response without its token, which is derived again. */
export type StoredResponse = { orderId: string; number: string; status: 'open' | 'pending_payment' }

/**
 * Claims an idempotency key for 24 hours, or returns the response that is stored under it. A parallel request with the same key waits
 * until the first one ends. Throws `idempotency_mismatch` for the key of a different order.
 */
export async function claimKey(
  trx: StoreTrx,
  storeId: string,
  key: string,
  order: Body<'order.place'>,
): Promise<StoredResponse | undefined> {
  const requestHash = createHash('sha256').update(JSON.stringify(order)).digest()
  await trx
    .deleteFrom('idempotency_keys')
    .where('store_id', '=', storeId)
    .where('key', '=', key)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({
      store_id: storeId,
      key,
      request_hash: requestHash,
      response: null,
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const stored = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('store_id', '=', storeId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!requestHash.equals(stored.request_hash)) throw appError('idempotency_mismatch')
  return stored.response as unknown as StoredResponse
}

/** Stores the response of a claimed key. `label`: an SQL expression for the displayed order number. */
export async function storeResponse(
  trx: StoreTrx,
  storeId: string,
  key: string,
  { label, ...response }: Omit<StoredResponse, 'number'> & { label: RawBuilder<string> },
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ response: sql<string>`${JSON.stringify(response)}::jsonb || jsonb_build_object('number', ${label})` })
    .where('idempotency_keys.store_id', '=', storeId)
    .where('key', '=', key)
    .execute()
}

/** Releases a claimed key without a response. */
export async function releaseKey(trx: StoreTrx, storeId: string, key: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('store_id', '=', storeId).where('key', '=', key).execute()
}
