import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableRates, type Rate, ratePrice } from './shipping-rate.ts'
import { findZone, type Zone } from './shipping-zone.ts'

const zone = (over: Partial<Zone> & { id: string }) => ({
  countries: [],
  regions: [],
  isRestOfWorld: false,
  position: 0,
  ...over,
})
const rate = (over: Partial<Rate>): Rate => ({ type: 'flat', price: 500, tiers: [], freeOver: null, enabled: true, ...over })

describe('findZone', () => {
  const zones = [
    zone({ id: 'world', isRestOfWorld: true }),
    zone({ id: 'us', countries: ['US', 'CA'], position: 2 }),
    zone({ id: 'west', countries: ['US'], regions: ['US-CA', 'US-OR'], position: 3 }),
    zone({ id: 'us-later', countries: ['US'], position: 9 }),
  ]

  it('prefers the region over the country and the country over the rest of the world', () => {
    expect(findZone(zones, { country: 'us', region: 'CA' })?.id).toBe('west')
    expect(findZone(zones, { country: 'US', region: 'us-or' })?.id).toBe('west')
    expect(findZone(zones, { country: 'US', region: 'NY' })?.id).toBe('us')
    expect(findZone(zones, { country: 'CA' })?.id).toBe('us')
    expect(findZone(zones, { country: 'DE' })?.id).toBe('world')
  })

  it('returns undefined without a matching zone', () => {
    expect(findZone(zones.slice(1), { country: 'DE' })).toBeUndefined()
    expect(findZone([zones[2] ?? zone({ id: 'x' })], { country: 'US', region: 'NY' })).toBeUndefined()
    expect(findZone([], { country: 'US' })).toBeUndefined()
  })

  it('does not depend on the order of the list if positions differ', () => {
    const destinations = fc.record({ country: fc.constantFrom('US', 'CA', 'DE'), region: fc.constantFrom('CA', 'NY', '') })
    const many = fc.uniqueArray(
      fc.record({
        countries: fc.subarray(['US', 'CA', 'DE']),
        regions: fc.subarray(['US-CA', 'CA-NY']),
        isRestOfWorld: fc.boolean(),
        position: fc.nat(20),
      }),
      { selector: (each) => each.position },
    )
    fc.assert(
      fc.property(many, destinations, (list, destination) => {
        expect(findZone(list.toReversed(), destination)).toBe(findZone(list, destination))
      }),
    )
  })
})

describe('ratePrice', () => {
  it('returns the price of each type', () => {
    const shipment = { subtotal: 5000, weight: 1500 }
    const tiers = [
      { upTo: null, price: 900 },
      { upTo: 1500, price: 300 },
      { upTo: 5000, price: 600 },
    ]
    expect(ratePrice(rate({}), shipment)).toBe(500)
    expect(ratePrice(rate({ type: 'free' }), shipment)).toBe(0)
    expect(ratePrice(rate({ type: 'pickup', price: 0 }), shipment)).toBe(0)
    expect(ratePrice(rate({ type: 'price_tiers', tiers }), shipment)).toBe(600)
    expect(ratePrice(rate({ type: 'weight_tiers', tiers }), shipment)).toBe(300)
    expect(ratePrice(rate({ type: 'weight_tiers', tiers }), { ...shipment, weight: 9999 })).toBe(900)
  })

  it('is free from the bound on, not below it', () => {
    expect(ratePrice(rate({ freeOver: 5000 }), { subtotal: 4999, weight: 0 })).toBe(500)
    expect(ratePrice(rate({ freeOver: 5000 }), { subtotal: 5000, weight: 0 })).toBe(0)
  })

  it('returns undefined, not 0, for a rate that is not available', () => {
    const shipment = { subtotal: 5000, weight: 2000 }
    expect(ratePrice(rate({ enabled: false }), shipment)).toBeUndefined()
    expect(ratePrice(rate({ type: 'weight_tiers', tiers: [{ upTo: 1000, price: 1 }], freeOver: 0 }), shipment)).toBeUndefined()
    expect(availableRates([rate({ enabled: false }), rate({ price: 7 })], shipment).map(({ price }) => price)).toEqual([7])
  })
})
