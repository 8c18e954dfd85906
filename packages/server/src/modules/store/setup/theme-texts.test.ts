import { themes } from '@blockfront/starter'
import { expect, it } from 'vitest'
import { hasParts, themeTexts } from './theme-texts.ts'

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

it.each<[string, string[], boolean]>([
  ['About Fern', ['About ', ''], true],
  ['About ', ['About ', ''], false],
  ['Fern is new', ['', ' is new'], true],
  [' is new', ['', ' is new'], false],
  ['Is Fern new', ['', ' is new'], false],
  ['All About Fern', ['About ', ''], false],
  ['About Fern', ['About ', '.'], false],
  ['About F.', ['About ', '.'], true],
  ['About Fern: welcome to Fern.', ['About ', ': welcome to ', '.'], true],
  ['About Fern: hello from Fern.', ['About ', ': welcome to ', '.'], false],
  ['About : welcome to Fern.', ['About : welcome', ': welcome to ', '.'], false],
  ['About Fern: welcome to .', ['About ', ': welcome to ', '.'], false],
  ['- b - a - Fern.', ['', ' - a - ', ' - b - ', '.'], false],
  ['-a-b-', ['', '-a', '-b', '-'], false],
  ['to Fern.', ['', 'to ', '.'], true],
])('%j consists of %j: %s', (words, parts, expected) => {
  expect(hasParts(words, parts)).toBe(expected)
})

it('finds a text with the name that the store has now, in plain words, of at most 120 characters', () => {
  const rest = 'Look around the store, and contact us if you have a question.'
  const welcome = (name: string) =>
    themeTexts([
      {
        pageId: 'p',
        name: 'P',
        content: text(`<p>Welcome to ${name}. ${rest}</p>\n<p><a href="/page/contact">Contact us</a></p>`),
      },
    ]).map(({ text: words }) => words)
  expect(welcome('F')).toEqual([`Welcome to F. ${rest} Contact us`])
  const long = `Welcome to "A" & <b> 'C' ${'x'.repeat(60)}. ${rest}`
  expect(welcome(`&quot;A&quot; &amp; &lt;b&gt;  &#39;C&#39; ${'x'.repeat(60)}`)).toEqual([long.slice(0, 120)])
  expect(welcome('')).toEqual([])
})

it('finds the instructions of section templates, but not their complete texts', () => {
  const found = (html: string) => themeTexts([{ pageId: 'p', name: 'P', content: text(html) }])
  expect(found('<h3>Who we are</h3><p>Say who works in your store and why.</p>')).toHaveLength(1)
  expect(found('<h3>Questions?</h3><p>Send us a message and we will reply by email.</p>')).toEqual([])
})

it('finds 50 texts at most, of all pages', () => {
  const pages = Array.from({ length: 30 }, (_, page) => ({
    pageId: `p${page}`,
    name: 'P',
    content: [1, 2].map((version) => ({ id: `t${version}`, type: 'testimonials', version, props: {} })),
  }))
  const found = themeTexts(pages)
  expect([found.length, found.at(-1)?.pageId]).toEqual([50, 'p24'])
})
