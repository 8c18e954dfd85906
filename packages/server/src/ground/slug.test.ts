import { slugPattern } from '@blockfront/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeSlug, slugOf, slugOfHandle } from './slug.ts'

it.each([
  ['Crème brûlée & more', 'creme-brulee-more'],
  ['Ёлка №5', 'ёлка-no5'],
  ['茶 器', '茶-器'],
  ['  --  ', 'page'],
  ['किला', 'किला'],
  ['हिन्दी किताब', 'हिन्दी-किताब'],
  ['क्\u200dष', 'क्ष'],
  ['ผ้าไหม น้ำ ๆ', 'ผ้าไหม-น้ำ-ๆ'],
  ['كِتَاب', 'كِتَاب'],
  ['コーヒー', 'コーヒー'],
  ['Đàn tranh Việt', 'đan-tranh-viet'],
  ['❤️ 5️⃣', '5'],
])('turns %j into %j', (name, slug) => {
  expect(slugOf(name, 'page')).toBe(slug)
})

it('turns any name into a slug that the contract accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const slug = slugOf(name, 'page')
      expect(slug).toMatch(slugPattern)
      expect(slug.isWellFormed()).toBe(true)
      expect(slugOf(slug, 'page')).toBe(slug)
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

it('keeps a handle of another program that is a slug, and converts others', () => {
  const slugs = ['café', 'cafe', 'cafe\u0301', 'Red-Cup', 'किला', 'केला', 'a b', '🎉', 'x'.repeat(120), 'x'.repeat(121)].map(
    slugOfHandle,
  )
  expect(slugs).toEqual(['café', 'cafe', 'café', 'red-cup', 'किला', 'केला', 'a-b', '', 'x'.repeat(120), 'x'.repeat(112)])
})
