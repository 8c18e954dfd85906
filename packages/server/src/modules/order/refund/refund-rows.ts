import { type Currency, type RefundableOrder, toMajor } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { RefundsTable } from '../../../ground/db/tables.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { OrderLineRow, OrderRow } from '../order-rows.ts'

export type RefundRow = Selectable<RefundsTable>

/** Items of a refund, as stored. Amounts are minor units. */
export interface RefundItem {
  lineId: string
  quantity: number
  /** Price of the items. The refund's amount can differ. */
  amount: number
  /** Items that went back into stock. */
  restocked: number
}

export const itemsOf = (row: RefundRow) => row.lines as unknown as RefundItem[]

/** The refunds of an order, oldest first. */
export const refundsOf = (trx: StoreTrx, { store_id, id }: OrderRow): Promise<RefundRow[]> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A refund of an order. Throws `not_found`. */
export async function refundRow(trx: StoreTrx, { store_id, id }: OrderRow, refundId: string): Promise<RefundRow> {
  const query = trx.selectFrom('refunds').selectAll().where('store_id', '=', store_id).where('order_id', '=', id)
  return orNotFound(await query.where('id', '=', refundId).executeTakeFirst())
}

const sumOf = (refunds: readonly RefundRow[], of: (refund: RefundRow) => number) =>
  refunds.reduce((sum, refund) => sum + of(refund), 0)

/** The paid and refunded amounts of an order, for the rule of packages/commerce. Pending refunds count, failed ones do not. */
export function refundableOrder(order: OrderRow, lines: readonly OrderLineRow[], refunds: readonly RefundRow[]): RefundableOrder {
  const counted = refunds.filter(({ status }) => status !== 'failed')
  const pending = refunds.filter(({ status }) => status === 'pending')
  const addedTax = (tax: number) => (order.prices_include_tax ? 0 : tax)
  return {
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      refundedQuantity: line.refunded_quantity,
      total: line.line_total - line.discount_total + addedTax(line.tax_total),
      tax: line.tax_total,
    })),
    shipping: {
      total: order.shipping_total - order.shipping_discount + addedTax(order.shipping_tax),
      tax: order.shipping_tax,
      refunded: sumOf(counted, ({ shipping }) => shipping),
    },
    captured: order.paid_total,
    // The order's total also has refunds that were made at the provider.
    refunded: order.refunded_total + sumOf(pending, ({ amount }) => amount),
    tax: order.tax_total,
    refundedTax: sumOf(counted, ({ tax }) => tax),
  }
}

export function viewRefund(row: RefundRow, currency: Currency): Order['refunds'][number] {
  const major = (minor: number) => toMajor(minor, currency)
  return {
    id: row.id,
    amount: major(row.amount),
    shipping: major(row.shipping),
    tax: major(row.tax),
    lines: itemsOf(row).map((item) => ({ ...item, amount: major(item.amount) })),
    reason: row.reason,
    status: row.status,
    manual: row.manual,
    external: row.external,
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
  }
}
