import { type Currency, toMajor } from '@blockfront/commerce'
import type { HandlerOutput, PostalAddress } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext, StoreScope } from '../../ground/context.ts'
import { readListRows } from '../../ground/db/list-page.ts'
import { withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { type CsvColumns, csvTable } from '../../ground/files/csv-text.ts'
import type { Query } from '../../ground/handler.ts'
import { checkoutsOf } from '../../modules/abandoned-checkout/index.ts'
import { messagesOf } from '../../modules/contact/index.ts'
import { type CustomerRow, customerRow, matchingCustomers, viewCustomer, wishlistOf } from '../../modules/customer/index.ts'
import { allOrdersOfCustomer } from '../../modules/order/index.ts'
import { reviewsOf } from '../../modules/review/index.ts'
import { stockAlertsOf } from '../../modules/stock-alert/index.ts'
import { storeRow } from '../../modules/store/index.ts'

/** Customers in one export, so that its memory is bounded. */
const MAX_EXPORTED = 50_000

type Exported = CustomerRow & { address: PostalAddress | null }

/** The columns of an export. Amounts are in the currency of the store. */
const columnsOf = (currency: Currency): CsvColumns<Exported> => ({
  email: (row) => row.email,
  first_name: (row) => row.first_name,
  last_name: (row) => row.last_name,
  phone: (row) => row.phone,
  accepts_marketing: (row) => (row.accepts_marketing ? 'yes' : 'no'),
  consent_at: (row) => row.consent_at?.toISOString(),
  consent_source: (row) => row.consent_source,
  orders: (row) => row.order_count,
  spent: (row) => toMajor(Number(row.spent), currency),
  currency: () => currency,
  first_order_at: (row) => row.first_order_at?.toISOString(),
  last_order_at: (row) => row.last_order_at?.toISOString(),
  tags: (row) => row.tags.join(', '),
  note: (row) => row.note,
  company: ({ address }) => address?.company,
  address_1: ({ address }) => address?.line1,
  address_2: ({ address }) => address?.line2,
  city: ({ address }) => address?.city,
  region: ({ address }) => address?.region,
  postal_code: ({ address }) => address?.postalCode,
  country: ({ address }) => address?.country,
  created_at: (row) => row.created_at.toISOString(),
})

/** Returns the customers that a query finds as CSV (RFC 4180), oldest first. Cells that a spreadsheet would run as a formula are escaped. */
export function exportCustomers(
  { db, store: { storeId } }: StoreScope,
  query: Query<'customer.export'>,
): Promise<HandlerOutput<'customer.export'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const currency = (await storeRow(trx, storeId)).currency as Currency
    const matching = matchingCustomers(trx, storeId, currency, query)
    const lastAddress = sql<PostalAddress | null>`(select a.address from customer_addresses a
      where a.store_id = ${storeId} and a.customer_id = c.id order by a.used_at desc, a.id limit 1)`
    const listed = matching.selectAll('c').select(lastAddress.as('address')).orderBy('c.created_at').orderBy('c.id')
    const { rows, total } = await readListRows(listed, { pageNumber: 0, pageSize: MAX_EXPORTED })
    return { csv: csvTable(columnsOf(currency), rows), count: rows.length, total }
  })
}

/** Returns everything that the store has stored about a customer, for a request under data protection law. Throws `not_found`. */
export function exportCustomerData(
  { db, config, store: { storeId }, session }: Pick<MemberContext, 'db' | 'config' | 'store' | 'session'>,
  { customerId }: Query<'customer.exportData'>,
): Promise<HandlerOutput<'customer.exportData'>> {
  return withStore(db, storeId, async (trx) => {
    const row = await customerRow(trx, storeId, customerId)
    const customer = await viewCustomer(trx, row)
    const orders = await allOrdersOfCustomer(trx, storeId, customerId)
    const messages = await messagesOf(trx, storeId, row.email)
    const reviews = await reviewsOf(trx, storeId, customerId)
    const wishlist = await wishlistOf(trx, storeId, customerId)
    const abandonedCheckouts = await checkoutsOf(trx, config, storeId, row.email)
    const stockAlerts = await stockAlertsOf(trx, storeId, row.email)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'customer.exportData', target: customerId })
    return {
      exportedAt: new Date().toISOString(),
      customer,
      orders,
      messages,
      reviews,
      wishlist,
      abandonedCheckouts,
      stockAlerts,
    }
  })
}
