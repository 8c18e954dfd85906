import { type Currency, toMajor } from '@blockfront/commerce'
import type { CsvPart, OrderAddress } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { rowCount } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { csvText } from '../../ground/files/csv-text.ts'
import type { Query } from '../../ground/handler.ts'
import type { OrderRow } from '../../modules/order/index.ts'
import { storeRow } from '../../modules/store/index.ts'

/** Orders of one part. */
const PART = 500

const HEADERS = [
  'Order',
  'Date',
  'Status',
  'Payment status',
  'Fulfillment status',
  'Email',
  'Phone',
  'Name',
  'Company',
  'Address',
  'Address line 2',
  'Postal code',
  'City',
  'Region',
  'Country',
  'Currency',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tax',
  'Total',
  'Paid',
  'Refunded',
  'Shipping method',
  'Payment method',
  'Customer note',
  'Gift message',
  'Marketing consent',
  'Item',
  'Item SKU',
  'Item options',
  'Item quantity',
  'Item price',
  'Item total',
  'Item tax',
  'Items fulfilled',
]

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
    const rows = orders.flatMap((order) => rowsOf(order, byOrder.get(order.id) ?? []))
    const last = orders.at(-1)
    return {
      csv: csvText(after === undefined ? [HEADERS, ...rows] : rows),
      count: orders.length,
      total: total,
      next: orders.length === PART && last ? `${last.at}|${last.id}` : null,
    }
  })
}

function readCursor(after: string): { at: string; id: string } {
  const match = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.+:-]*)\|([A-Za-z0-9_-]{1,64})$/.exec(after)
  if (!match) throw appError('invalid_input', { fields: { after: 'This is not the end of a part.' } })
  return { at: match[1] ?? '', id: match[2] ?? '' }
}

interface Line {
  name: string
  sku: string
  attributes: unknown
  quantity: number
  unit_price: number
  line_total: number
  tax_total: number
  fulfilled_quantity: number
}

function rowsOf(order: OrderRow, lines: readonly Line[]): string[][] {
  const currency = order.currency as Currency
  const money = (minor: number) => String(toMajor(minor, currency))
  const address = (order.shipping_address ?? order.billing_address ?? {}) as Partial<OrderAddress>
  const contact = order.contact as { phone?: string }
  const ofOrder = [
    order.created_at.toISOString(),
    order.status,
    order.payment_status,
    order.fulfillment_status,
    order.email,
    contact.phone ?? '',
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.company ?? '',
    address.line1 ?? '',
    address.line2 ?? '',
    address.postalCode ?? '',
    address.city ?? '',
    address.region ?? '',
    address.country ?? '',
    currency,
    money(order.subtotal),
    money(order.discount_total),
    money(order.shipping_total),
    money(order.tax_total),
    money(order.grand_total),
    money(order.paid_total),
    money(order.refunded_total),
    (order.shipping_rate as { name?: string } | null)?.name ?? '',
    (order.payment_method as { title?: string } | null)?.title ?? '',
    order.customer_note,
    order.gift_message,
    order.marketing_consent ? 'yes' : 'no',
  ]
  const empty = ofOrder.map(() => '')
  return lines.map((line, index) => [
    order.label,
    ...(index === 0 ? ofOrder : empty),
    line.name,
    line.sku,
    Object.entries(line.attributes as Record<string, string>)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    String(line.quantity),
    money(line.unit_price),
    money(line.line_total),
    money(line.tax_total),
    String(line.fulfilled_quantity),
  ])
}
