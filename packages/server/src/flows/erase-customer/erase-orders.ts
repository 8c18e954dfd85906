import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { eraseDiscountCustomers } from '../../modules/discount/index.ts'
import { deleteDraftsOf } from '../../modules/order/index.ts'
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
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb(sql`lower(email)`, '=', email)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await sql`
    update orders o set
      email = '', contact = '{"email": "", "phone": ""}', client_hash = null,
      shipping_address = ${erasedAddress('o.shipping_address')}, billing_address = ${erasedAddress('o.billing_address')},
      customer_note = '', gift_message = '', staff_note = '', search_text = list_text(o.label), version = o.version + 1, updated_at = now()
    where o.store_id = ${storeId} and o.id = any (${ids})`.execute(trx)
  await sql`
    update fulfillments f set shipping_address = ${erasedAddress('f.shipping_address')}
    where f.store_id = ${storeId} and f.order_id = any (${ids})`.execute(trx)
  await eraseDiscountCustomers(trx, storeId, ids)
  await sql`select erase_order_events(${storeId}, ${ids}::text[])`.execute(trx)
  await eraseDeliveries(trx, storeId, ids)
  return rows.length
}

const erasedAddress = (column: string) => {
  const address = sql.ref(column)
  return sql`case when ${address} is null then null else jsonb_build_object(
    'firstName', '', 'lastName', '', 'company', '', 'line1', '', 'line2', '', 'city', '', 'postalCode', '', 'phone', '',
    'region', ${address} ->> 'region', 'country', ${address} ->> 'country') end`
}
