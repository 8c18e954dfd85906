import { expect, it } from 'vitest'
import type { ShippingRateRow, ShippingZoneRow } from '../../features/shipping/shipping-zones.ts'
import { shippingDetails } from './shipping-offers.ts'

const zone = (id: string, countries: string[], regions: string[] = [], is_rest_of_world = false) =>
  ({ id, countries, regions, is_rest_of_world }) as ShippingZoneRow
const rate = (zone_id: string, price: number, more: Partial<ShippingRateRow> = {}) =>
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

const store = {
  zones: [zone('eu', ['AT', 'DE']), zone('west', ['US'], ['US-CA', 'US-OR']), zone('world', [], [], true), zone('none', ['CH'])],
  rates: [
    rate('eu', 900),
    rate('eu', 590, { free_over: 5000 }),
    rate('eu', 100, { enabled: false }),
    rate('eu', 0, { type: 'pickup' }),
    rate('west', 0, { type: 'weight_tiers', tiers: [{ upTo: 1000, price: 1500 }] as never }),
    rate('world', 2500),
    rate('none', 0, { type: 'pickup' }),
  ],
  currency: 'EUR' as const,
  country: 'DE',
  weight: 800,
}
const destination = (addressCountry: string) => ({ '@type': 'DefinedRegion', addressCountry })

it('names the cheapest rate of each zone with countries, without pickup and disabled rates', () => {
  expect(shippingDetails(store, 2000)).toEqual([
    {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '5.90', currency: 'EUR' },
      shippingDestination: [destination('AT'), destination('DE')],
    },
    {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '15.00', currency: 'EUR' },
      shippingDestination: [{ ...destination('US'), addressRegion: ['CA', 'OR'] }],
    },
  ])
})

it('follows the price and the weight of the product', () => {
  const rates = shippingDetails({ ...store, weight: 2000 }, 5000)
  expect(rates).toMatchObject([{ shippingRate: { value: '0.00' } }])
})

it('names the country of the store for the rest of the world, unless another zone has it', () => {
  expect(shippingDetails({ ...store, country: 'JP' }, 2000).at(-1)).toMatchObject({
    shippingRate: { value: '25.00' },
    shippingDestination: [destination('JP')],
  })
})

it('names the delivery time of the cheapest rate if its owner has entered one', () => {
  const transit = (more: Partial<ShippingRateRow>) => {
    const rates = [rate('eu', 300, more), rate('eu', 400, { min_days: 9 })]
    return shippingDetails({ ...store, rates }, 2000)[0]
  }
  const days = (minValue: number, maxValue: number) => ({
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    },
  })
  expect(transit({ min_days: 3, max_days: 5 })).toMatchObject(days(3, 5))
  expect(transit({ max_days: 2 })).toMatchObject(days(2, 2))
  expect(transit({})).not.toHaveProperty('deliveryTime')
})
