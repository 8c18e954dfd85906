import { expect, it } from 'vitest'
import { allCountries } from './countries.ts'

it('lists each current country once, and no union, private or withdrawn code', () => {
  expect(allCountries.length).toBeGreaterThan(240)
  expect(new Set(allCountries).size).toBe(allCountries.length)
  expect(allCountries).toEqual(expect.arrayContaining(['AT', 'US', 'JP']))
  for (const code of ['EU', 'UN', 'ZZ', 'DD', 'SU', 'YU']) expect(allCountries).not.toContain(code)
})
