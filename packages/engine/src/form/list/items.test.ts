import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as field from '../../field/index.ts'
import { copyOf, itemTitle, moved } from './items.ts'

test('moving an item back restores the list, and no item is lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
      const from = a % items.length
      const to = b % items.length
      const after = moved(items, from, to)
      expect(after[to]).toBe(items[from])
      expect(moved(after, to, from)).toEqual(items)
    }),
  )
})

test('an item’s title is its own text', () => {
  expect(itemTitle({ name: 'Ada', text: 'x' }, 'text')).toBe('x')
  expect(itemTitle({ text: '<p>Free <b>shipping</b></p>' }, undefined)).toBe('Free shipping')
  expect(itemTitle('Home', undefined)).toBe('Home')
  expect(itemTitle({ n: 1 }, undefined)).toBe('')
  const choices = [{ value: 'tiktok', label: 'TikTok' }]
  expect(itemTitle({ network: 'tiktok' }, 'network', choices)).toBe('TikTok')
  expect(itemTitle({ network: 'gone' }, 'network', choices)).toBe('gone')
})

test('a copy has a new id and no common references', () => {
  const item = { id: 'a', links: [{ url: '/' }] }
  const copy = copyOf(item) as typeof item
  expect(copy).toEqual({ ...item, id: expect.not.stringMatching(/^a$/) })
  expect(copy.links).not.toBe(item.links)
  const own = z.object({ id: field.text('Article number').default('') })
  expect(copyOf(item, own)).toEqual(item)
  expect(copyOf(item, z.object({ id: field.slotId() }))).not.toEqual(item)
})
