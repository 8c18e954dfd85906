import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableRates, freeShippingGoal, type Rate, ratePrice } from './shipping-rate.ts'
import { checkTiers, tierRanges } from './shipping-tiers.ts'
import { findZone, type Zone } from './shipping-zone.ts'
import { areasOf, type ZoneAreas, zoneConflicts } from './zone-areas.ts'

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

  it('ignores the case of codes', () => {
    const lower = [zone({ id: 'us', countries: ['us'] }), zone({ id: 'west', countries: ['us'], regions: ['us-ca'] })]
    expect(findZone(lower, { country: ' Us ', region: ' ca ' })?.id).toBe('west')
    expect(findZone(lower, { country: 'US', region: 'NY' })?.id).toBe('us')
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

describe('zones of one store', () => {
  const countries = ['US', 'CA', 'DE']
  const regions = ['US-CA', 'US-NY', 'CA-ON', 'DE-BY']
  const areas: fc.Arbitrary<ZoneAreas> = fc.record({
    countries: fc.subarray(countries),
    regions: fc.subarray(regions),
    isRestOfWorld: fc.boolean(),
  })
  const destinations = regions.map((region) => ({ country: region.slice(0, 2), region }))

  it('without conflicts have one zone for each address, in any order', () => {
    const shipped = (list: readonly ZoneAreas[], order: (index: number) => number) => {
      const zones = list.map((each, index) => ({ ...each, index, position: order(index) }))
      return destinations.map((destination) => findZone(zones, destination)?.index)
    }
    fc.assert(
      fc.property(fc.array(areas, { maxLength: 5 }), (candidates) => {
        const list: ZoneAreas[] = []
        for (const each of candidates) if (zoneConflicts(list, each).length === 0) list.push(each)
        expect(shipped(list, (index) => -index)).toEqual(shipped(list, (index) => index))
      }),
    )
  })

  it('conflict where both have a country or a region, and both ways', () => {
    fc.assert(
      fc.property(areas, areas, (a, b) => {
        const own = areasOf(a).map(({ country, region }) => region || country)
        const shared = areasOf(b).filter(({ country, region }) => own.includes(region || country))
        const found = zoneConflicts([a], b)
        expect(found.filter(({ area }) => area).map(({ area }) => area)).toEqual(expect.arrayContaining(shared))
        expect(found).toHaveLength(shared.length + Number(a.isRestOfWorld && b.isRestOfWorld))
        expect(zoneConflicts([b], a)).toHaveLength(found.length)
      }),
    )
  })

  it('may be stored in lower case', () => {
    expect(areasOf({ countries: ['us', 'de'], regions: ['us-ca', 'US-CA'] })).toEqual([
      { country: 'DE', region: '' },
      { country: 'US', region: 'US-CA' },
    ])
  })

  it('may have a country and a region of it: the region is more specific', () => {
    const whole = { countries: ['US'], regions: [], isRestOfWorld: false }
    const part = { countries: ['US'], regions: ['US-CA'], isRestOfWorld: false }
    expect(zoneConflicts([whole], part)).toEqual([])
    expect(zoneConflicts([part], { ...part, regions: ['US-CA', 'US-NY'] })).toEqual([
      { zone: part, area: { country: 'US', region: 'US-CA' } },
    ])
  })
})

describe('tiers', () => {
  const bound = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: -1, max: 12 }) }, { weight: 1, arbitrary: fc.constant(null) })
  const lists = fc.array(fc.record({ upTo: bound, price: fc.nat(100) }), { maxLength: 5 })
  const ascending = fc
    .tuple(fc.uniqueArray(fc.nat(12), { minLength: 1, maxLength: 5 }), fc.boolean())
    .map(([bounds, isOpen]) => [...bounds.toSorted((a, b) => a - b), ...(isOpen ? [null] : [])])
    .map((bounds) => bounds.map((upTo, index) => ({ upTo, price: index })))
  const contains =
    (measure: number) =>
    ({ from, to }: { from: number; to: number | null }) =>
      measure >= from && measure <= (to ?? Number.POSITIVE_INFINITY)

  it('that ascend are valid, cover each amount once up to their end, and give its price', () => {
    fc.assert(
      fc.property(ascending, fc.nat(20), (tiers, measure) => {
        expect(checkTiers(tiers)).toBeUndefined()
        const ranges = tierRanges(tiers)
        const end = tiers.at(-1)?.upTo ?? Number.POSITIVE_INFINITY
        expect(ranges.filter(contains(measure))).toHaveLength(measure <= end ? 1 : 0)
        const price = ratePrice(rate({ type: 'weight_tiers', tiers }), { subtotal: 0, weight: measure })
        expect(price).toBe(tiers[ranges.findIndex(contains(measure))]?.price)
      }),
    )
  })

  it('are valid without a reported tier, and all tiers before the reported one are valid', () => {
    fc.assert(
      fc.property(lists, (tiers) => {
        const found = checkTiers(tiers)
        const isAscending = tiers.every(({ upTo }, index) => {
          const before = index === 0 ? -1 : tiers[index - 1]?.upTo
          return typeof before === 'number' && (upTo === null ? index === tiers.length - 1 : upTo > before)
        })
        expect(found === undefined).toBe(tiers.length > 0 && isAscending)
        if (found && found.index > 0) expect(checkTiers(tiers.slice(0, found.index))).toBeUndefined()
      }),
    )
  })

  it('are reported with their index and the reason', () => {
    const check = (...bounds: (number | null)[]) => checkTiers(bounds.map((upTo) => ({ upTo })))
    expect(check()).toEqual({ index: 0, problem: 'none' })
    expect(check(5, 1.5)).toEqual({ index: 1, problem: 'bound' })
    expect(check(5, null, 9)).toEqual({ index: 1, problem: 'open' })
    expect(check(5, 9, 9)).toEqual({ index: 2, problem: 'overlap' })
    expect(check(0, null)).toBeUndefined()
  })
})

