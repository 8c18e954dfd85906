import type { ShippingRate } from '@blockfront/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { appError, orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { currencyOf } from '../product/index.ts'
import { checkLimit } from '../store/index.ts'
import { checkOrder, editShipping, nextPosition } from './edit-shipping.ts'
import { rateColumns } from './rate-columns.ts'
import { ratesOf, viewRate, zonesOf } from './shipping-zones.ts'

/** Adds a rate after the others of its zone. Throws `not_found`, `invalid_input` and `store_limit`. */
export function addRate(scope: MemberScope, { zoneId, ...input }: Body<'shipping.addRate'>): Promise<ShippingRate> {
  return editShipping(scope, async (trx, storeId) => {
    const currency = await currencyOf(trx, storeId)
    const columns = rateColumns(input, currency)
    orNotFound((await zonesOf(trx, storeId)).find(({ id }) => id === zoneId))
    await checkLimit(trx, storeId, 'shippingRates')
    const inZone = (await ratesOf(trx, storeId)).filter(({ zone_id }) => zone_id === zoneId)
    const row = await trx
      .insertInto('shipping_rates')
      .values({ ...columns, store_id: storeId, zone_id: zoneId, id: newId(), position: nextPosition(inZone) })
      .returningAll()
      .executeTakeFirstOrThrow()
    const change = { action: 'shipping.addRate', target: row.id, detail: { name: row.name, zoneId } } as const
    return [viewRate(row, currency), change]
  })
}

/** Replaces all fields of a rate. Throws `not_found`, `stale_version` with the current rate when `version` is older, and `invalid_input`. */
export function updateRate(
  scope: MemberScope,
  { rateId, version, ...input }: Body<'shipping.updateRate'>,
): Promise<ShippingRate> {
  return editShipping(scope, async (trx, storeId) => {
    const currency = await currencyOf(trx, storeId)
    const columns = rateColumns(input, currency)
    const before = orNotFound((await ratesOf(trx, storeId)).find(({ id }) => id === rateId))
    if (version !== before.version) throw appError('stale_version', { details: { rate: viewRate(before, currency) } })
    const row = await trx
      .updateTable('shipping_rates')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('store_id', '=', storeId)
      .where('id', '=', rateId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return [viewRate(row, currency), { action: 'shipping.updateRate', target: rateId, detail: { name: row.name } }]
  })
}

/** Enables or disables a rate at checkout. Throws `not_found`. */
export function enableRate(scope: MemberScope, { rateId, enabled }: Body<'shipping.enableRate'>): Promise<ShippingRate> {
  return editShipping(scope, async (trx, storeId) => {
    const row = await trx
      .updateTable('shipping_rates')
      .set({ enabled, version: sql<number>`version + 1` })
      .where('store_id', '=', storeId)
      .where('id', '=', rateId)
      .returningAll()
      .executeTakeFirst()
    const change = { action: 'shipping.enableRate', target: rateId, detail: { enabled } } as const
    return [viewRate(orNotFound(row), await currencyOf(trx, storeId)), change]
  })
}

/** Deletes a rate. Orders keep their copy of it. Throws `not_found`. */
export function deleteRate(scope: MemberScope, { rateId }: { rateId: string }): Promise<{ ok: true }> {
  return editShipping(scope, async (trx, storeId) => {
    const deleted = await trx
      .deleteFrom('shipping_rates')
      .where('store_id', '=', storeId)
      .where('id', '=', rateId)
      .returning('name')
      .executeTakeFirst()
    const { name } = orNotFound(deleted)
    return [{ ok: true }, { action: 'shipping.deleteRate', target: rateId, detail: { name } }]
  })
}

/** Reorders all rates of a zone. Throws `conflict` unless the list contains each rate of the zone once. */
export function orderRates(scope: MemberScope, { zoneId, rateIds }: Body<'shipping.orderRates'>): Promise<{ ok: true }> {
  return editShipping(scope, async (trx, storeId) => {
    const rates = await ratesOf(trx, storeId)
    checkOrder(
      rates.filter(({ zone_id }) => zone_id === zoneId),
      rateIds,
    )
    await sql`
      update shipping_rates r set position = o.place - 1
      from unnest(${rateIds}::text[]) with ordinality as o (id, place)
      where r.store_id = ${storeId} and r.zone_id = ${zoneId} and r.id = o.id`.execute(trx)
    return [{ ok: true }, { action: 'shipping.orderRates', target: zoneId }]
  })
}
