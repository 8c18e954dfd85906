import { expect, it } from 'vitest'
import { countryCodes, isCountryCode } from './country.ts'

it('lists each current country once, and no union, private or withdrawn code', () => {
  const codes = countryCodes()
  expect(codes.length).toBeGreaterThan(240)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(['AT', 'US', 'JP']))
  for (const code of ['EU', 'UN', 'ZZ', 'DD', 'SU', 'YU'])
    expect([codes.includes(code), isCountryCode(code)]).toEqual([false, false])
})
