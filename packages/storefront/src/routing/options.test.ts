import { beforeEach, expect, test } from 'vitest'
import { readOptions, writeOptions } from './options.ts'

beforeEach(() => history.replaceState({ key: 'here' }, '', '/product/shirt?from=mail#details'))

test('options are added to the query, in the same history entry', () => {
  const before = history.length
  writeOptions({ Color: 'Red & blue', Größe: 'M' }, ['Color', 'Größe'])
  expect(readOptions()).toEqual({ from: 'mail', Color: 'Red & blue', Größe: 'M' })
  expect(location.hash).toBe('#details')
  expect(history.length).toBe(before)
  expect(history.state).toEqual({ key: 'here' })
})

test('an option that is no longer selected is removed from the query', () => {
  writeOptions({ Color: 'Red' }, ['Color', 'Size'])
  writeOptions({}, ['Color', 'Size'])
  expect(location.search).toBe('?from=mail')
})
