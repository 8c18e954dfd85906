import { type Currency, toMajor } from '@blockfront/commerce'
import type { CsvPart, OrderAddress } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { rowCount } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { type CsvColumns, csvTable } from '../../ground/files/csv-text.ts'
import type { Query } from '../../ground/handler.ts'
import type { OrderLineRow, OrderRow } from '../../modules/order/index.ts'
import { storeRow } from '../../modules/store/index.ts'

/** Orders of one part. */
const PART = 500

/** A line of an order, and whether it is the first one. */
interface Row {
  order: OrderRow
  line: Pick<
    OrderLineRow,
    'name' | 'sku' | 'attributes' | 'quantity' | 'unit_price' | 'line_total' | 'tax_total' | 'fulfilled_quantity'
  >
  isFirst: boolean
}

const money = ({ currency }: OrderRow, minor: number) => toMajor(minor, currency as Currency)

const addressOf = ({ shipping_address, billing_address }: OrderRow) =>
  (shipping_address ?? billing_address ?? {}) as Partial<OrderAddress>

/** A cell that only the first line of an order has. */
const once =
  (cell: (order: OrderRow) => string | number | undefined) =>
  ({ order, isFirst }: Row) =>
    isFirst ? cell(order) : ''

const columns: CsvColumns<Row> = {
  Order: ({ order }) => order.label,
  Date: once((order) => order.created_at.toISOString()),
  Status: once((order) => order.status),
  'Payment status': once((order) => order.payment_status),
  'Fulfillment status': once((order) => order.fulfillment_status),
  Email: once((order) => order.email),
  Phone: once(({ contact }) => (contact as { phone?: string }).phone),
  Name: once((order) => [addressOf(order).firstName, addressOf(order).lastName].filter(Boolean).join(' ')),
  Company: once((order) => addressOf(order).company),
  Address: once((order) => addressOf(order).line1),
  'Address line 2': once((order) => addressOf(order).line2),
  'Postal code': once((order) => addressOf(order).postalCode),
  City: once((order) => addressOf(order).city),
  Region: once((order) => addressOf(order).region),
  Country: once((order) => addressOf(order).country),
  Currency: once((order) => order.currency),
  Subtotal: once((order) => money(order, order.subtotal)),
  Discount: once((order) => money(order, order.discount_total)),
  Shipping: once((order) => money(order, order.shipping_total)),
  Tax: once((order) => money(order, order.tax_total)),
  Total: once((order) => money(order, order.grand_total)),
  Paid: once((order) => money(order, order.paid_total)),
  Refunded: once((order) => money(order, order.refunded_total)),
  'Shipping method': once((order) => (order.shipping_rate as { name?: string } | null)?.name),
  'Payment method': once((order) => (order.payment_method as { title?: string } | null)?.title),
  'Customer note': once((order) => order.customer_note),
  'Gift message': once((order) => order.gift_message),
  'Marketing consent': once((order) => (order.marketing_consent ? 'yes' : 'no')),
  Item: ({ line }) => line.name,
  'Item SKU': ({ line }) => line.sku,
  'Item options': ({ line }) =>
    Object.entries(line.attributes as Record<string, string>)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
  'Item quantity': ({ line }) => line.quantity,
  'Item price': ({ order, line }) => money(order, line.unit_price),
  'Item total': ({ order, line }) => money(order, line.line_total),
  'Item tax': ({ order, line }) => money(order, line.tax_total),
  'Items fulfilled': ({ line }) => line.fulfilled_quantity,
}

/** Returns the next orders as CSV, newest first: a line for each item, with the order's values on its first line. */
export function exportOrders(
  { db, store: { storeId } }: StoreScope,
  { status, from, to, after }: Query<'export.orders'>,
): Promise<CsvPart> {
  const cursor = after === undefined ? undefined : readCursor(after)
  return withStoreReadOnly(db, storeId, async (trx) => {
    const { timezone } = await storeRow(trx, storeId)
    const midnight = (day: string, days = 0) => sql<Date>`(${day}::date + ${days}::int)::timestamp at time zone ${timezone}`
    let matching = trx.selectFrom('orders as o').where('o.store_id', '=', storeId)
    if (status) matching = matching.where('o.status', '=', status)
    if (from) matching = matching.where('o.created_at', '>=', midnight(from))
    if (to) matching = matching.where('o.created_at', '<', midnight(to, 1))
    const { total } = await matching.select(rowCount.as('total')).executeTakeFirstOrThrow()
    if (cursor) matching = matching.where(sql<boolean>`(o.created_at, o.id) < (${cursor.at}::timestamptz, ${cursor.id})`)
    const orders = await matching
      .selectAll('o')
      .select(sql<string>`o.created_at::text`.as('at'))
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(PART)
      .execute()
    const ids = orders.map(({ id }) => id)
    const lines =
      ids.length === 0
        ? []
        : await trx
            .selectFrom('order_lines')
            .selectAll()
            .where('store_id', '=', storeId)
            .where('order_id', 'in', ids)
            .orderBy('position')
            .execute()
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id)
    const rows = orders.flatMap((order) =>
      (byOrder.get(order.id) ?? []).map((line, index) => ({ order, line, isFirst: index === 0 })),
    )
    const last = orders.at(-1)
    return {
      csv: csvTable(columns, rows, { hasHeaders: after === undefined }),
      count: orders.length,
      total,
      next: orders.length === PART && last ? `${last.at}|${last.id}` : null,
    }
  })
}

function readCursor(after: string): { at: string; id: string } {
  const match = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.+:-]*)\|([A-Za-z0-9_-]{1,64})$/.exec(after)
  if (!match) throw appError('invalid_input', { fields: { after: 'This is not the end of a part.' } })
  return { at: match[1] ?? '', id: match[2] ?? '' }
}
