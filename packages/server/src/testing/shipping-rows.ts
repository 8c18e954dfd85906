import type { ShippingRateRow, ShippingZoneRow } from '../modules/shipping/shipping-zones.ts'

/** The columns of a zone that shipping costs depend on. */
export const zoneRow = (id: string, countries: string[], regions: string[] = [], is_rest_of_world = false) =>
  ({ id, countries, regions, is_rest_of_world }) as ShippingZoneRow

/** An enabled flat rate without limits. */
export const rateRow = (zone_id: string, price: number, more: Partial<ShippingRateRow> = {}) =>
  ({
    zone_id,
    type: 'flat',
    price,
    tiers: [] as unknown,
    free_over: null,
    min_days: null,
    max_days: null,
    enabled: true,
    ...more,
  }) as ShippingRateRow
