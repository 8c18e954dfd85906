import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import { rowCount } from '../../ground/db/list-page.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { rateLimitKey } from '../../ground/limits/client-address.ts'

/** Open unpaid orders in one store: with one email address, and from one network, which many people may share. */
const MAX_OPEN_ORDERS = { email: 5, client: 30 }

/** Identifies a shopper's network in one store. A keyed hash, so that no IP address is stored. */
export const clientHashOf = ({ secret }: Pick<Config, 'secret'>, storeId: string, ip: string): Buffer =>
  createHmac('sha256', secret)
    .update(`order-client/${storeId}/${rateLimitKey(ip)}`)
    .digest()
    .subarray(0, 16)

/**
 * Throws `open_orders_limit` when a shopper has too many unpaid and unfulfilled orders, so that strangers cannot reserve a store's
 * stock. Parallel orders of the same shopper wait for each other. `email` is in lower case.
 */
export async function checkOpenOrderLimit(
  trx: StoreTrx,
  storeId: string,
  { clientHash, email }: { clientHash: Buffer; email: string },
): Promise<void> {
  const keys = [`${storeId}/client/${clientHash.toString('hex')}`, ...(email ? [`${storeId}/email/${email}`] : [])]
  // Always in the same order, so that no two orders wait for each other.
  for (const key of keys.sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 16))`.execute(trx)
  const open = trx
    .selectFrom('orders')
    .select(rowCount.as('count'))
    .where('store_id', '=', storeId)
    .where('status', 'in', ['open', 'pending_payment'])
    .where('payment_status', '=', 'pending')
    .where('fulfillment_status', '=', 'unfulfilled')
  const byClient = await open.where('client_hash', '=', clientHash).executeTakeFirstOrThrow()
  if (byClient.count >= MAX_OPEN_ORDERS.client)
    throw appError('open_orders_limit', {
      message: `There are already ${MAX_OPEN_ORDERS.client} unpaid orders from your network at this store. Please pay for one of them first, or contact the store.`,
    })
  if (!email) return
  // Orders that a member created have no client, and do not count.
  const byEmail = await open.where('client_hash', 'is not', null).where(sql`lower(email)`, '=', email).executeTakeFirstOrThrow()
  if (byEmail.count >= MAX_OPEN_ORDERS.email)
    throw appError('open_orders_limit', {
      message: `There are already ${MAX_OPEN_ORDERS.email} unpaid orders with this email address at this store. Please pay for one of them first, or contact the store.`,
    })
}
