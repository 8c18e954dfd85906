import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Block } from '../../block.ts'
import * as field from '../../field/index.ts'
import { create } from '../create.ts'
import type { KnownBlock } from '../document.ts'
import { save } from '../save.ts'
import { blocks } from '../testing/blocks.ts'
import { load } from './load.ts'

/** The report of a stored value: path, kind and message of each entry, and the stored value. */
const reportOf = (stored: unknown) =>
  load(stored, blocks).report.map(({ path, kind, message, was }) => [path.join('.'), kind, message, was])
const boxes = (levels: number, childComponents: unknown): unknown =>
  levels === 0 ? childComponents : [{ type: 'box', id: `b${levels}`, childComponents: boxes(levels - 1, childComponents) }]

it.each<[unknown, unknown[]]>([
  [undefined, []],
  [null, []],
  [[], []],
  [{ content: [] }, []],
  [5, [['', 'dropped', 'Not a document. It starts empty.', 5]]],
  [{ content: 5 }, [['content', 'dropped', 'Not a list of blocks. It starts empty.', 5]]],
  [
    [{ type: 'box', id: 'x', childComponents: 5 }],
    [['content.0.childComponents', 'dropped', 'Not a list of blocks. It starts empty.', 5]],
  ],
  [boxes(8, 5), [[`content${'.0.childComponents'.repeat(8)}`, 'dropped', 'Not a list of blocks. It starts empty.', 5]]],
  [
    [{ type: 'sides', id: 's', childComponents: [] }],
    [['content.0.childComponents', 'defaulted', 'Right had too few blocks. It got new ones.', undefined]],
  ],
])('reports what it replaces in %j', (stored, report) => expect(reportOf(stored)).toEqual(report))

it.each<[object, string, string, string, unknown]>([
  [{ id: 7 }, 'id', 'identified', 'The id was a number; it is text now.', 7],
  [{ id: undefined }, 'id', 'identified', 'The block had no id; it got a new one.', undefined],
  [{ contentType: 'global' }, 'contentType', 'defaulted', 'contentType is not valid for the block type note.', 'global'],
  [{ version: 0 }, 'version', 'defaulted', 'version is not valid for the block type note.', 0],
  [{ version: 1.5 }, 'version', 'defaulted', 'version is not valid for the block type note.', 1.5],
  [{ variant: 5 }, 'variant', 'defaulted', 'variant is not valid for the block type note.', 5],
  [{ slot: 5 }, 'slot', 'defaulted', 'slot is not valid for the block type note.', 5],
  [{ props: [] }, 'props', 'defaulted', 'props is not valid for the block type note.', []],
  [{ editor: 5 }, 'editor', 'dropped', 'The editor cannot read this value.', 5],
  [{ editor: { locked: 1 } }, 'editor.locked', 'dropped', 'The editor cannot read this value.', 1],
  [{ editor: { appear: 'spin' } }, 'editor.appear', 'dropped', 'The editor cannot read this value.', 'spin'],
  [{ editor: { hover: 'spin' } }, 'editor.hover', 'dropped', 'The editor cannot read this value.', 'spin'],
  [{ props: { heading: 'x'.repeat(21) } }, 'props.heading', 'defaulted', 'Longer than 20 characters.', 'x'.repeat(21)],
  [{ props: { rating: 6 } }, 'props.rating', 'defaulted', 'More than 5.', 6],
  [{ props: { rating: -1 } }, 'props.rating', 'defaulted', 'Less than 0.', -1],
  [{ props: { open: 'yes' } }, 'props.open', 'defaulted', 'The field stores another type of value.', 'yes'],
])('reports %j of a block', (stored, path, kind, message, was) => {
  const note = { type: 'note', id: 'x', ...stored }
  expect(reportOf([note])).toEqual([[`content.0.${path}`, kind, message, was]])
  const [block] = load([note], blocks).document.content
  expect(block).toMatchObject({ contentType: 'normal', version: 1, props: { heading: 'Hello' } })
  for (const key of ['variant', 'slot']) expect(block).not.toHaveProperty(key)
  if (!('editor' in stored)) expect(block).not.toHaveProperty('editor')
  else expect((block as KnownBlock).editor).toEqual(stored.editor === 5 ? undefined : {})
})

