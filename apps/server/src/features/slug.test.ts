import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

it.each([
  ['Crème brûlée & more', 'creme-brulee-more'],
  ['Ёлка №5', 'ёлка-no5'],
  ['茶 器', '茶-器'],
  ['  --  ', 'page'],
])('turns %j into %j', (name, slug) => {
  expect(slugOf(name, 'page')).toBe(slug)
})

it('turns any name into a slug that the contract accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const slug = slugOf(name, 'page')
      expect(slug).toMatch(/^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u)
      expect(slug.length).toBeLessThanOrEqual(112)
    }),
  )
})

it('appends the first free number, within the longest slug', async () => {
  const taken = new Set(['lamp', 'lamp-2'])
  expect(await freeSlug('lamp', async (slug) => taken.has(slug))).toBe('lamp-3')
  expect(await freeSlug('vase', async (slug) => taken.has(slug))).toBe('vase')
  expect(slugOf('a'.repeat(300), 'page')).toBe('a'.repeat(112))
  const long = 'a'.repeat(120)
  expect((await freeSlug(long, async (slug) => slug === long)).length).toBeLessThanOrEqual(120)
})
