import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { quote, quotedRate } from '../../entities/selling/checkout.ts'
import { shippingRate, shippingRateInput, shippingZone, shippingZoneInput } from '../../entities/selling/shipping.ts'
import { success } from '../../entities/success.ts'
import { amount, count, country, id, ids, text } from '../../values.ts'

const inStore = { storeId: id() }
const byZone = z.object({ ...inStore, zoneId: id() })
const byRate = z.object({ ...inStore, rateId: id() })
const version = count().describe('The version that was edited. An older one is rejected.')

export const shippingEndpoints = {
  'shipping.zones': {
    route: 'GET /shipping/fetch-zones',
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'List shipping zones with their rates',
    query: z.object(inStore),
    response: z.array(shippingZone),
  },
  'shipping.addZone': {
    route: 'POST /shipping/add-zone',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Add a shipping zone',
    description:
      'A country or region belongs to at most one zone. An address uses its most specific zone: region, country, rest of world.',
    body: shippingZoneInput.extend(inStore),
    response: shippingZone,
    errors: { conflict: true },
  },
  'shipping.updateZone': {
    route: 'PUT /shipping/update-zone',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Replace the name, countries and regions of a shipping zone',
    body: shippingZoneInput.extend({ ...inStore, zoneId: id(), version }),
    response: shippingZone,
    errors: { conflict: true, stale_version: z.object({ zone: shippingZone }) },
  },
  'shipping.deleteZone': {
    route: 'DELETE /shipping/delete-zone/{storeId}/{zoneId}',
    access: 'member',
    needs: 'settings.manage',
    store: 'params.storeId',
    summary: 'Delete a shipping zone with its rates',
    params: byZone,
    response: success,
  },
  'shipping.orderZones': {
    route: 'PUT /shipping/order-zones',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Reorder all shipping zones',
    body: z.object({ ...inStore, zoneIds: ids(500) }),
    response: success,
    errors: { conflict: true },
  },
  'shipping.addRate': {
    route: 'POST /shipping/add-rate',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Add a rate to a shipping zone',
    body: shippingRateInput.extend({ ...inStore, zoneId: id() }),
    response: shippingRate,
  },
  'shipping.updateRate': {
    route: 'PUT /shipping/update-rate',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Replace a shipping rate',
    body: shippingRateInput.extend({ ...inStore, rateId: id(), version }),
    response: shippingRate,
    errors: { stale_version: z.object({ rate: shippingRate }) },
  },
  'shipping.enableRate': {
    route: 'PUT /shipping/enable-rate',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Enable or disable a shipping rate',
    body: z.object({ ...inStore, rateId: id(), enabled: z.boolean() }),
    response: shippingRate,
  },
  'shipping.deleteRate': {
    route: 'DELETE /shipping/delete-rate/{storeId}/{rateId}',
    access: 'member',
    needs: 'settings.manage',
    store: 'params.storeId',
    summary: 'Delete a shipping rate',
    params: byRate,
    response: success,
  },
  'shipping.orderRates': {
    route: 'PUT /shipping/order-rates',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Reorder all rates of a shipping zone; the first available one is the default at checkout',
    body: z.object({ ...inStore, zoneId: id(), rateIds: ids(500) }),
    response: success,
    errors: { conflict: true },
  },
  'shipping.preview': {
    route: 'POST /shipping/preview',
    access: 'member',
    allowedReadOnly: true,
    needs: 'settings.view',
    store: 'body.storeId',
    summary: 'Calculate the shipping rates of an address and a cart, as the checkout does',
    body: z.object({
      ...inStore,
      country: country(),
      region: text(120).optional().describe('ISO 3166-2 code of a region of the country. Other text is ignored.'),
      subtotal: amount().describe('Sum of the cart after discounts.'),
      weight: count().describe('Grams.'),
    }),
    response: z.object({
      zone: z.object({ id: id(), name: text(120) }).nullable(),
      rates: z.array(quotedRate),
      problems: quote.shape.problems,
    }),
  },
} as const satisfies Record<string, Endpoint>
