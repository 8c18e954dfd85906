import { expect, it } from 'vitest'
import { testAddress } from '../../../testing/shop/test-shop.ts'
import { addressInEmail } from './order-contents.ts'

it('writes an address in the order of its country, and leaves out what is missing', () => {
  expect(addressInEmail(testAddress, 'de')).toEqual(['Ada Byron', 'Main Street 1', '1010 Vienna', 'Österreich'])
  const inRegion = { line1: '1 State Street', city: 'Albany', region: 'US-NY', postalCode: '12207', country: 'US' }
  expect(addressInEmail(inRegion, 'en').join()).toMatch(/^1 State Street,Albany, N.+12207,United States$/)
  expect(addressInEmail({ line1: 'Main Street 1', country: '' }, 'en')).toEqual(['Main Street 1'])
  expect(addressInEmail(null, 'en')).toEqual([])
})
