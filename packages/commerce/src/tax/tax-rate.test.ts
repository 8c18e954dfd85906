import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMinor } from '../money/money.ts'
import { findTaxRate, sumTaxes, type TaxRate, taxClasses } from './tax-rate.ts'

const of = (country: string | null, region: string | null = null, taxClass: TaxRate['class'] = 'standard') => ({
  country,
  region,
  class: taxClass,
})

/** Regions of each country, as in a store's rates and in addresses. */
const places = { AT: [], CA: ['CA-BC', 'CA-ON'], US: ['US-CA', 'US-OR'] }
const area = fc
  .constantFrom(...Object.entries(places))
  .chain(([country, regions]) => fc.record({ country: fc.constant(country), region: fc.constantFrom(null, ...regions) }))
const anyRate = fc
  .tuple(fc.oneof(area, fc.constant({ country: null, region: null })), fc.constantFrom(...taxClasses))
  .map(([place, taxClass]) => ({ ...place, class: taxClass }))
const rates = fc.uniqueArray(anyRate, { selector: (rate) => JSON.stringify(rate) })
const address = area.map(({ country, region }) => ({ country, ...(region && { region }) }))

describe('findTaxRate', () => {
  it('prefers the region, then the country, then all other countries', () => {
    const [everywhere, canada, ontario] = [of(null), of('CA'), of('CA', 'CA-ON')]
    const all = [everywhere, canada, ontario]
    expect(findTaxRate(all, { country: 'CA', region: 'CA-ON', class: 'standard' })).toBe(ontario)
    expect(findTaxRate(all, { country: 'CA', region: 'CA-BC', class: 'standard' })).toBe(canada)
    expect(findTaxRate(all, { country: 'CA', class: 'standard' })).toBe(canada)
    expect(findTaxRate(all, { country: 'US', region: 'US-CA', class: 'standard' })).toBe(everywhere)
    expect(findTaxRate([canada], { country: 'US', class: 'standard' })).toBeUndefined()
  })

  it('taxes a reduced product at the standard rate of an area without a reduced one', () => {
    const [everywhere, austria, reduced] = [of(null, null, 'reduced'), of('AT'), of('DE', null, 'reduced')]
    const all = [everywhere, austria, reduced, of('DE')]
    expect(findTaxRate(all, { country: 'AT', class: 'reduced' })).toBe(austria)
    expect(findTaxRate(all, { country: 'DE', class: 'reduced' })).toBe(reduced)
    expect(findTaxRate(all, { country: 'US', class: 'standard' })).toBeUndefined()
  })

  it('finds a rate if and only if one applies, whatever the order of the rates', () => {
    fc.assert(
      fc.property(rates, address, fc.constantFrom(...taxClasses), (all, to, taxClass) => {
        const found = findTaxRate(all, { ...to, class: taxClass })
        expect(findTaxRate(all.toReversed(), { ...to, class: taxClass })).toBe(found)
        const applies = (rate: TaxRate) =>
          (rate.country === null || rate.country === to.country) &&
          (rate.region === null || rate.region === to.region) &&
          (rate.class === taxClass || (taxClass === 'reduced' && rate.class === 'standard'))
        expect(found !== undefined).toBe(all.some(applies))
        if (!found) return
        expect(applies(found)).toBe(true)
        const specificity = ({ country, region }: TaxRate) => Number(country !== null) + Number(region !== null)
        for (const other of all.filter(applies)) expect(specificity(found)).toBeGreaterThanOrEqual(specificity(other))
      }),
    )
  })
})

it('sumTaxes adds up by name and rate to the same total', () => {
  const tax = fc.record({ name: fc.constantFrom('VAT', 'GST'), rate: fc.constantFrom(0, 500, 1900), amount: fc.nat(10_000) })
  fc.assert(
    fc.property(fc.array(tax), (taxes) => {
      const sums = sumTaxes(taxes)
      expect(sumMinor(sums.map(({ amount }) => amount))).toBe(sumMinor(taxes.map(({ amount }) => amount)))
      expect(new Set(sums.map(({ name, rate }) => `${name} ${rate}`)).size).toBe(sums.length)
      expect(sums.every(({ amount }) => amount > 0)).toBe(true)
    }),
  )
})
