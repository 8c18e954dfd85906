import { type Currency, toMajor } from '@blockfront/commerce'
import type { PaymentIncident } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../../ground/context.ts'
import { newId } from '../../../ground/db/id.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import type { Incident, PaymentRow } from '../../../modules/payment/index.ts'

const SHOWN = 100

/** Records an incident of a payment, once for each type. Returns whether it is new. */
export async function recordIncident(
  trx: StoreTrx,
  { store_id, id, order_id }: Pick<PaymentRow, 'store_id' | 'id' | 'order_id'>,
  { type, reported = '' }: Incident,
): Promise<boolean> {
  const row = await trx
    .insertInto('payment_incidents')
    .values({ store_id, id: newId(), payment_id: id, order_id, type, data: JSON.stringify({ reported }) })
    .onConflict((conflict) => conflict.columns(['store_id', 'payment_id', 'type']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a payment came too late or twice: its money goes back and does not belong to the order. */
export async function isUnwanted(trx: StoreTrx, { store_id, id }: Pick<PaymentRow, 'store_id' | 'id'>): Promise<boolean> {
  const query = trx.selectFrom('payment_incidents').select('id').where('store_id', '=', store_id).where('payment_id', '=', id)
  return (await query.where('type', 'in', ['late_payment', 'duplicate_payment']).executeTakeFirst()) !== undefined
}

/** The unresolved incidents of a store, newest first. */
export const listIncidents = ({ db, store: { storeId } }: StoreScope): Promise<PaymentIncident[]> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('payment_incidents as i')
      .innerJoin('payments as p', (join) => join.onRef('p.store_id', '=', 'i.store_id').onRef('p.id', '=', 'i.payment_id'))
      .innerJoin('orders as o', (join) => join.onRef('o.store_id', '=', 'i.store_id').onRef('o.id', '=', 'i.order_id'))
      .select(['i.id', 'i.type', 'i.data', 'i.created_at', 'o.id as orderId', 'o.label'])
      .select(['p.provider', 'p.provider_ref', 'p.amount', 'p.currency'])
      .where('i.store_id', '=', storeId)
      .where('p.store_id', '=', storeId)
      .where('o.store_id', '=', storeId)
      .where('i.resolved_at', 'is', null)
      .orderBy('i.created_at', 'desc')
      .limit(SHOWN)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      type: row.type as PaymentIncident['type'],
      orderId: row.orderId,
      orderNumber: row.label,
      provider: row.provider ?? '',
      reference: row.provider_ref ?? '',
      amount: toMajor(row.amount, row.currency as Currency),
      currency: row.currency,
      reported: reportedText(row.type, (row.data as { reported?: string }).reported ?? '', row.currency as Currency),
      createdAt: row.created_at.toISOString(),
    }))
  })

/** The values that the provider reported: amounts in major units, other values unchanged. */
const reportedText = (type: string, reported: string, currency: Currency): string =>
  ['wrong_amount', 'partial_capture', 'dispute'].includes(type) && /^\d{1,15}$/.test(reported)
    ? `${toMajor(Number(reported), currency)} ${currency}`
    : reported

/** Marks an incident as resolved. Throws `not_found`. */
export const resolveIncident = (
  { db, session, store: { storeId } }: MemberScope,
  { incidentId }: Body<'payment.resolveIncident'>,
): Promise<{ ok: true }> =>
  withStore(db, storeId, async (trx) => {
    orNotFound(
      await trx
        .updateTable('payment_incidents')
        .set({ resolved_at: sql<Date>`coalesce(resolved_at, now())`, resolved_by: session.userId })
        .where('store_id', '=', storeId)
        .where('id', '=', incidentId)
        .returning('id')
        .executeTakeFirst(),
    )
    const actorId = session.userId
    await recordAudit(trx, { storeId, actorId, action: 'payment.resolveIncident', target: incidentId })
    return { ok: true }
  })
