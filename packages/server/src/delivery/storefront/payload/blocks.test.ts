import type { PageBlock } from '@blockfront/engine/render'
import { expect, it } from 'vitest'
import { drawHeading, listsAllProducts, prepareBlocks } from './blocks.ts'

const block = (type: string, props: Record<string, unknown> = {}) => ({
  id: type,
  type,
  contentType: 'normal',
  version: 2,
  props,
})
const container = (...childComponents: object[]) => ({
  ...block('container'),
  contentType: 'container',
  version: 1,
  childComponents,
})
const contentOf = (...content: object[]) => prepareBlocks(JSON.stringify({ content, globalContent: [] })).content

it.each([
  ['the product of a page', block('product'), true],
  ['a hero whose first slide has a title', block('hero', { slides: [{ title: 'First' }, { title: '' }] }), true],
  ['a hero with its defaults', block('hero'), true],
  ['a container with such a hero', container(block('textBlock'), block('hero')), true],
  ['a hero whose first slide has no title', block('hero', { slides: [{ title: '' }, { title: 'Later' }] }), false],
  ['a hero without slides', block('hero', { slides: [] }), false],
  ['text', block('textBlock', { text: '<h2>Second</h2>' }), false],
])('%s renders the first heading, or not', (_, given, draws) => {
  expect(contentOf(given)).toHaveLength(1)
  expect(drawHeading(contentOf(given))).toBe(draws)
})

const image = (id: string, src = '/media/a.webp') => ({ ...block('imageBlock', { src }), id })
const plainHero = block('hero', { slides: [{ backgroundType: 'solid', background: '#fff', title: 'Hello' }] })

it.each([
  ['an image that opens the page', [image('a'), image('b')], ['a']],
  ['an image in a container below a hero without one', [plainHero, { ...container(image('', ''), image('c')), id: 'b' }], ['c']],
  ['a hero with an image, not the one below it', [block('hero', { slides: [{ background: '/a.webp' }] }), image('b')], ['hero']],
  ['the product of a page, not an image below it', [block('product'), image('b')], ['product']],
  ['products that open a page, not an image below them', [block('productGrid'), image('b')], ['productGrid']],
  ['no image further down', [plainHero, block('textBlock'), image('c')], []],
])('loads first %s', (_, given, marked) => {
  const idsOf = (blocks: readonly PageBlock[]): string[] =>
    blocks.flatMap(({ id, eager, childComponents = [] }) => [...(eager ? [id] : []), ...idsOf(childComponents)])
  expect(idsOf(contentOf(...given))).toEqual(marked)
})

it('only a grid of the latest products lists all products', () => {
  const [grid, slider, other] = contentOf(
    block('simpleProductGrid', { layout: 'grid', productCollection: 'latest' }),
    { ...block('simpleProductGrid', { layout: 'slider', productCollection: 'latest' }), id: 'b' },
    { ...block('productGrid'), id: 'c' },
  )
  expect([grid, slider, other].map((one) => one && listsAllProducts(one))).toEqual([true, false, false])
})

it('keeps effects, except for the first two blocks, which most shoppers see at once', () => {
  const editor = { appear: 'rise', hover: 'lift' }
  const marked = (id: string) => ({ ...block('textBlock'), id, editor })
  const inside = { ...container(marked('c')), id: 'b', editor }
  const found = contentOf(marked('a'), inside, marked('d'), { ...marked('e'), editor: { appear: 'spin' } })
  expect(found.map((one) => one.editor)).toEqual([{ hover: 'lift' }, { hover: 'lift' }, editor, undefined])
  expect(found[1]?.childComponents?.[0]?.editor).toEqual({ hover: 'lift' })
})

it('keeps the widths at which a block is hidden, and no other annotation', () => {
  const editor = { label: 'Mine', locked: true, hiddenOn: ['mobile'] }
  const [marked, hidden] = contentOf({ ...block('textBlock'), editor }, { ...block('hero'), editor: { ...editor, hidden: true } })
  expect(marked?.editor).toEqual({ hiddenOn: ['mobile'] })
  expect(hidden).toBeUndefined()
})
