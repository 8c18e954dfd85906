import type { PostalAddress } from '@blockfront/contract'
import { sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { recordEvent } from '../../ground/events/record-event.ts'
import { addSubscriber } from './newsletter/subscription.ts'

/** Addresses that a customer keeps; the ones that were not used for the longest time are removed. */
const MAX_ADDRESSES = 20

interface Person {
  storeId: string
  /** Empty for a shopper who only gave a phone number. */
  email: string
  phone: string
  /** Addresses of the order, the one that has the customer's name first. */
  addresses: readonly PostalAddress[]
  /** Whether the shopper agreed to marketing in this order. An order without consent does not withdraw an earlier one. */
  marketingConsent: boolean
  /** The additional language of the order; empty for the main one. Undefined if a member places it. */
  locale: string | undefined
}

/**
 * Returns the id of the customer who places an order, found by email and created if needed; null without an email address. Adds the
 * order's addresses to the customer. It locks the row of this customer only: call it before the order takes its number.
 */
export async function recordCustomer(
  trx: StoreTrx,
  { storeId, email, phone, addresses, marketingConsent, locale }: Person,
): Promise<string | null> {
  if (!email) return null
  // The list of subscribers has everyone who agreed, wherever they did. It has no limit here: consent must not stop an order.
  if (marketingConsent) await addSubscriber(trx, storeId, email.toLowerCase())
  const { firstName = '', lastName = '', phone: addressPhone = '' } = addresses[0] ?? {}
  const used = addresses.map((address) => ({ id: newId(), address }))
  const { rows } = await sql<{ id: string; known: string; isNew: boolean }>`
    with subscription as (
      select s.created_at from newsletter_subscribers s where s.store_id = ${storeId} and s.email = ${email.toLowerCase()}
    ), customer as (
      insert into customers (store_id, id, email, first_name, last_name, phone, locale, accepts_marketing, consent_at, consent_source)
      select ${storeId}, ${newId()}, ${email.toLowerCase()}, ${firstName}, ${lastName}, ${phone || addressPhone}, ${locale ?? ''},
        ${marketingConsent}::boolean or s.created_at is not null,
        case when ${marketingConsent}::boolean then now() else s.created_at end,
        case when ${marketingConsent}::boolean then 'checkout' when s.created_at is not null then 'newsletter' end
      from (values (1)) one left join subscription s on true
      on conflict (store_id, email) do update set
        first_name = case when customers.first_name || customers.last_name = '' then excluded.first_name else customers.first_name end,
        last_name = case when customers.first_name || customers.last_name = '' then excluded.last_name else customers.last_name end,
        phone = case when customers.phone = '' then excluded.phone else customers.phone end,
        locale = coalesce(${locale ?? null}::text, customers.locale),
        accepts_marketing = customers.accepts_marketing or ${marketingConsent}::boolean,
        consent_at = case when ${marketingConsent}::boolean and not customers.accepts_marketing then now() else customers.consent_at end,
        consent_source = case when ${marketingConsent}::boolean and not customers.accepts_marketing then 'checkout' else customers.consent_source end
      returning id, xmax = 0 as is_new
    ), used as (
      insert into customer_addresses (store_id, id, customer_id, address, fingerprint)
      select distinct on (address_fingerprint(u.address)) ${storeId}, u.id, c.id, u.address, address_fingerprint(u.address)
      from customer c cross join jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as u (id text, address jsonb)
      on conflict (store_id, customer_id, fingerprint) do update set used_at = excluded.used_at
    )
    select c.id, c.is_new as "isNew", (select count(*) from customer_addresses a where a.store_id = ${storeId} and a.customer_id = c.id) as known
    from customer c`.execute(trx)
  const id = rows[0]?.id ?? null
  // A row that the statement found has been locked by it, and has the transaction as `xmax`.
  if (id && rows[0]?.isNew) await recordNewCustomer(trx, storeId, id)
  if (id && Number(rows[0]?.known) + used.length > MAX_ADDRESSES) await removeOldAddresses(trx, storeId, id)
  return id
}

/** Records the event of a new customer. */
export const recordNewCustomer = (trx: StoreTrx, storeId: string, customerId: string): Promise<void> =>
  recordEvent(trx, { storeId, type: 'customer.created', subject: customerId, data: { customerId } })

async function removeOldAddresses(trx: StoreTrx, storeId: string, customerId: string): Promise<void> {
  const old = trx
    .selectFrom('customer_addresses as o')
    .select('o.id')
    .where('o.store_id', '=', storeId)
    .where('o.customer_id', '=', customerId)
    .orderBy('o.used_at', 'desc')
    .orderBy('o.id')
    .offset(MAX_ADDRESSES)
  await trx
    .deleteFrom('customer_addresses')
    .where('customer_addresses.store_id', '=', storeId)
    .where('customer_addresses.id', 'in', old)
    .execute()
}