it('reports lists that are too long, choices that do not exist, repeated ids and blocks that it does not read', () => {
  const slides = Array.from({ length: 6 }, () => ({}))
  expect(reportOf([{ type: 'gallery', id: 'x', props: { slides } }])).toEqual([
    ['content.0.props.slides', 'dropped', 'More than 5 items.', [{}]],
  ])
  const offer = (version: number, props: object) => ({ type: 'offer', id: `${version}`, version, props })
  const stored = [offer(3, { currency: 'GBP' }), offer(1, { price: 1 }), offer(2, { price: 'broken' }), offer(4, {})]
  expect(reportOf([...stored, { ...stored[0], props: {} }, 5])).toEqual([
    ['content.0.props.currency', 'defaulted', 'Not one of the choices.', 'GBP'],
    ['content.1.version', 'migrated', 'Migrated from version 1 to 3.', 1],
    ['content.1.props.price', 'defaulted', 'The field stores another type of value.', Number.NaN],
    ['content.2', 'unknown', 'Version 2 could not be migrated (price is broken). The block is kept unchanged.', stored[2]],
    [
      'content.3',
      'unknown',
      'Version 4 of this block type is newer than version 3 of this app. The block is kept unchanged.',
      stored[3],
    ],
    ['content.4.id', 'identified', 'Another block has the same id; this one got a new id.', '3'],
    ['content.5', 'unknown', 'This app has no block type with this name. The block is kept unchanged.', 5],
  ])
  const { content } = load(
    [
      { type: 'gone', version: 9, slot: 'left' },
      { type: 7, version: '9' },
    ],
    blocks,
  ).document
  expect(content).toMatchObject([
    { type: 'gone', version: 9, slot: 'left' },
    { type: '', version: 1 },
  ])
  expect(content[1]).not.toHaveProperty('slot')
})

it('reads the settings of a page, replaces those that do not fit, and saves them', () => {
  const stored = { content: [], globalContent: [], settings: { name: 'A', slug: 5, noindex: 'yes', other: 1 } }
  const { document } = load(stored, blocks)
  const settings = { name: 'A', slug: '', metaTitle: '', metaDescription: '', ogImage: '', noindex: false }
  expect(document.settings).toEqual(settings)
  expect(save(document)).toEqual({ ...stored, settings })
  expect(reportOf(stored)).toEqual([
    ['settings.slug', 'dropped', 'slug is not valid. It starts empty.', 5],
    ['settings.noindex', 'dropped', 'noindex is not valid. It starts empty.', 'yes'],
  ])
  expect(save(load([], blocks).document)).toEqual({ content: [], globalContent: [] })
})

const broken = (change: Partial<Block>): Block => ({
  ...(blocks.note as Block),
  type: 'broken',
  contentType: 'container',
  ...change,
})
const props = () => z.object({ items: field.list('Items', { name: field.text('Name').default('') }).default([]) })

it.each<[string, Block]>([
  ['The block type has a prop without a default', broken({ props: () => z.object({ name: field.text('Name') }) })],
  [
    'The block type has a slot for each item of "items", which is not a list whose items have ids',
    broken({ props, slots: { item: { each: 'items' } } }),
  ],
  [
    'The block type has a slot for each item of "itmes", which is not a list whose items have ids',
    broken({ props, slots: { item: { each: 'itmes' } } }),
  ],
  [
    'The fields of the block type cannot be read (oops)',
    broken({
      props: () => {
        throw new Error('oops')
      },
    }),
  ],
  ['The fields are not made with zod 4', broken({ props: () => ({ shape: {}, _def: {} }) as never })],
  [
    'The fields are not made with zod 4',
    broken({ props: () => z.object({ items: field.list('Items', { name: { _def: {} } as never }).default([]) }) }),
  ],
])('keeps a block unchanged whose type has a mistake, and others work: %s', (reason, type) => {
  const all = { ...blocks, broken: type }
  const stored = { type: 'broken', id: 'x', version: 1, props: { a: 1 }, childComponents: [{ type: 'note', id: 'y' }] }
  const { document, report } = load([stored, { type: 'note', id: 'n' }], all)
  expect(document.content).toMatchObject([{ contentType: 'unknown' }, { id: 'n', contentType: 'normal' }])
  expect(save(document).content[0]).toEqual(stored)
  expect(report).toMatchObject([{ kind: 'unknown', message: expect.stringContaining(reason) }])
  expect(() => create(all as typeof blocks & { broken: Block }, 'broken')).toThrow(reason)
})
