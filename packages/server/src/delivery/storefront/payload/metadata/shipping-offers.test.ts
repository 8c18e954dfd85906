import { expect, it } from 'vitest'
import type { ShippingRateRow } from '../../../../modules/shipping/shipping-zones.ts'
import { rateRow, zoneRow } from '../../../../testing/shipping-rows.ts'
import { shippingDetails } from './shipping-offers.ts'

const store = {
  zones: [
    zoneRow('eu', ['AT', 'DE']),
    zoneRow('west', ['US'], ['US-CA', 'US-OR']),
    zoneRow('world', [], [], true),
    zoneRow('none', ['CH']),
  ],
  rates: [
    rateRow('eu', 900),
    rateRow('eu', 590, { free_over: 5000 }),
    rateRow('eu', 100, { enabled: false }),
    rateRow('eu', 0, { type: 'pickup' }),
    rateRow('west', 0, { type: 'weight_tiers', tiers: [{ upTo: 1000, price: 1500 }] as never }),
    rateRow('world', 2500),
    rateRow('none', 0, { type: 'pickup' }),
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
    const rates = [rateRow('eu', 300, more), rateRow('eu', 400, { min_days: 9 })]
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
