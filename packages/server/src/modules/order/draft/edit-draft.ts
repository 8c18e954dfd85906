import type { Currency } from '@blockfront/commerce'
import type { DraftOrder, Quote } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../../ground/context.ts'
import { newId } from '../../../ground/db/id.ts'
import { listText } from '../../../ground/db/list-text.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError, orNotFound } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { calculateQuote, type QuoteCalculation } from '../../checkout/index.ts'
import { checkLimit, storeRow } from '../../store/index.ts'
import { orderRow } from '../order-rows.ts'
import { contentOf, quoteInputOf } from './draft-content.ts'
import { type DraftRow, draftLabel, draftRow, viewDraft } from './draft-rows.ts'

/** The quote of what a member composes, without saving it: the one that the checkout calculates, with what only an owner can add. */
export const quoteDraft = ({ db, store: { storeId } }: StoreScope, input: Body<'draftOrder.quote'>): Promise<Quote> =>
  withStoreReadOnly(db, storeId, async (trx) => (await composed(trx, storeId, input)).calculation.quote)

/** Adds a draft order. Throws `store_limit`, and `invalid_input` for prices that do not fit the currency. */
export function addDraft(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  input: Body<'draftOrder.add'>,
): Promise<DraftOrder> {
  return withStore(db, storeId, async (trx) => {
    const { content, calculation } = await composed(trx, storeId, input)
    // The check of the limit makes concurrent inserts of the store wait, so that no two take one number.
    await checkLimit(trx, storeId, 'draftOrders')
    const last = trx.selectFrom('draft_orders').select((eb) => eb.fn.max('number').as('number'))
    const number = ((await last.where('store_id', '=', storeId).executeTakeFirst())?.number ?? 0) + 1
    const id = newId()
    await trx
      .insertInto('draft_orders')
      .values({ store_id: storeId, id, number, order_id: null, ...columnsOf(number, content, calculation) })
      .execute()
    await recordAudit(trx, { storeId, actorId, action: 'draftOrder.add', target: id })
    return viewDraft(trx, await draftRow(trx, storeId, id), calculation)
  })
}

/** Replaces everything in a draft order. Throws `conflict` for another version than the latest and for a draft that has its order. */
export function updateDraft(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { draftId, version, ...input }: Body<'draftOrder.update'>,
): Promise<DraftOrder> {
  return withStore(db, storeId, async (trx) => {
    const before = await openDraft(trx, storeId, { draftId, version })
    const { content, calculation } = await composed(trx, storeId, input)
    await setColumns(trx, before, columnsOf(before.number, content, calculation))
    await recordAudit(trx, { storeId, actorId, action: 'draftOrder.update', target: draftId })
    return viewDraft(trx, await draftRow(trx, storeId, draftId), calculation)
  })
}

/** Deletes a draft order. The order that was created from it stays. Throws `not_found`. */
export function deleteDraft(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { draftId }: { draftId: string },
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    const deleted = trx.deleteFrom('draft_orders').where('store_id', '=', storeId).where('id', '=', draftId)
    const { number } = orNotFound(await deleted.returning('number').executeTakeFirst())
    await recordAudit(trx, {
      storeId,
      actorId,
      action: 'draftOrder.delete',
      target: draftId,
      detail: { number: draftLabel(number) },
    })
    return { ok: true }
  })
}

/**
 * Reopens a draft whose order was canceled or has expired without a payment. That order stays. Throws `transition_forbidden` for any
 * other order.
 */
export function reopenDraft(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { draftId }: Body<'draftOrder.reopen'>,
): Promise<DraftOrder> {
  return withStore(db, storeId, async (trx) => {
    const draft = await draftRow(trx, storeId, draftId, { forUpdate: true })
    if (draft.order_id !== null) {
      const order = await orderRow(trx, storeId, draft.order_id, { forUpdate: true })
      if ((order.status !== 'cancelled' && order.status !== 'expired') || order.payment_status !== 'voided')
        throw appError('transition_forbidden', { message: 'Cancel the unpaid order first. Then you can edit this draft again.' })
      await setColumns(trx, draft, { order_id: null })
      await recordAudit(trx, { storeId, actorId, action: 'draftOrder.reopen', target: draftId, detail: { order: order.label } })
    }
    return viewDraft(trx, await draftRow(trx, storeId, draftId))
  })
}

/** A draft that has no order yet, locked. Throws `conflict` if it has one, or for another version. */
export async function openDraft(
  trx: StoreTrx,
  storeId: string,
  { draftId, version }: { draftId: string; version?: number | undefined },
): Promise<DraftRow> {
  const draft = await draftRow(trx, storeId, draftId, { forUpdate: true })
  if (draft.order_id !== null) {
    // A draft whose lock was awaited has its order now, but the label was read before.
    const { label } = await orderRow(trx, storeId, draft.order_id)
    throw appError('conflict', { message: `Order ${label} was already created from this draft. Reload to see it.` })
  }
  if (version !== undefined && version !== draft.version) throw appError('conflict')
  return draft
}

/** Sets columns of a draft and increments its version. */
export async function setColumns(
  trx: StoreTrx,
  draft: DraftRow,
  columns: Partial<ReturnType<typeof columnsOf>> & { order_id?: string | null },
): Promise<void> {
  await trx
    .updateTable('draft_orders')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('store_id', '=', draft.store_id)
    .where('id', '=', draft.id)
    .execute()
}

/** Deletes the draft orders with an email address in lower case, for a customer whose personal data is erased. */
export async function deleteDraftsOf(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await trx.deleteFrom('draft_orders').where('store_id', '=', storeId).where('email', '=', email).execute()
}

async function composed(trx: StoreTrx, storeId: string, input: Body<'draftOrder.quote'>) {
  const content = contentOf(input, (await storeRow(trx, storeId)).currency as Currency)
  return { content, calculation: await calculateQuote(trx, storeId, quoteInputOf(content)) }
}

function columnsOf(number: number, content: ReturnType<typeof contentOf>, { totals, currency, lines }: QuoteCalculation) {
  const { firstName = '', lastName = '' } = content.shippingAddress ?? content.billingAddress ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const { email } = content.contact
  return {
    content: JSON.stringify(content),
    email,
    customer_name: name,
    search_text: listText([draftLabel(number), name, email].join(' ')),
    item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
    grand_total: totals.grandTotal,
  }
}
