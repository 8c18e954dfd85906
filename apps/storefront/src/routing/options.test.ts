import { beforeEach, expect, test } from 'vitest'
import { readOptions, writeOptions } from './options.ts'

beforeEach(() => history.replaceState({ key: 'here' }, '', '/product/shirt?from=mail#details'))

test('options stand in the address beside what else it says, and in the same entry of the history', () => {
  const before = history.length
  writeOptions({ Colour: 'Red & blue', Größe: 'M' }, ['Colour', 'Größe'])
  expect(readOptions()).toEqual({ from: 'mail', Colour: 'Red & blue', Größe: 'M' })
  expect(location.hash).toBe('#details')
  expect(history.length).toBe(before)
  expect(history.state).toEqual({ key: 'here' })
})

test('an option that is given back leaves the address', () => {
  writeOptions({ Colour: 'Red' }, ['Colour', 'Size'])
  writeOptions({}, ['Colour', 'Size'])
  expect(location.search).toBe('?from=mail')
})
