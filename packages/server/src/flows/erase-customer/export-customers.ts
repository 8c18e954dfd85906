import { type Currency, toMajor } from '@blockfront/commerce'
import type { HandlerOutput, PostalAddress } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext, StoreScope } from '../../ground/context.ts'
import { rowCount } from '../../ground/db/list-page.ts'
import { withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { csvText } from '../../ground/files/csv-text.ts'
import type { Query } from '../../ground/handler.ts'
import { checkoutsOf } from '../../modules/abandoned-checkout/index.ts'
import { messagesOf } from '../../modules/contact/index.ts'
import { customerRow, matchingCustomers, viewCustomer, wishlistOf } from '../../modules/customer/index.ts'
import { allOrdersOfCustomer } from '../../modules/order/index.ts'
import { reviewsOf } from '../../modules/review/index.ts'
import { stockAlertsOf } from '../../modules/stock-alert/index.ts'
import { storeRow } from '../../modules/store/index.ts'

/** Customers in one export, so that its memory is bounded. */
const MAX_EXPORTED = 50_000

const HEADER = [
  'email',
  'first_name',
  'last_name',
  'phone',
  'accepts_marketing',
  'consent_at',
  'consent_source',
  'orders',
  'spent',
  'currency',
  'first_order_at',
  'last_order_at',
  'tags',
  'note',
  'company',
  'address_1',
  'address_2',
  'city',
  'region',
  'postal_code',
  'country',
  'created_at',
]

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
    const [rows, { total }] = await Promise.all([
      matching
        .selectAll('c')
        .select(lastAddress.as('address'))
        .orderBy('c.created_at')
        .orderBy('c.id')
        .limit(MAX_EXPORTED)
        .execute(),
      matching.select(rowCount.as('total')).executeTakeFirstOrThrow(),
    ])
    const records = rows.map(({ address, ...row }) => [
      row.email,
      row.first_name,
      row.last_name,
      row.phone,
      row.accepts_marketing ? 'yes' : 'no',
      row.consent_at?.toISOString(),
      row.consent_source,
      row.order_count,
      toMajor(Number(row.spent), currency),
      currency,
      row.first_order_at?.toISOString(),
      row.last_order_at?.toISOString(),
      row.tags.join(', '),
      row.note,
      address?.company,
      address?.line1,
      address?.line2,
      address?.city,
      address?.region,
      address?.postalCode,
      address?.country,
      row.created_at.toISOString(),
    ])
    const csv = csvText([HEADER, ...records])
    return { csv, count: rows.length, total: total }
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
