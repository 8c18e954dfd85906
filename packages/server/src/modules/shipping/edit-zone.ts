import type { ShippingZone } from '@blockfront/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { appError, orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { currencyOf } from '../product/index.ts'
import { checkLimit } from '../store/index.ts'
import { checkConflicts, zoneColumns } from './check-zone.ts'
import { checkOrder, editShipping, nextPosition } from './edit-shipping.ts'
import { ratesOf, viewZone, zonesOf } from './shipping-zones.ts'

/** Adds a zone after the others. Throws `conflict` if another zone has one of its countries or regions, and `store_limit`. */
export function addZone(scope: MemberScope, input: Body<'shipping.addZone'>): Promise<ShippingZone> {
  const columns = zoneColumns(input)
  return editShipping(scope, async (trx, storeId) => {
    const zones = await zonesOf(trx, storeId)
    checkConflicts(zones, columns)
    await checkLimit(trx, storeId, 'shippingZones')
    const row = await trx
      .insertInto('shipping_zones')
      .values({ ...columns, store_id: storeId, id: newId(), position: nextPosition(zones) })
      .returningAll()
      .executeTakeFirstOrThrow()
    const change = { action: 'shipping.addZone', target: row.id, detail: { name: row.name } } as const
    return [viewZone(row, [], await currencyOf(trx, storeId)), change]
  })
}

/**
 * Replaces name and areas of a zone. Throws `not_found`, `stale_version` with the current zone when `version` is older, and `conflict`
 * like {@link addZone}.
 */
export function updateZone(scope: MemberScope, input: Body<'shipping.updateZone'>): Promise<ShippingZone> {
  const columns = zoneColumns(input)
  const { zoneId, version } = input
  return editShipping(scope, async (trx, storeId) => {
    const zones = await zonesOf(trx, storeId)
    const before = orNotFound(zones.find(({ id }) => id === zoneId))
    const [rates, currency] = [await ratesOf(trx, storeId), await currencyOf(trx, storeId)]
    if (version !== before.version) throw appError('stale_version', { details: { zone: viewZone(before, rates, currency) } })
    const others = zones.filter(({ id }) => id !== zoneId)
    checkConflicts(others, columns)
    const row = await trx
      .updateTable('shipping_zones')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('store_id', '=', storeId)
      .where('id', '=', zoneId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return [viewZone(row, rates, currency), { action: 'shipping.updateZone', target: zoneId, detail: { name: row.name } }]
  })
}

/** Deletes a zone with its rates. Its countries then belong to the rest-of-world zone, if there is one. Throws `not_found`. */
export function deleteZone(scope: MemberScope, { zoneId }: { zoneId: string }): Promise<{ ok: true }> {
  return editShipping(scope, async (trx, storeId) => {
    const deleted = await trx
      .deleteFrom('shipping_zones')
      .where('store_id', '=', storeId)
      .where('id', '=', zoneId)
      .returning('name')
      .executeTakeFirst()
    const { name } = orNotFound(deleted)
    return [{ ok: true }, { action: 'shipping.deleteZone', target: zoneId, detail: { name } }]
  })
}

/** Reorders all zones. Throws `conflict` unless the list contains each zone once. */
export function orderZones(scope: MemberScope, { zoneIds }: Body<'shipping.orderZones'>): Promise<{ ok: true }> {
  return editShipping(scope, async (trx, storeId) => {
    checkOrder(await zonesOf(trx, storeId), zoneIds)
    await sql`
      update shipping_zones z set position = o.place - 1
      from unnest(${zoneIds}::text[]) with ordinality as o (id, place)
      where z.store_id = ${storeId} and z.id = o.id`.execute(trx)
    return [{ ok: true }, { action: 'shipping.orderZones', target: storeId }]
  })
}