describe('freeShippingGoal', () => {
  const cart = { subtotal: 3000, weight: 400 }

  it('is the lowest subtotal from which a rate is free, and what is missing of it', () => {
    const rates = [rate({ freeOver: 9000 }), rate({ freeOver: 5000 }), rate({})]
    expect(freeShippingGoal(rates, cart)).toEqual({ from: 5000, missing: 2000 })
    expect(freeShippingGoal(rates, { ...cart, subtotal: 6000 })).toEqual({ from: 5000, missing: 0 })
  })

  it('ignores pickup, disabled rates, and rates that the items are too heavy for', () => {
    const tiers = [{ upTo: 300, price: 400 }]
    const rates = [
      rate({ type: 'pickup', freeOver: 1000 }),
      rate({ enabled: false, freeOver: 1000 }),
      rate({ type: 'weight_tiers', tiers, freeOver: 1000 }),
    ]
    expect(freeShippingGoal(rates, cart)).toBeUndefined()
    expect(freeShippingGoal([rate({ freeOver: 5000 }), rate({ type: 'free' })], cart)).toBeUndefined()
  })

  it('is a subtotal at which a rate really is free, and none below it is', () => {
    const some = fc.record({ price: fc.nat(900), freeOver: fc.option(fc.nat(9000)), enabled: fc.boolean() })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 4 }), fc.nat(9000), (all, subtotal) => {
        const rates = all.map(rate)
        const goal = freeShippingGoal(rates, { subtotal, weight: 0 })
        const isFree = (amount: number) => availableRates(rates, { subtotal: amount, weight: 0 }).some(({ price }) => price === 0)
        if (!goal) return
        expect(isFree(subtotal + goal.missing)).toBe(true)
        expect(isFree(goal.from - 1)).toBe(false)
      }),
    )
  })
})
