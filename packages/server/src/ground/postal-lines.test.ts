import { expect, it } from 'vitest'
import { testAddress } from '../testing/shop/test-shop.ts'
import { postalLines } from './postal-lines.ts'

it('writes an address in the order of its country, and leaves out what is missing', () => {
  expect(postalLines(testAddress, 'de')).toEqual(['Ada Byron', 'Main Street 1', '1010 Vienna', 'Österreich'])
  const inRegion = { line1: '1 State Street', city: 'Albany', region: 'US-NY', postalCode: '12207', country: 'US' }
  expect(postalLines(inRegion, 'en').join()).toMatch(/^1 State Street,Albany, N.+12207,United States$/)
  expect(postalLines({ line1: 'Main Street 1', country: '' }, 'en')).toEqual(['Main Street 1'])
  expect(postalLines(null, 'en')).toEqual([])
})
