import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Block } from '../../block.ts'
import { blocks as builtIn } from '../../blocks/index.ts'
import type { Document, DocumentBlock } from '../document.ts'
import { walk } from '../find.ts'
import { load } from '../loading/load.ts'
import { save } from '../save.ts'
import { deepFreeze, storedDocument } from '../testing/arbitrary-document.ts'
import { blocks as small } from '../testing/blocks.ts'
import { mapUrls } from '../translation/map-urls.ts'
import { sourceTexts } from '../translation/source-texts.ts'
import { translateDocument } from '../translation/translate-document.ts'
import { detachComponents, expandComponents, overridableProps } from './expand-components.ts'
import { instanceOf, mapOverrides } from './instance.ts'

const shows = builtIn.sharedComponent as Block
const blocks = { ...small, sharedComponent: shows }
const instance = (id: string, componentId: string, overrides: unknown[] = [], more: object = {}) => ({
  type: 'sharedComponent',
  id,
  props: { componentId, overrides },
  ...more,
})
const note = (id: string, heading: string) => ({ type: 'note', id, props: { heading } })
const loaded = (content: unknown[]): Document => deepFreeze(load({ content }, blocks).document)
const componentsOf = (stored: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(stored).map(([id, content]) => [id, loaded(content).content]))
const shownIn = (document: Document) =>
  [...walk(document)].map(({ block: { id, props } }) => [id, (props as { heading?: string }).heading])

it('shows the blocks of a component with the overrides of each instance, also in containers', () => {
  const components = componentsOf({ intro: [note('a', 'One'), { type: 'box', id: 'b', childComponents: [note('c', 'Two')] }] })
  const own = { id: 'c', type: 'note', version: 1, props: { heading: 'Own' } }
  const page = loaded([
    note('top', 'Page'),
    instance('x', 'intro'),
    { type: 'box', id: 'y', childComponents: [instance('z', 'intro', [own])] },
  ])
  expect(shownIn(expandComponents(page, blocks, components))).toEqual([
    ['top', 'Page'],
    ['x-a', 'One'],
    ['x-b', undefined],
    ['x-c', 'Two'],
    ['y', undefined],
    ['z-a', 'One'],
    ['z-b', undefined],
    ['z-c', 'Own'],
  ])
  const without = loaded([note('top', 'Page')])
  expect(expandComponents(without, blocks, components)).toBe(without)
})

it('shows nothing for a missing, hidden or nested instance, and ignores overrides that no longer fit', () => {
  const components = componentsOf({ one: [note('a', 'One'), instance('deep', 'one')] })
  const stale = [
    { id: 'gone', type: 'note', version: 1, props: { heading: 'Own' } },
    { id: 'a', type: 'gallery', version: 1, props: { heading: 'Own' } },
  ]
  const page = loaded([
    instance('m', 'missing'),
    instance('p', 'constructor'),
    instance('h', 'one', [], { editor: { hidden: true } }),
    instance('o', 'one', stale),
    instance('w', 'one', [], { editor: { hiddenOn: ['mobile'], appear: 'fade' } }),
  ])
  const { content } = expandComponents(page, blocks, components)
  expect(content.map(({ id }) => id)).toEqual(['o-a', 'w-a'])
  expect(content[0]?.props).toMatchObject({ heading: 'One' })
  expect(content[1]?.editor).toEqual({ hiddenOn: ['mobile'], appear: 'fade' })
  expect(instanceOf(blocks, page.content[3] as DocumentBlock)?.overrides).toEqual(stale)
  const detached = detachComponents(page, blocks, components).content
  expect(detached.map(({ id, editor }) => [id, editor?.hidden])).toEqual([
    ['h-a', true],
    ['o-a', undefined],
    ['w-a', undefined],
  ])
})

