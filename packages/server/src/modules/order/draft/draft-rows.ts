import { type Currency, toMajor } from '@blockfront/commerce'
import type { DraftOrder, DraftOrderSummary } from '@blockfront/contract'
import { type Selectable, sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { DraftOrdersTable } from '../../../ground/db/tables.ts'
import { orNotFound } from '../../../ground/errors.ts'
import { calculateQuote, type QuoteCalculation } from '../../checkout/index.ts'
import { viewAddress } from '../view-address.ts'
import { type DraftContent, quoteInputOf, viewContent } from './draft-content.ts'

export type DraftRow = Selectable<DraftOrdersTable> & { order_label: string | null }

/** A draft order with the number of its order; `forUpdate` locks the draft until the transaction ends. Throws `not_found`. */
export async function draftRow(
  trx: StoreTrx,
  storeId: string,
  draftId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<DraftRow> {
  const query = drafts(trx, storeId).selectAll('d').select(orderLabel).where('d.id', '=', draftId)
  return orNotFound(await (forUpdate ? query.forUpdate() : query).executeTakeFirst())
}

/** The draft orders of a store, as `d`. */
export const drafts = (trx: StoreTrx, storeId: string) => trx.selectFrom('draft_orders as d').where('d.store_id', '=', storeId)

/** The number of the order of the draft `d`. */
export const orderLabel = sql<
  string | null
>`(select o.label from orders o where o.store_id = d.store_id and o.id = d.order_id)`.as('order_label')

export const contentOfRow = ({ content }: Pick<DraftRow, 'content'>) => content as unknown as DraftContent

/** The number of a draft as members see it. */
export const draftLabel = (number: number): string => `#D${number}`

const orderOf = ({ order_id: orderId, order_label: label }: DraftRow) => (orderId ? { orderId, number: label ?? '' } : null)

/** A draft order with its quote at current prices. */
export async function viewDraft(trx: StoreTrx, row: DraftRow, calculation?: QuoteCalculation): Promise<DraftOrder> {
  const content = contentOfRow(row)
  const { quote } = calculation ?? (await calculateQuote(trx, row.store_id, quoteInputOf(content)))
  return {
    ...viewContent(content, row.currency as Currency),
    shippingAddress: viewAddress(content.shippingAddress),
    billingAddress: viewAddress(content.billingAddress),
    draftId: row.id,
    storeId: row.store_id,
    number: draftLabel(row.number),
    order: orderOf(row),
    quote,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A draft order in a list. */
export const viewDraftSummary = (row: DraftRow): DraftOrderSummary => ({
  draftId: row.id,
  number: draftLabel(row.number),
  order: orderOf(row),
  customerName: row.customer_name,
  email: row.email,
  itemCount: row.item_count,
  currency: row.currency as Currency,
  grandTotal: toMajor(row.grand_total, row.currency as Currency),
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
