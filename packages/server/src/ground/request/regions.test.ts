import { expect, it } from 'vitest'
import { findRegion, regionsOf } from './regions.ts'

const countries = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a, _, all) => all.map((b) => a + b))

it('has one ISO 3166-2 code of its country for each region', () => {
  const all = countries.flatMap((country) => regionsOf(country).map(({ code }) => [country, code] as const))
  expect(all.length).toBeGreaterThan(4000)
  for (const [country, code] of all) expect(code).toMatch(new RegExp(`^${country}-[A-Z\\d]{1,3}$`))
  expect(new Set(all.map(([, code]) => code)).size).toBe(all.length)
})

it('finds a region by its code only', () => {
  const california = { code: 'US-CA', name: 'California' }
  expect(['US-CA', ' ca '].map((text) => findRegion('US', text))).toEqual([california, california])
  expect(['California', 'Calif', 'CA-ON', 'US', ''].map((text) => findRegion('US', text))).toEqual(Array(5).fill(undefined))
  expect(findRegion('XX', 'CA')).toBeUndefined()
})
