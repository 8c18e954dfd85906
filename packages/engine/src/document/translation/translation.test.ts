import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Block } from '../../block.ts'
import type { Document } from '../document.ts'
import { load } from '../loading/load.ts'
import { reorder } from '../operations/reorder.ts'
import { asJson, loadedDocument } from '../testing/arbitrary-document.ts'
import { blocks } from '../testing/blocks.ts'
import { mapHtmlLinks, mapUrls } from './map-urls.ts'
import { sourceTexts } from './source-texts.ts'
import { mapTexts } from './text-fields.ts'
import { type Translations, translateDocument } from './translate-document.ts'

const gallery = (titles: string[]) =>
  load(
    {
      content: [
        {
          id: 'g',
          type: 'gallery',
          props: {
            slides: titles.map((title) => ({ title, buttons: [{ text: 'Buy', url: '/shop' }] })),
            links: ['Plain', { label: 'Terms', url: '/page/terms' }],
          },
        },
      ],
    },
    blocks,
  ).document

const german = (document: Document): Translations =>
  Object.fromEntries(sourceTexts(document, blocks).map(({ path, text }) => [path, { source: text, text: `de:${text}` }]))

it('lists the texts of lists in lists and of links, with labels, and no colors or URLs', () => {
  expect(sourceTexts(gallery(['One']), blocks)).toEqual([
    { path: 'g.slides.0.title', blockId: 'g', block: 'gallery', text: 'One', kind: 'text', label: 'Slides › Slide 1 › Title' },
    {
      path: 'g.slides.0.buttons.0.text',
      blockId: 'g',
      block: 'gallery',
      text: 'Buy',
      kind: 'text',
      label: 'Slides › Slide 1 › Buttons › Button 1 › Text',
    },
    { path: 'g.links.0', blockId: 'g', block: 'gallery', text: 'Plain', kind: 'text', label: 'Links › Link 1' },
    { path: 'g.links.1.label', blockId: 'g', block: 'gallery', text: 'Terms', kind: 'text', label: 'Links › Link 2 › Label' },
  ])
})

it('numbers the items of a list without a name', () => {
  const item = { label: '', kind: 'text' } as const
  const labeled = mapTexts(['a', 'b'], { label: '', item }, ({ text, path, labels }) => [text, path, ...labels].join())
  expect(labeled).toEqual(['a,0,1', 'b,1,2'])
})

it('leaves out hidden blocks and empty texts', () => {
  const { document } = load(
    [
      { id: 'a', type: 'note', props: { heading: 'Seen' } },
      { id: 'b', type: 'note', props: { heading: 'Hidden' }, editor: { hidden: true } },
      { id: 'c', type: 'note', props: { heading: ' ' } },
      { id: 'd', type: 'box', childComponents: [{ id: 'e', type: 'note', props: { heading: 'Inside' } }] },
    ],
    blocks,
  )
  expect(sourceTexts(document, blocks).map(({ text }) => text)).toEqual(['Seen', 'Inside'])
})

it('translates every listed text and nothing else, in any document', () => {
  fc.assert(
    fc.property(loadedDocument, (document) => {
      const before = sourceTexts(document, blocks)
      const translated = translateDocument(document, blocks, german(document))
      const after = sourceTexts(translated, blocks)
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => `de:${text}`))
      // With the texts put back, the document is the one from before.
      const back = Object.fromEntries(before.map(({ path, text }) => [path, { source: `de:${text}`, text }]))
      expect(asJson(translateDocument(translated, blocks, back))).toEqual(asJson(document))
    }),
  )
})

it('keeps the same document without translations that fit', () => {
  fc.assert(
    fc.property(
      loadedDocument,
      fc.dictionary(fc.string(), fc.record({ source: fc.string(), text: fc.string() })),
      (document, odd) => {
        expect(translateDocument(document, blocks, {}).content).toBe(document.content)
        const outdated = Object.fromEntries(
          sourceTexts(document, blocks).map(({ path }) => [path, { source: '\u0000changed', text: 'old' }]),
        )
        const sources = new Set(sourceTexts(document, blocks).map(({ text }) => text))
        const unknown = Object.fromEntries(Object.entries(odd).filter(([, { source }]) => !sources.has(source)))
        const result = translateDocument(document, blocks, { ...outdated, ...unknown })
        expect(result.content).toBe(document.content)
        expect(result.globalContent).toBe(document.globalContent)
      },
    ),
  )
})

it('falls back to the source of a changed text, and keeps translations in a reordered list', () => {
  const translations = german(gallery(['One', 'Two']))
  const titles = (document: Document) =>
    (document.content[0]?.props.slides as { title: string }[] | undefined)?.map(({ title }) => title)
  expect(titles(translateDocument(gallery(['One', 'New']), blocks, translations))).toEqual(['de:One', 'New'])
  expect(titles(translateDocument(gallery(['Two', 'One']), blocks, translations))).toEqual(['de:Two', 'de:One'])
  const empty = { ...translations, 'g.slides.0.title': { source: 'One', text: '' } }
  expect(titles(translateDocument(gallery(['One']), blocks, empty))).toEqual(['One'])
})

it('finds translations by block id, wherever the block moves', () => {
  const two = load(
    [
      { id: 'a', type: 'note', props: { heading: 'A' } },
      { id: 'b.c', type: 'note', props: { heading: 'B' } },
    ],
    blocks,
  )
  const moved = reorder(two.document, blocks, { id: 'a', by: 1 }).document
  const translated = translateDocument(moved, blocks, german(two.document))
  expect(translated.content.map(({ props }) => props.heading)).toEqual(['de:B', 'de:A'])
})

it('maps URLs of link fields and of formatted text', () => {
  const mapped = mapUrls(gallery(['One']), blocks, (url) => `/de${url}`)
  expect(mapped.content[0]?.props).toMatchObject({
    slides: [{ buttons: [{ url: '/de/shop' }] }],
    links: ['Plain', { url: '/de/page/terms' }],
  })
  const html = '<p>a &lt;a href="/x"&gt; <a class="b" href="/shop?a=1&amp;b=2">Shop</a> <a href="https://x.test/">X</a></p>'
  expect(mapHtmlLinks(html, (url) => (url.startsWith('/') ? `/de${url}` : url))).toBe(
    html.replace('href="/shop', 'href="/de/shop'),
  )
})

it("translates the texts of an app's own field kinds in the way that their metadata says", () => {
  const quote = {
    ...blocks.note,
    type: 'quote',
    props: () =>
      z.object({
        words: z.string().meta({ control: 'markdown', label: 'Words', translatable: 'textarea' }).default('Well made.'),
        author: z.string().meta({ control: 'person', label: 'Author' }).default('Ada'),
        code: z.string().regex(/^\w+$/).meta({ control: 'code', label: 'Code', translatable: 'text' }).default('a1'),
      }),
  } as Block
  const { document } = load([{ id: 'q', type: 'quote' }], { quote })
  expect(sourceTexts(document, { quote })).toMatchObject([{ path: 'q.words', text: 'Well made.', kind: 'textarea' }])
})
