import { type DocumentBlock, load, save } from '@blockfront/engine'
import { repeat } from '@blockfront/tooling/tests/repeat'
import type { Config, Data } from '@puckeditor/core'
import { migrate } from '@puckeditor/core/rsc'
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { type PuckConfig, slotsOfConfig } from '../sketch/puck-config.ts'
import { convertPuckData } from './convert.ts'
import { isObject } from './json.ts'
import { camelCase } from './names.ts'
import { ImportError } from './problem.ts'
import { parseMap } from './puck-map.ts'

interface Component {
  type: string
  props: Record<string, unknown> & { id: string }
}

/** Components with text, numbers, lists and objects, whose slots contain further ones. The ids are unique. */
const { tree } = fc.letrec<{ tree: Component[]; node: Component }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 3 }),
  node: fc
    .record({
      type: fc.constantFrom('Hero', 'Rich Text', 'columns', 'Ünïcode', 'toString', '3D'),
      props: fc.dictionary(fc.constantFrom('title', 'items', 'url', '__proto__', 'constructor'), fc.jsonValue({ maxDepth: 2 }), {
        maxKeys: 3,
      }),
      left: fc.oneof({ depthIdentifier: 'tree' }, fc.constant([]), tie('tree')),
      right: fc.oneof({ depthIdentifier: 'tree' }, fc.constant([]), tie('tree')),
    })
    .map(({ type, props, left, right }) => ({ type, props: { ...props, id: '', left, right } })),
}))

/** Gives each component of a tree an id. */
function withIds(list: readonly Component[], next = { id: 0 }): Component[] {
  return list.map(({ type, props }) => {
    const id = `id-${next.id++}`
    const slots = { left: withIds(props.left as Component[], next), right: withIds(props.right as Component[], next) }
    return { type, props: { ...props, ...slots, id } }
  })
}
const pages = tree.map((content) => ({ root: { props: { title: 'Page' } }, content: withIds(content) }))

/** The same page with its slots as zones, as Puck stored them before slots. */
function asZones(list: readonly Component[], zones: Record<string, Component[]>): Component[] {
  return list.map(({ type, props: { left, right, ...props } }) => {
    for (const [name, content] of Object.entries({ left, right }))
      zones[`${props.id}:${name}`] = asZones(content as Component[], zones)
    return { type, props: props as Component['props'] }
  })
}

const slotField = { type: 'slot' as const }
/** A config in which every component has the two slots, so that Puck itself can move zones to slots. */
const config = {
  components: Object.fromEntries(
    ['Hero', 'Rich Text', 'columns', 'Ünïcode', 'toString', '3D'].map((name) => [
      name,
      { fields: { left: slotField, right: slotField }, render: () => null },
    ]),
  ),
} as unknown as Config

/** Without the config, an empty list is a prop like any other. */
const known = { slots: slotsOfConfig(config as PuckConfig) }

const idsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(idsIn)
    : isObject(value)
      ? [...(typeof value.id === 'string' ? [value.id] : []), ...Object.values(value).flatMap(idsIn)]
      : []

