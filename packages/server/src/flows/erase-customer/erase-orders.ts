import type { StoreTrx } from '../../ground/db/scope.ts'
import { eraseDiscountCustomers } from '../../modules/discount/index.ts'
import { deleteDraftsOf, eraseOrderRows } from '../../modules/order/index.ts'
import { eraseDeliveries } from '../../modules/webhook/index.ts'

/**
 * Removes the personal data from the orders of a customer, from all others with the email address, and from their timelines, and from
 * webhook deliveries about them. Deletes their drafts. Lines, totals, country and region stay.
 * Returns the number of orders.
 */
export async function eraseOrders(
  trx: StoreTrx,
  storeId: string,
  { customerId, email }: { customerId: string; email: string },
): Promise<number> {
  await deleteDraftsOf(trx, storeId, email)
  const ids = await eraseOrderRows(trx, storeId, { customerId, email })
  if (ids.length === 0) return 0
  await eraseDiscountCustomers(trx, storeId, ids)
  await eraseDeliveries(trx, storeId, ids)
  return ids.length
}
