import { themes } from '@blockfront/starter'
import { expect, it } from 'vitest'
import { themeTexts } from './theme-texts.ts'

const store = { name: 'Fern & Oak', storeEmail: 'hello@fern.example' }
const pagesOf = (theme: (typeof themes)[number]) =>
  theme.pages(store).map(({ slug, name, content }) => ({ pageId: slug, name, content }))
const text = (html: string) => [{ id: 'a', type: 'textBlock', contentType: 'normal', version: 2, props: { text: html } }]

it.each(themes.map((theme) => [theme.id, theme] as const))(
  'finds the texts of the theme %s, also after a renaming',
  (_, theme) => {
    const found = themeTexts(pagesOf(theme))
    expect(new Set(found.map(({ pageId }) => pageId))).toContain('about')
    expect(found.some(({ text: words }) => words.includes(store.name))).toBe(true)
    expect(themeTexts(pagesOf(theme), 2)).toHaveLength(2)
  },
)

it('accepts texts of the owner and short labels', () => {
  const page = (content: unknown) => [{ pageId: 'p', name: 'P', content }]
  expect(themeTexts(page(text('<p>We bake from four in the morning.</p>')))).toEqual([])
  expect(themeTexts(page(text('<p></p>')))).toEqual([])
  expect(themeTexts(page([{ type: 'productGrid', props: { sectionTitle: 'New arrivals' } }]))).toEqual([])
})

it('finds the placeholders of a block, one for each block', () => {
  const content = [2, 1].map((version) => ({ id: `t${version}`, type: 'testimonials', version, props: {} }))
  const found = themeTexts([{ pageId: 'p', name: 'Reviews', content }])
  const at = { pageId: 'p', page: 'Reviews', block: 'Testimonials' }
  expect(found).toEqual([
    { ...at, blockId: 't2', text: 'Replace this text with the words of a real customer.' },
    { ...at, blockId: 't1', text: 'Kind words from people who shop with us.' },
  ])
})