describe('a page of Puck', () => {
  it('keeps every component once, in its order and slot, and every other prop', () => {
    const expected = (list: readonly Component[]): unknown[] =>
      list.map(({ props: { id, left, right, ...props } }) => [
        id,
        Object.keys(props),
        expected(left as Component[]),
        expected(right as Component[]),
      ])
    const found = (list: readonly unknown[]): unknown[] =>
      (list as { id: string; props: object; childComponents?: { slot: string }[] }[]).map(
        ({ id, props, childComponents = [] }) => [
          id,
          Object.keys(props),
          found(childComponents.filter(({ slot }) => slot === 'left')),
          found(childComponents.filter(({ slot }) => slot === 'right')),
        ],
      )
    fc.assert(
      fc.property(pages, (page) => {
        const { document, blocks, problems } = convertPuckData(page, known)
        expect(found(document.content)).toEqual(expected(page.content))
        expect(blocks).toBe(idsIn(document.content).length)
        expect(document.settings?.metaTitle).toBe('Page')
        expect(problems.filter(({ kind }) => !['too-deep', 'same-name'].includes(kind))).toEqual([])
      }),
    )
  })

  it('is the same page with zones, also if Puck has moved them to slots', () => {
    const quiet = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      fc.assert(
        fc.property(pages, (page) => {
          const zones: Record<string, Component[]> = {}
          const old = { ...page, content: asZones(page.content, zones), zones }
          const { document } = convertPuckData(page, known)
          expect(convertPuckData(old, known).document).toEqual(document)
          expect(convertPuckData(migrate(structuredClone(old) as unknown as Data, config), known).document).toEqual(document)
        }),
        { numRuns: repeat(15) },
      )
    } finally {
      quiet.mockRestore()
    }
  })

  it('is loaded by the engine without loss', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const { content } = convertPuckData(page, known).document
        expect(save(load(content, {}).document).content).toEqual(content)
      }),
    )
  })
})

test('any JSON is converted without loss or refused', () => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [JSON.stringify(value)]
  const item = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record({ type: fc.string(), props: fc.dictionary(fc.string(), fc.jsonValue()) }),
  )
  const data = fc.record(
    {
      content: fc.array(item),
      root: fc.jsonValue(),
      zones: fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.array(item))),
      extra: fc.jsonValue(),
    },
    { requiredKeys: ['content'] },
  )
  fc.assert(
    fc.property(data, (page) => {
      const { document } = convertPuckData(page)
      // The names of block types change.
      const kept = new Set([...leaves(document), ...typesIn(page)])
      expect(leaves(page).filter((leaf) => !kept.has(leaf))).toEqual([])
    }),
  )
})

const typesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(typesIn)
    : isObject(value)
      ? [...(typeof value.type === 'string' ? [JSON.stringify(value.type)] : []), ...Object.values(value).flatMap(typesIn)]
      : []

const hero = (id: string, props: object = {}) => ({ type: 'Hero', props: { id, ...props } })
const kindsOf = (data: unknown, options = {}) =>
  convertPuckData(data, options).problems.map(({ kind, path }) => `${kind} ${path}`)

test('reports what has no equivalent, with its place', () => {
  expect(kindsOf({ root: { props: { theme: 'dark' } }, content: [null] })).toEqual(['not-puck content[0]', 'root root.props'])
  expect(kindsOf({ content: [hero('a'), hero('a')] })).toEqual(['duplicate-id content[1]'])
  expect(kindsOf({ content: [hero('a'), { type: 'hero', props: { id: 'b' } }] })).toEqual(['same-name content[1]'])
  expect(kindsOf({ content: [hero('a', { box: { body: [hero('b')] } })] })).toEqual(['nested-slot content[0].props.box.body'])
  const twoInOne = { items: [{ body: [hero('b')], side: [hero('c')] }] }
  expect(kindsOf({ content: [hero('a', twoInOne)] }).map((text) => text.split(' ')[0])).toEqual(['nested-slot', 'nested-slot'])
  expect(kindsOf({ content: [hero('a', { left: [hero('b')] })], zones: { 'a:left': [hero('c')] } })).toEqual([
    'slot-and-zone zones["a:left"]',
  ])
  expect(kindsOf({ content: [], zones: { 'gone:left': [hero('c')] } })).toEqual(['lost-zone zones["gone:left"]'])
  expect(kindsOf({ content: [hero('a', { data: 1 })] })).toEqual(['reserved-prop content[0].props.data'])
  expect(kindsOf({ content: [{ ...hero('a'), readOnly: { title: true } }] })).toEqual(['read-only content[0].readOnly'])
  expect(kindsOf({ content: [], version: 2 })).toEqual(['unknown-key version'])
  expect(kindsOf({ content: Array.from({ length: 2001 }, (_, i) => hero(`${i}`)) })).toEqual(['too-large content'])
  expect(kindsOf({ content: [], root: { props: {} }, zones: { 'root:side': [hero('a')] } })).toEqual(['root root.props'])
})

