import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMessages } from './create-messages.ts'

const en = {
  plain: 'Add to cart',
  named: 'Remove {name}',
  items: { one: '{count} item', other: '{count} items' },
  left: { one: 'Only one of {name} left', other: 'Only {count} of {name} left' },
} as const
const english = createMessages<typeof en>(en, 'en')

describe('createMessages', () => {
  it('returns text, fills in placeholders and selects plural forms', () => {
    expect(english.plain).toBe('Add to cart')
    expect(english.named({ name: 'Mug' })).toBe('Remove Mug')
    expect([0, 1, 2].map((count) => english.items({ count }))).toEqual(['0 items', '1 item', '2 items'])
    expect(english.left({ count: 1, name: 'Mug' })).toBe('Only one of Mug left')
  })

  it('formats numbers in the locale and selects forms by the language', () => {
    expect(createMessages<typeof en>(en, 'en', 'de-DE').items({ count: 1234 })).toBe('1.234 items')
    expect(createMessages<typeof en>(en, 'en', 'ar-EG').items({ count: 3 })).toBe('٣ items')
  })

  it('uses every form of Arabic and Polish, and "other" where a form is missing', () => {
    const forms = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o' }
    const count = (catalog: object, language: string, ...counts: number[]) =>
      counts.map((each) =>
        createMessages<typeof en>({ ...en, items: { other: 'o', ...catalog } }, language).items({ count: each }),
      )
    expect(count(forms, 'ar', 0, 1, 2, 3, 11, 100)).toEqual(['z', '1', '2', 'f', 'm', 'o'])
    expect(count(forms, 'pl', 1, 2, 5, 22)).toEqual(['1', 'f', 'm', 'f'])
    expect(count({}, 'ar', 0, 2)).toEqual(['o', 'o'])
  })

  it('isolates values in right-to-left text, and right-to-left values', () => {
    const arabic = createMessages<typeof en>({ ...en, named: 'إزالة {name}' }, 'ar')
    expect(arabic.named({ name: '3 to 7' })).toBe('إزالة \u20683 to 7\u2069')
    expect(english.named({ name: 'قميص' })).toBe('Remove \u2068قميص\u2069')
  })

  it('keeps every character of the text and the values, also those with a meaning in patterns', () => {
    const latin = fc.stringMatching(/^[ -z|~$]*$/).filter((text) => !text.includes('{'))
    fc.assert(
      fc.property(latin, latin, latin, (before, value, after) => {
        const messages = createMessages<{ text: '{name}' }>({ text: `${before}{name}${after}` }, 'en')
        expect(messages.text({ name: value })).toBe(`${before}${value}${after}`)
      }),
    )
  })

  it('never leaves a placeholder behind, for any count and language', () => {
    const language = fc.constantFrom('en', 'de', 'fr', 'pl', 'ar', 'ja')
    fc.assert(
      fc.property(fc.nat(), fc.string(), language, (count, name, code) => {
        fc.pre(!/[{}]/.test(name))
        const text = createMessages<typeof en>(en, code).left({ count, name })
        expect(text).not.toMatch(/[{}]/)
        expect(text).toContain(name)
      }),
    )
  })
})
