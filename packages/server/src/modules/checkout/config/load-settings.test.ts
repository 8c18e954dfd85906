import { expect, it } from 'vitest'
import { loadSettings } from './load-settings.ts'

it.each([[undefined], [null], [[]], [[1]], ['x'], [5], [true]])('stored settings that are %j are the defaults', (stored) => {
  expect(loadSettings(stored)).toEqual(loadSettings({}))
})

it('keeps valid settings next to invalid ones', () => {
  const settings = loadSettings({ minOrderTotal: 12, contactMethod: 'pigeon' })
  expect(settings).toEqual({ ...loadSettings({}), minOrderTotal: 12 })
})
