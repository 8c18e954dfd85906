import { expect, it } from 'vitest'
import { addressLines, type StoreRow } from './store-view.ts'

const linesOf = (address: object, locale = 'en') => addressLines({ address, locale } as StoreRow)

it('returns the lines of a postal address that are not empty', () => {
  const address = { line1: 'Ring 1', line2: '', city: 'Wien', region: '', postalCode: '1010', country: 'AT' }
  expect(linesOf(address)).toEqual(['Ring 1', '1010 Wien', 'Austria'])
  expect(linesOf(address, 'de-AT')).toEqual(['Ring 1', '1010 Wien', 'Österreich'])
  const portland = { line1: '18 Alder Lane', city: 'Portland', region: 'OR', postalCode: '97205', country: 'US' }
  expect(linesOf(portland)).toEqual(['18 Alder Lane', 'Portland, OR 97205', 'United States'])
  expect(linesOf({ city: 'Wien' })).toEqual(['Wien'])
  expect(linesOf({})).toEqual([])
})