test('a slot in each item of a list is named by the id of the item', () => {
  const items = [{ body: [hero('b')] }, { id: 'own', body: [hero('c')] }, { id: 7, body: [hero('d')] }, { id: 'own' }]
  const { document, problems } = convertPuckData({ content: [hero('a', { items })] })
  expect(problems).toEqual([])
  expect(document.content).toMatchObject([
    {
      props: { items: [{ id: 'items1' }, { id: 'own' }, { id: 'items3', puck_id: 7 }, { id: 'items4', puck_id: 'own' }] },
      childComponents: [
        { id: 'b', slot: 'items1' },
        { id: 'c', slot: 'own' },
        { id: 'd', slot: 'items3' },
      ],
    },
  ])
})

test('zones that contain each other are hidden at the end of the page', () => {
  const zones = { 'b:in': [hero('a')], 'a:in': [hero('b')] }
  const { document, problems } = convertPuckData({ content: [], zones })
  expect(problems.map(({ kind }) => kind)).toEqual(['lost-zone'])
  expect(idsIn(document.content)).toEqual(['a', 'b'])
  expect(document.content).toMatchObject([{ editor: { hidden: true }, childComponents: [{ slot: 'in' }] }])
})

test('a map renames components, props and slots, and puts the root around the page', () => {
  const map = parseMap({
    components: {
      Hero: {
        type: 'banner',
        props: { title: 'heading' },
        slots: { actions: null },
        convert: (props: object) => ({ ...props, size: 'large' }),
      },
    },
    root: { type: 'frame', props: { theme: 'palette' } },
  })
  const data = { root: { props: { title: 'T', theme: 'dark' } }, content: [hero('a', { title: 'Hi', actions: [hero('b')] })] }
  expect(convertPuckData(data, { map })).toEqual({
    blocks: 3,
    problems: [],
    document: {
      globalContent: [],
      settings: { name: 'T', metaTitle: 'T' },
      content: [
        {
          type: 'frame',
          props: { palette: 'dark' },
          childComponents: [
            {
              id: 'a',
              type: 'banner',
              props: { heading: 'Hi', size: 'large' },
              childComponents: [{ id: 'b', type: 'banner', props: { size: 'large' } }],
            },
          ],
        },
      ],
    },
  })
})

test('input without an end or of another kind is refused with a reason', () => {
  let deep: unknown = 1
  for (let level = 0; level < 500; level++) deep = [deep]
  for (const data of [null, [], { content: 1 }, { content: [hero('a', { deep })] }])
    expect(() => convertPuckData(data)).toThrow(ImportError)
  for (const map of [
    [],
    { component: {} },
    { components: { A: { type: 'Big' } } },
    { components: { A: { props: { a: 1 } } } },
    { root: { convert: 1 } },
  ])
    expect(() => parseMap(map)).toThrow(ImportError)
})

test('names become camelCase', () => {
  const names = {
    HeroBanner: 'heroBanner',
    'Rich Text': 'richText',
    FAQ: 'faq',
    'Überschrift 2': 'uberschrift2',
    '3D': 'block3D',
    日本: 'block',
    textBlock: 'textBlock',
  }
  for (const [name, type] of Object.entries(names)) expect(camelCase(name, 'block').toLowerCase(), name).toBe(type.toLowerCase())
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aZ9é日 -_ΩßǅÅ') }), (name) => {
      expect(camelCase(name, 'block')).toMatch(/^[a-z][A-Za-z0-9]*$/)
    }),
  )
})

/** The loaded document has types that the app does not know, so every block is kept as stored. */
test('a loaded block keeps the slot of its children', () => {
  const { content } = convertPuckData({ content: [hero('a', { left: [hero('b')] })] }).document
  const [block] = load(content, {}).document.content as DocumentBlock[]
  expect(block).toMatchObject({ contentType: 'unknown', stored: { childComponents: [{ slot: 'left' }] } })
})
