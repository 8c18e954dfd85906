import type { StoreTrx } from '../../ground/db/scope.ts'
import { AppError } from '../../ground/errors.ts'
import { customerRow, viewCustomer } from '../../modules/customer/index.ts'
import { orderRow, viewOrder } from '../../modules/order/index.ts'
import { pageRow, pageSummary } from '../../modules/page/index.ts'
import { currencyOf, productRow, viewProduct } from '../../modules/product/index.ts'
import type { DeliveryRow } from '../../modules/webhook/index.ts'

/** Bytes of a payload. A larger one has only the ids. */
const MAX_BYTES = 64 * 1024

type Subject = Pick<DeliveryRow, 'store_id' | 'subject_id'>

/**
 * The record of an event as the API returns it to members, by the part of the event's name before the dot. Orders and customers are locked:
 * erasing their personal data then waits until the payload is stored, and removes it.
 */
const records: Readonly<Record<string, (trx: StoreTrx, subject: Subject) => Promise<Record<string, unknown>>>> = {
  order: async (trx, { store_id, subject_id }) => ({
    order: await viewOrder(trx, await orderRow(trx, store_id, subject_id, { forUpdate: true })),
  }),
  customer: async (trx, { store_id, subject_id }) => ({
    customer: await viewCustomer(trx, await customerRow(trx, store_id, subject_id, { forUpdate: true })),
  }),
  product: async (trx, { store_id, subject_id }) => ({
    product: await viewProduct(trx, await productRow(trx, store_id, subject_id), await currencyOf(trx, store_id)),
  }),
  page: async (trx, { store_id, subject_id }) => ({ page: pageSummary(await pageRow(trx, store_id, subject_id)) }),
}

/** Returns the record of an event; nothing if it was deleted, or the event is about several. */
async function recordOf(trx: StoreTrx, delivery: DeliveryRow): Promise<Record<string, unknown>> {
  const read = records[delivery.event.split('.')[0] ?? '']
  if (!read || !delivery.subject_id) return {}
  try {
    return await read(trx, delivery)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return {}
    throw error
  }
}

/** Returns the body of a delivery's requests: type and time of the event, the ids, and the record in its current state. */
export async function buildPayload(trx: StoreTrx, delivery: DeliveryRow): Promise<string> {
  const ids = delivery.ids as Record<string, unknown>
  const bodyOf = (data: Record<string, unknown>) =>
    JSON.stringify({ type: delivery.event, timestamp: delivery.created_at.toISOString(), data })
  const body = bodyOf({ ...ids, ...(await recordOf(trx, delivery)) })
  return Buffer.byteLength(body) > MAX_BYTES ? bodyOf(ids) : body
}
