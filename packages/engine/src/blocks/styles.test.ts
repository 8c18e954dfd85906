import { expect, test } from 'vitest'
import { fixedBreakpoints } from '../block-tests/css.ts'
import { withBreakpoints } from '../render/styles/breakpoints.ts'
import { blocks } from './index.ts'
import { styles, stylesOf } from './styles.ts'

const shared = import.meta.glob<unknown>(
  ['../render/{parts,product,slider}/**/*.tsx', '!../render/**/*.test.tsx', '!../render/parts/image/Lightbox.tsx'],
  { import: 'css', eager: true },
)

const sources = import.meta.glob<string>(['../render/**/*.tsx', '!../render/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('the style sheet of all blocks has the parts in every folder', () => {
  const styled = Object.entries(sources).flatMap(([path, source]) => (/^export const css = /m.test(source) ? [path] : []))
  expect(styled.length).toBeGreaterThan(20)
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(styled))
  expect(Object.entries(shared).flatMap(([path, css]) => (styles.includes(String(css)) ? [] : [path]))).toEqual([])
})

// The production build fails on a missing export; the development server returns undefined for it.
test.each(Object.entries(shared))('%s exports its style sheet', (_, css) => {
  expect(css).toEqual(expect.any(String))
})

test('a style sheet of some blocks holds the base, their parts once, and nothing of other blocks', () => {
  const { hero, categoriesSlider, textBlock } = blocks
  const sheet = stylesOf({ hero, categoriesSlider, textBlock } as typeof blocks)
  for (const rule of ['.bf-page {', '.bf-hero', '.bf-categoriesSlider', '.bf-richText']) expect(sheet).toContain(rule)
  expect(sheet.split('.bf-slider {')).toHaveLength(2)
  for (const other of ['.bf-navbar', '.bf-footer', '.bf-contactForm']) expect(sheet).not.toContain(other)
  expect(sheet.length).toBeLessThan(styles.length / 2)
  expect(stylesOf({ own: { css: '.bf-own { color: red }' } })).toMatch(/\n\.bf-own \{ color: red \}\n\}$/)
})

test('the style sheet of all blocks by definition has every part', () => {
  const sheet = stylesOf(blocks)
  expect(Object.entries(shared).flatMap(([path, css]) => (sheet.includes(String(css)) ? [] : [path]))).toEqual([])
})

test('own breakpoints replace every default one in conditions, and change nothing else', () => {
  expect(fixedBreakpoints(styles)).toEqual([])
  const own = { tablet: 700, desktop: 1200 }
  const sheet = withBreakpoints(styles, own)
  const widths = (css: string) => [...css.matchAll(/@(?:container|media)[^{]*width[^{]*/g)].map(([condition]) => condition)
  expect(widths(sheet)).toEqual(widths(styles).map((text) => text.replace('768px', '700px').replace('1024px', '1200px')))
  expect(widths(sheet).filter((condition) => /700px|1200px/.test(condition)).length).toBeGreaterThan(20)
  expect(sheet.replaceAll('700px', '768px').replaceAll('1200px', '1024px')).toBe(
    styles.replaceAll('700px', '768px').replaceAll('1200px', '1024px'),
  )
  expect(stylesOf(blocks, own)).toBe(withBreakpoints(stylesOf(blocks), own))
})
