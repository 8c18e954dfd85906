import { countryCodes } from '@blockfront/commerce'
import { taxRateInput } from '@blockfront/contract'
import { expect, it } from 'vitest'
import { europeanUnion, suggestedCountries, suggestedRates } from './suggested-rates.ts'

it('suggests valid rates, at most one for each area and class', () => {
  expect(europeanUnion).toHaveLength(27)
  expect(suggestedCountries).toEqual(
    expect.arrayContaining([...europeanUnion, 'GB', 'CH', 'NO', 'CA', 'AU', 'NZ', 'JP', 'IN', 'US']),
  )
  for (const country of suggestedCountries) {
    expect(countryCodes()).toContain(country)
    const rates = suggestedRates(country)
    expect(rates.length).toBeGreaterThan(0)
    for (const rate of rates) expect(taxRateInput.parse(rate)).toEqual(rate)
    const standard = rates.find((rate) => rate.class === 'standard')?.rate ?? 0
    const reduced = rates.find((rate) => rate.class === 'reduced')?.rate ?? 0
    expect(reduced).toBeLessThan(standard)
    expect(new Set(rates.map((rate) => `${rate.region} ${rate.class}`)).size).toBe(rates.length)
  }
  expect(suggestedRates('AT').map(({ rate }) => rate)).toEqual([2000, 1000])
  // Rates with three decimals, exactly.
  const rateOf = (country: string, region: string) =>
    suggestedRates(country).find((rate) => rate.region === `${country}-${region}`)?.rate
  expect(['NJ', 'MN', 'MO', 'NM'].map((state) => rateOf('US', state))).toEqual([662.5, 687.5, 422.5, 487.5])
  expect(rateOf('CA', 'QC')).toBe(1497.5)
  expect(suggestedRates('ZZ')).toEqual([])
})
