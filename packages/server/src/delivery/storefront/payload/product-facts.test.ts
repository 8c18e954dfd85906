import { expect, it } from 'vitest'
import type { ShippingRateRow, ShippingZoneRow } from '../../../modules/shipping/shipping-zones.ts'
import { rateRow, zoneRow } from '../../../testing/shipping-rows.ts'
import { priceNote, productFacts } from './product-facts.ts'

const zone = (countries: string[], regions?: string[], isRestOfWorld?: boolean) =>
  zoneRow('home', countries, regions, isRestOfWorld)
const rate = (price: number, more?: Partial<ShippingRateRow>) => rateRow('home', price, more)

const factsOf = (zones: ShippingZoneRow[], rates: ShippingRateRow[], prices = [2000]) =>
  productFacts(prices, {
    locale: 'en',
    currency: 'EUR',
    shipped: { zones, rates, currency: 'EUR', country: 'AT', weight: 100 },
    returns: undefined,
  }).map(({ text }) => text)

it('says the delivery time and the costs of the cheapest rate to the country of the store, without pickup and disabled rates', () => {
  const rates = [
    rate(900, { max_days: 1 }),
    rate(590, { min_days: 2, max_days: 4, free_over: 5000 }),
    rate(100, { enabled: false }),
    rate(0, { type: 'pickup' }),
  ]
  expect(factsOf([zone(['DE', 'AT'])], rates)).toEqual([
    'Delivery (Austria): 2 to 4 days',
    'Shipping (Austria) from €5.90',
    'Free shipping (Austria) from €50.00',
  ])
  expect(factsOf([zone(['AT'])], rates, [6000])).toEqual(['Delivery (Austria): 2 to 4 days', 'Free shipping (Austria)'])
  expect(factsOf([zone([], [], true)], [rate(300, { min_days: 1 })])).toEqual([
    'Delivery (Austria): 1 day',
    'Shipping (Austria) from €3.00',
  ])
})

it('says nothing about what differs between variations, about parts of the country, and about countries without shipping', () => {
  const rates = [rate(590, { free_over: 5000 })]
  expect(factsOf([zone(['AT'])], rates, [2000, 6000])).toEqual([])
  expect(factsOf([zone(['AT'], ['AT-9'])], rates)).toEqual([])
  expect(factsOf([zone(['DE'])], rates)).toEqual([])
  expect(factsOf([zone(['AT'])], [rate(0, { type: 'pickup' })])).toEqual([])
})

it('links to a published return policy that allows returns', () => {
  const facts = (days: number) =>
    productFacts([100], { locale: 'en', currency: 'EUR', shipped: undefined, returns: { days, path: '/de/page/refunds' } })
  expect(facts(30)).toEqual([{ icon: 'shield', text: 'Returns within 30 days', url: '/de/page/refunds' }])
  expect(facts(0)).toEqual([])
})

it.each([
  [{ country: 'DE' }, { text: 'inkl. MwSt., zzgl. Versand', url: '/page/shipping-policy' }],
  [
    { country: 'DE', includesTax: false },
    { text: 'zzgl. Versand', url: '/page/shipping-policy' },
  ],
  [{ country: 'DE', url: undefined }, { text: 'inkl. MwSt., zzgl. Versand' }],
  [{ country: 'DE', rates: [] }, { text: 'inkl. MwSt.' }],
  [{ country: 'AT', rates: [rate(0, { type: 'free' }), rate(0, { type: 'pickup' })] }, { text: 'inkl. MwSt.' }],
  [{ country: 'DE', rates: [], includesTax: false }, undefined],
  [
    { country: 'GB', locale: 'en-GB' },
    { text: 'incl. VAT, plus shipping', url: '/page/shipping-policy' },
  ],
  [{ country: 'US' }, undefined],
])('%j: what is next to the price follows the law of the store', (more, expected) => {
  const base = { locale: 'de-DE', includesTax: true, rates: [rate(590)], url: '/page/shipping-policy' }
  expect(priceNote({ ...base, ...more })).toEqual(expected)
})
