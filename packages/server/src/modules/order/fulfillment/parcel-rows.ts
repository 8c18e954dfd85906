import type { ParcelState } from '@blockfront/commerce'
import type { Order, PostalAddress } from '@blockfront/contract'
import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely'
import { newId } from '../../../ground/db/id.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { FulfillmentsTable, Tables } from '../../../ground/db/tables.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { OrderRow } from '../order-rows.ts'
import { viewAddress } from '../view-address.ts'

export type ParcelRow = Selectable<FulfillmentsTable>
type Fulfillment = Order['fulfillments'][number]

/** The items of a parcel. */
export const itemsIn = (row: ParcelRow) => row.lines as unknown as Fulfillment['lines']

/** The parcels of an order, oldest first. */
export const parcelsOf = (trx: StoreTrx, { store_id, id }: OrderRow): Promise<ParcelRow[]> =>
  trx
    .selectFrom('fulfillments')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A parcel of a locked order. Throws `not_found`. */
export async function parcelOf(trx: StoreTrx, { store_id, id }: OrderRow, fulfillmentId: string): Promise<ParcelRow> {
  const query = trx.selectFrom('fulfillments').selectAll().where('store_id', '=', store_id).where('order_id', '=', id)
  return orNotFound(await query.where('id', '=', fulfillmentId).executeTakeFirst())
}

/** The parcel for the rule of the order's status. */
export const stateOf = (row: ParcelRow): ParcelState => ({
  status: row.status,
  items: itemsIn(row).reduce((sum, { quantity }) => sum + quantity, 0),
})

export const viewParcel = (row: ParcelRow): Fulfillment => ({
  id: row.id,
  status: row.status,
  lines: itemsIn(row),
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  trackingUrl: row.tracking_url,
  shippingAddress: viewAddress(row.shipping_address as PostalAddress | null),
  createdAt: row.created_at.toISOString(),
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  returnedAt: row.returned_at?.toISOString() ?? null,
})

/** Adds a parcel to an order. */
export async function insertParcel(
  trx: StoreTrx,
  { store_id, id: order_id }: OrderRow,
  columns: Pick<Insertable<FulfillmentsTable>, 'carrier' | 'tracking_number' | 'tracking_url' | 'lines' | 'created_by'>,
): Promise<void> {
  await trx
    .insertInto('fulfillments')
    .values({ store_id, id: newId(), order_id, ...columns, delivered_at: null, returned_at: null })
    .execute()
}

/** Sets columns of a parcel. */
export async function setParcelColumns(
  trx: StoreTrx,
  { store_id, id }: ParcelRow,
  columns: UpdateObject<Tables, 'fulfillments'>,
): Promise<void> {
  await trx
    .updateTable('fulfillments')
    .set({ ...columns, updated_at: sql<Date>`now()` })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute()
}

/** Stores the address of an order, before it changes, with the parcels that were sent there. */
export async function keepParcelAddresses(trx: StoreTrx, order: OrderRow): Promise<void> {
  await trx
    .updateTable('fulfillments')
    .set({ shipping_address: JSON.stringify(order.shipping_address) })
    .where('store_id', '=', order.store_id)
    .where('order_id', '=', order.id)
    .where('shipping_address', 'is', null)
    .execute()
}
