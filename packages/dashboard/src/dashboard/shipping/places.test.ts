import type { ShippingZone } from '@blockfront/contract'
import { expect, test } from 'vitest'
import { fallbacksOf, listed, placeNames, uncoveredOf } from './places.ts'

const zone = (id: string, countries: string[], regions: string[] = [], isRestOfWorld = false) =>
  ({ id, name: id, countries, regions, isRestOfWorld, position: 0 }) as unknown as ShippingZone
const west = zone('West', ['CA', 'US'], ['US-CA', 'US-OR'])
const usa = zone('USA', ['US'])
const world = zone('World', [], [], true)

test('without a zone, customers see the rates of the next most specific one, or none', () => {
  const fallbacks = (...zones: ShippingZone[]) =>
    [...fallbacksOf(zones, west)].map(([to, areas]) => [to?.name, listed(placeNames(areas))])
  expect(fallbacks(west)).toEqual([[undefined, 'Canada and United States (2 regions)']])
  expect(fallbacks(west, usa)).toEqual([
    [undefined, 'Canada'],
    ['USA', 'United States (2 regions)'],
  ])
  expect(fallbacks(world, west, usa)).toEqual([
    ['World', 'Canada'],
    ['USA', 'United States (2 regions)'],
  ])
})

test('countries without a zone are found, also those of which a zone has some regions', () => {
  const countries = ['AT', 'CA', 'US']
  expect(uncoveredOf([west], countries)).toEqual({ whole: ['AT'], partly: ['US'] })
  expect(uncoveredOf([west, usa], countries)).toEqual({ whole: ['AT'], partly: [] })
  expect(uncoveredOf([west, world], countries)).toEqual({ whole: [], partly: [] })
})

test('a long list names the first ones and counts the others', () => {
  expect(listed(['A', 'B', 'C', 'D'])).toBe('A, B, C, and D')
  expect(listed(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, and 2 others')
})
