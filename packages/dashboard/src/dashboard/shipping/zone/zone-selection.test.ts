import type { ShippingZone } from '@blockfront/contract'
import { expect, test } from 'vitest'
import { countryChoices } from '../../parts/form/regional-choices.ts'
import { continents } from './continents.ts'
import { areasOfSelection, type Selection, selectionOf, stateOf, takenBy, withCountries, withRegion } from './zone-selection.ts'

const zone = (name: string, countries: string[], regions: string[] = []) =>
  ({ id: name, name, countries, regions }) as ShippingZone
const none = { countries: new Map(), regions: new Map() }
const all = ['US-CA', 'US-NY', 'US-OR']
const usa = { country: 'US', all }

test('each country that can be chosen is on one continent', () => {
  const listed = continents().flatMap(({ countries }) => countries.map(({ code }) => code))
  expect(listed.toSorted()).toEqual(
    countryChoices()
      .map(({ value }) => value)
      .toSorted(),
  )
})

test('a selection has the areas of its zone', () => {
  const areas = { countries: ['CA', 'US'], regions: ['US-CA', 'US-OR'] }
  const selection = selectionOf(areas)
  expect(selection).toEqual(
    new Map<string, unknown>([
      ['CA', 'all'],
      ['US', new Set(['US-CA', 'US-OR'])],
    ]),
  )
  expect({ ...areasOfSelection(selection), countries: areasOfSelection(selection).countries.toSorted() }).toEqual(areas)
})

test('areas of other zones are taken, those of the edited one are not', () => {
  const zones = [zone('Europe', ['AT', 'DE']), zone('West', ['US'], ['US-CA']), zone('Edited', ['FR'])]
  const taken = takenBy(zones, 'Edited')
  expect([...taken.countries]).toEqual([
    ['AT', 'Europe'],
    ['DE', 'Europe'],
  ])
  expect([...taken.regions]).toEqual([['US-CA', 'West']])
})

test('a continent chooses its countries that no other zone has', () => {
  const taken = { ...none, countries: new Map([['DE', 'Europe']]) }
  const chosen = withCountries(new Map(), ['AT', 'DE', 'FR'], true, taken)
  expect([...chosen.keys()]).toEqual(['AT', 'FR'])
  expect(stateOf(chosen, ['AT', 'DE', 'FR'], taken)).toBe(true)
  expect(stateOf(withCountries(chosen, ['AT'], false, taken), ['AT', 'DE', 'FR'], taken)).toBe('mixed')
  expect(stateOf(withCountries(chosen, ['AT', 'FR'], false, taken), ['AT', 'DE', 'FR'], taken)).toBe(false)
})

test('the last region makes it the whole country, and removing one leaves the others', () => {
  const two = withRegion(withRegion(new Map(), { ...usa, region: 'US-CA' }, true, none), { ...usa, region: 'US-NY' }, true, none)
  expect(areasOfSelection(two)).toEqual({ countries: ['US'], regions: ['US-CA', 'US-NY'] })
  const whole = withRegion(two, { ...usa, region: 'US-OR' }, true, none)
  expect(areasOfSelection(whole)).toEqual({ countries: ['US'], regions: [] })
  const taken = { ...none, regions: new Map([['US-CA', 'West']]) }
  const left = withRegion(whole, { ...usa, region: 'US-OR' }, false, taken)
  expect(areasOfSelection(left)).toEqual({ countries: ['US'], regions: ['US-NY'] })
  expect(withRegion(left, { ...usa, region: 'US-NY' }, false, taken).size).toBe(0)
  const inOther = { ...none, countries: new Map([['US', 'USA']]) }
  let each: Selection = new Map()
  for (const region of all) each = withRegion(each, { ...usa, region }, true, inOther)
  expect(areasOfSelection(each)).toEqual({ countries: ['US'], regions: all })
})