it('adds the widths and effects of an instance to those of the blocks, and leaves out global blocks', () => {
  const own = { ...note('a', 'One'), editor: { hover: 'enlarge', hiddenOn: ['tablet'] } }
  const components = componentsOf({ one: [own, note('b', 'Two'), { type: 'bar', id: 'bar' }, { type: 'gone', id: 'odd' }] })
  const outdated = { id: 'a', type: 'note', version: 2, props: { heading: 'Own' } }
  const foreign = { id: 'b', type: 'note', version: 1, props: { heading: 'New', mystery: 1 } }
  const page = loaded([
    instance('h', 'one', [outdated], { editor: { hover: 'lift', hiddenOn: ['mobile', 'tablet'] }, slot: 'side' }),
    instance('p', 'one', [foreign]),
    instance('o', 'one', [], { editor: { hover: 'lift' } }),
  ])
  const { content } = expandComponents(page, blocks, components)
  expect(content.map(({ id, editor }) => [id, editor])).toEqual([
    ['h-a', { hover: 'enlarge', hiddenOn: ['mobile', 'tablet'] }],
    ['h-b', { hover: 'lift', hiddenOn: ['mobile', 'tablet'] }],
    ['h-odd', undefined],
    ['p-a', { hover: 'enlarge', hiddenOn: ['tablet'] }],
    ['p-b', undefined],
    ['p-odd', undefined],
    ['o-a', { hover: 'enlarge', hiddenOn: ['tablet'] }],
    ['o-b', { hover: 'lift' }],
    ['o-odd', undefined],
  ])
  expect(content[0]).toMatchObject({ slot: 'side', props: { heading: 'One' } })
  expect(content[4]?.props).toMatchObject({ heading: 'New' })
  expect(content[4]?.props).not.toHaveProperty('mystery')
  expect([...overridableProps(small.sheets as Block)]).toEqual([])
  expect([...overridableProps(small.sides as Block)]).toEqual(['wide'])
})

it('completes overrides on load: removes values that do not fit, migrates, and keeps what it does not know', () => {
  const overrides = [
    { id: 'a', type: 'note', version: 1, props: { color: 'red; x', heading: 'Own', later: 1 } },
    { id: 'b', type: 'note', version: 99, props: { heading: 5 } },
    { id: 'c', type: 'carousel', version: 1, props: { heading: 5 } },
    { id: 'd', type: 'offer', version: 1, props: { legacy: 1, price: 9 } },
  ]
  const { document, report } = load({ content: [instance('x', 'one', overrides)] }, blocks)
  const [first, ...others] = instanceOf(blocks, document.content[0] as DocumentBlock)?.overrides ?? []
  expect(first?.props).toEqual({ heading: 'Own', later: 1 })
  expect(others.slice(0, 2)).toEqual(overrides.slice(1, 3))
  expect(others[2]?.version).toBe(small.offer?.version)
  expect(report.map(({ path, kind }) => [path.join('.'), kind])).toContainEqual([
    'content.0.props.overrides.0.props.color',
    'dropped',
  ])
  expect(load({ content: [instance('x', 'one', [5, null, { id: 'a' }])] }, blocks).report.length).toBeGreaterThan(0)
})

it('translates overrides, and finds their URLs and formatted texts', () => {
  const hero = {
    id: 'h',
    type: 'textBlock',
    version: builtIn.textBlock?.version,
    props: { text: '<p><a href="/old">Hi</a></p>' },
  }
  const { document } = load({ content: [instance('x', 'one', [hero])] }, builtIn)
  const [text] = sourceTexts(document, builtIn)
  expect(text).toMatchObject({ path: 'x.overrides.h.text', blockId: 'x', kind: 'richText' })
  const german = translateDocument(document, builtIn, { 'x.overrides.h.text': { source: hero.props.text, text: '<p>Hallo</p>' } })
  expect(JSON.stringify(save(german))).toContain('Hallo')
  expect(JSON.stringify(save(mapUrls(document, builtIn, (url) => `/de${url}`)))).toContain('/de/old')
  const [block] = document.content
  if (block?.contentType !== 'normal') throw new Error('The instance was not loaded.')
  expect(mapOverrides(builtIn, block, (_, { props }) => props)).toBe(block.props)
})

it('has unique ids for any documents and components, and none of the expanded blocks is an instance', () => {
  const id = fc.constantFrom('a', 'b', 'a-b', 'one', 'two')
  const anyInstance = fc.tuple(fc.string({ maxLength: 3 }), id).map(([own, of]) => instance(own, of))
  fc.assert(
    fc.property(storedDocument, storedDocument, fc.array(anyInstance, { maxLength: 4 }), (stored, inner, instances) => {
      const page = deepFreeze(load({ ...stored, content: [...stored.content, ...instances] }, blocks).document)
      const components = { a: loaded([...inner.content, instance('n', 'b')]).content, 'a-b': loaded(inner.content).content }
      const expanded = expandComponents(page, blocks, components)
      const ids = [...walk(expanded)].map(({ block }) => block.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect([...walk(expanded)].some(({ block }) => instanceOf(blocks, block))).toBe(false)
      expect([...walk(expandComponents(page, blocks, components))].map(({ block }) => block.id)).toEqual(ids)
    }),
    { numRuns: repeat(60) },
  )
})
