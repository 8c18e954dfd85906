import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { css, titleSize, vars } from './css.ts'

describe('css', () => {
  it('falls back from mobile to tablet, and from tablet to desktop', () => {
    expect(css({ desktop: 4, tablet: 3 })).toBe('var(--desktop, 4) var(--tablet, 3) var(--mobile, 3)')
    expect(css({ desktop: 4, mobile: 1 })).toBe('var(--desktop, 4) var(--tablet, 4) var(--mobile, 1)')
    expect(css({ desktop: 4 })).toBe('var(--desktop, 4) var(--tablet, 4) var(--mobile, 4)')
  })

  it('inherits for each width from the next wider one', () => {
    const size = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(size, fc.option(size, { nil: undefined }), fc.option(size, { nil: undefined }), (desktop, tablet, mobile) => {
        const given = [desktop, tablet ?? desktop, mobile ?? tablet ?? desktop]
        const written = css({ desktop, ...(tablet !== undefined && { tablet }), ...(mobile !== undefined && { mobile }) })
        return written === ['desktop', 'tablet', 'mobile'].map((width, i) => `var(--${width}, ${given[i]})`).join(' ')
      }),
    )
  })
})

it.each([
  ['50vh', 'calc(var(--vh, 1vh) * 50)'],
  ['calc(100VH - 1.5vw)', 'calc(calc(var(--vh, 1vh) * 100) - 1.5cqw)'],
  ['-5vw', '-5cqw'],
  ['5vmin 5vhs', '5vmin 5vhs'],
  [12, '12'],
  [`1vw ${' '.repeat(996)}`, `1cqw ${' '.repeat(996)}`],
  [`1vw ${' '.repeat(997)}`, `1vw ${' '.repeat(997)}`],
])('css writes %j as %j', (value, written) => expect(css(value)).toBe(written))

it('vars skips empty values', () => {
  expect(vars({ gap: '1rem', color: '', image: false, size: null, width: undefined, columns: 0 })).toEqual({
    '--gap': '1rem',
    '--columns': '0',
  })
})

it.each([
  ['a size for all widths, within the limit', '8rem', 'min(8rem, max(2rem, 9cqw))'],
  [
    'an unchanged size for phones',
    { desktop: '8rem', mobile: '3.5rem' },
    `min(${css({ desktop: '8rem', mobile: '3.5rem' })}, ${css({ desktop: 'max(2rem, 9cqw)', mobile: '16cqw' })})`,
  ],
  [
    'an unchanged size for tablets, within the limit on phones',
    { desktop: '8rem', tablet: '5rem' },
    `min(${css({ desktop: '8rem', tablet: '5rem' })}, ${css({ desktop: 'max(2rem, 9cqw)', tablet: '16cqw', mobile: 'max(2rem, 9cqw)' })})`,
  ],
])('titleSize uses %s', (_, size, written) => expect(titleSize(size, 'max(2rem, 9cqw)')).toEqual(written))
