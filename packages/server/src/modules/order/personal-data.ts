import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'

/**
 * Removes the personal data from the orders of a customer, from all others with the email address, from their parcels and timelines. Lines,
 * totals, country and region stay. Returns the ids of the orders.
 */
export async function eraseOrderRows(
  trx: StoreTrx,
  storeId: string,
  { customerId, email }: { customerId: string; email: string },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb(sql`lower(email)`, '=', email)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  await sql`
    update orders o set
      email = '', contact = '{"email": "", "phone": ""}', client_hash = null,
      shipping_address = ${erasedAddress('o.shipping_address')}, billing_address = ${erasedAddress('o.billing_address')},
      customer_note = '', gift_message = '', staff_note = '', search_text = list_text(o.label), version = o.version + 1, updated_at = now()
    where o.store_id = ${storeId} and o.id = any (${ids})`.execute(trx)
  await sql`
    update fulfillments f set shipping_address = ${erasedAddress('f.shipping_address')}
    where f.store_id = ${storeId} and f.order_id = any (${ids})`.execute(trx)
  await sql`select erase_order_events(${storeId}, ${ids}::text[])`.execute(trx)
  return ids
}

const erasedAddress = (column: string) => {
  const address = sql.ref(column)
  return sql`case when ${address} is null then null else jsonb_build_object(
    'firstName', '', 'lastName', '', 'company', '', 'line1', '', 'line2', '', 'city', '', 'postalCode', '', 'phone', '',
    'region', ${address} ->> 'region', 'country', ${address} ->> 'country') end`
}
