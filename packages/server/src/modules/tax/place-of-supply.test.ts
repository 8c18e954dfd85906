import { expect, it } from 'vitest'
import { placeOfSupply } from './place-of-supply.ts'

const address = { country: 'US', region: ' CALIFORNIA ' }
const pickup = { row: { type: 'pickup' } } as const

it.each([
  ['shipped goods', { row: { type: 'flat' } }, { country: 'FR', region: 'FR-IDF' }, { country: 'FR', region: 'FR-IDF' }],
  ['goods without a destination', undefined, {}, { country: 'AT', region: undefined }],
  ['collected goods', pickup, { country: 'FR' }, { country: 'US', region: 'US-CA' }],
] as const)('taxes %s where they are supplied', (_, rate, destination, place) => {
  expect(placeOfSupply({ country: 'AT', address }, rate, destination)).toEqual(place)
})

it.each([
  ['a code of a region', { country: 'US', region: 'CA' }, { country: 'US', region: 'CA' }],
  ['no country', { region: 'wien' }, { country: 'AT', region: 'AT-9' }],
  ['nothing', {}, { country: 'AT', region: '' }],
])('taxes collected goods of a store whose address has %s', (_, stored, place) => {
  expect(placeOfSupply({ country: 'AT', address: stored }, pickup, {})).toEqual(place)
})
