import { type Currency, toMajor } from '@blockfront/commerce'
import type { Customer, CustomerSummary, PostalAddress } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { CustomersTable } from '../../ground/db/tables.ts'
import { ordersOfCustomer, viewAddress } from '../order/index.ts'
import { storeRow } from '../store/index.ts'
import { subscribedSince } from './newsletter/subscription.ts'

export type CustomerRow = Selectable<CustomersTable>

/** Orders that the view of a customer contains. */
const LATEST_ORDERS = 10

/** A customer; `forUpdate` locks the row until the transaction ends. Throws `not_found`. */
export const customerRow = rowReader('customers')

/** A customer as the list shows it. */
export const viewCustomerSummary = (row: CustomerRow, currency: Currency): CustomerSummary => ({
  customerId: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  tags: row.tags,
  acceptsMarketing: row.accepts_marketing,
  orderCount: row.order_count,
  spent: toMajor(Number(row.spent), currency),
  currency,
  lastOrderAt: row.last_order_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

/** A customer with addresses and the latest orders. */
export async function viewCustomer(trx: StoreTrx, row: CustomerRow): Promise<Customer> {
  const { store_id: storeId, id: customerId } = row
  const [store, subscribedAt, addresses, orders] = await Promise.all([
    storeRow(trx, storeId),
    subscribedSince(trx, storeId, row.email),
    addressesOf(trx, storeId, customerId),
    ordersOfCustomer(trx, storeId, customerId, { limit: LATEST_ORDERS }),
  ])
  return {
    ...viewCustomerSummary(row, store.currency as Currency),
    note: row.note,
    firstOrderAt: row.first_order_at?.toISOString() ?? null,
    consentAt: row.consent_at?.toISOString() ?? null,
    consentSource: row.consent_source,
    subscribedAt: subscribedAt?.toISOString() ?? null,
    addresses,
    orders,
  }
}

/** The addresses of a customer, the last used first. */
export async function addressesOf(trx: StoreTrx, storeId: string, customerId: string): Promise<Customer['addresses']> {
  const rows = await trx
    .selectFrom('customer_addresses')
    .select(['id', 'address', 'used_at'])
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, address, used_at }) => ({
    addressId: id,
    address: viewAddress(address as unknown as PostalAddress),
    usedAt: used_at.toISOString(),
  }))
}

/** Deletes the row of a customer; orders keep their own data. */
export async function deleteCustomerRow(trx: StoreTrx, storeId: string, customerId: string): Promise<void> {
  await trx.deleteFrom('customers').where('store_id', '=', storeId).where('id', '=', customerId).execute()
}
