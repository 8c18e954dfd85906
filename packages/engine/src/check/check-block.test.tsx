import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Block, PropsSchema } from '../block.ts'
import { fill } from '../block-tests/fill.ts'
import { defineField } from '../field/define-field.ts'
import * as field from '../field/index.ts'
import { checkBlock, checkBlocks } from './check-block.ts'
import type { RenderProbe } from './reads.ts'

const promo = (props: PropsSchema, rest: Partial<Block> = {}): Block => ({
  type: 'promo',
  title: 'Promo',
  description: 'A promotion.',
  contentType: 'normal',
  version: 1,
  props,
  View: () => null,
  ...rest,
})

const title = () => field.text('Title').default('Hello')

/** A block with one more field next to a title and a choice. */
const withField = (schema: z.ZodType) =>
  promo(() => z.object({ title: title(), kind: field.select('Kind', ['plain', 'loud']).default('plain'), extra: schema }))

/** A block whose list of slides has one more field. */
const withItem = (schema: z.ZodType, { itemTitle = 'title', list = [] as Record<string, unknown>[] } = {}) =>
  promo(() =>
    z.object({
      slides: field
        .list(
          'Slides',
          { title: title(), kind: field.select('Kind', ['plain', 'loud']).default('plain'), extra: schema },
          { itemName: 'Slide', itemTitle },
        )
        .default(list as never),
    }),
  )

test('accepts a valid block', () => {
  expect(checkBlock(withField(field.url('Link', { when: { kind: 'loud' } }).default('')))).toEqual([])
  expect(checkBlock(withItem(field.icon('Icon', { when: { kind: { in: ['plain', 'loud'] } } }).optional()))).toEqual([])
  expect(checkBlock(withItem(field.itemId()))).toEqual([])
})

test('lists what a block lacks that no compiler has checked', () => {
  const props = () => z.object({ title: title() })
  const untyped = promo(props, { title: undefined, variants: [{ title: 'Wide' }], version: undefined } as never)
  expect(checkBlock(untyped)).toEqual([
    expect.stringContaining('promo.title: is empty'),
    expect.stringContaining('promo.version: must be a whole number'),
    expect.stringContaining('promo.variants[0].name: is empty'),
  ])
})

/** A test case: the mistake, the field with the mistake, and the expected message. */
const mistakes: [string, () => z.ZodType, string][] = [
  ['plain zod', () => z.string().max(5).default(''), ': is not made with a field kind'],
  ['no default', () => field.text('Extra'), ': has no default; end it with .default(…)'],
  [
    'a default that does not fit',
    () => field.color('Extra').default('nonsense'),
    '.default: does not fit its own field (Not a color',
  ],
  ['a default of another type', () => field.number('Extra').default('5' as never), '.default: does not fit its own field'],
  ['a default that is too long', () => field.text('Extra').max(3).default('Hello'), '.default: does not fit its own field'],
  [
    'a date',
    () => z.date().meta({ control: 'text', label: 'Extra', group: 'Content' }).default(new Date(0)),
    ': holds a date, which JSON cannot store',
  ],
  [
    'a big number',
    () => z.bigint().optional().meta({ control: 'number', label: 'Extra', group: 'Content' }),
    ': holds a bigint, which JSON cannot store',
  ],
  [
    'an unknown control',
    () => field.text('Extra').meta({ control: 'telepathy' }).default(''),
    ': asks for the control "telepathy", which does not exist',
  ],
  ['no label', () => field.text('').default(''), ': has no label'],
  [
    'no group',
    () => field.text('Extra', { group: 'Other' as never }).default(''),
    ': has no group; choose one of Content, Layout',
  ],
  [
    'text without a limit',
    () => z.string().meta({ control: 'text', label: 'Extra', group: 'Content' }).default(''),
    ': has no maximum length',
  ],
  [
    'a condition on nothing',
    () => field.text('Extra', { when: { color: 'red' } }).default(''),
    '.when: asks for color, which is not a sibling prop',
  ],
  [
    'an impossible condition',
    () => field.text('Extra', { when: { kind: 'quiet' } }).default(''),
    '.when: compares kind with "quiet", which kind never is',
  ],
  [
    'an impossible condition inside others',
    () => field.text('Extra', { when: { any: [{ title: 'x' }, { all: [{ kind: { in: ['loud', 'quiet'] } }] }] } }).default(''),
    '.when: compares kind with "quiet", which kind never is',
  ],
  [
    'an impossible negative condition',
    () => field.text('Extra', { when: { kind: { not: 'quiet' } } }).default(''),
    '.when: compares kind with "quiet", which kind never is',
  ],
  [
    'a case that never holds',
    () =>
      field
        .text('Extra')
        .meta({ cases: [{ when: { kind: 'quiet' }, control: 'color' }] })
        .default(''),
    '.cases[0].when: compares kind with "quiet", which kind never is',
  ],
  [
    'a list whose title names nothing',
    () => field.list('Extra', { label: title() }, { itemName: 'Part', itemTitle: 'name' }).default([]),
    '.itemTitle: names name, which is not a prop of an item',
  ],
  [
    'a list of texts with a title',
    () => field.listOf('Extra', field.text('Part').default(''), { itemName: 'Part', itemTitle: 'name' }).default([]),
    '.itemTitle: names name, but the items are not records',
  ],
  [
    'a list without a default',
    () => field.list('Extra', { label: title() }, { itemName: 'Part' }),
    ': has no default; end it with .default(…)',
  ],
  [
    'a list whose default does not fit',
    () => field.list('Extra', { label: title() }, { itemName: 'Part' }).default([{ label: 5 as never }]),
    '.default.0.label: does not fit its own field',
  ],
]

describe.each(mistakes)('%s', (_what, schema, said) => {
  test('is reported for a prop', () =>
    expect(checkBlock(withField(schema()))).toEqual([expect.stringContaining(`promo.props.extra${said}`)]))

  test('is reported for a list, with the block and the prop', () =>
    expect(checkBlock(withItem(schema()))).toEqual([expect.stringContaining(`promo.props.slides[].extra${said}`)]))
})

test('reports an invalid item of a default list', () => {
  const block = withItem(field.color('Extra').default('#fff'), { list: [{ title: 'One', extra: 'nonsense' }] })
  expect(checkBlock(block)).toEqual([expect.stringContaining('promo.props.slides.default.0.extra: does not fit')])
})

test('checks nested lists', () => {
  const inner = field.list('Buttons', { url: z.string().default('') }, { itemName: 'Button' }).default([])
  expect(checkBlock(withItem(inner))[0]).toContain('promo.props.slides[].extra[].url: is not made with a field kind')
})

test('reports two blocks of one type', () => {
  const first = withField(title())
  const second = { ...withField(title()), title: 'Other promo' }
  expect(checkBlocks([first, second])).toEqual([
    expect.stringContaining('promo.type: two blocks have this type ("Promo" and "Other promo")'),
  ])
})

test('reports a block under another key than its type, a prop with a reserved name, and fields that cannot be read', () => {
  const fine = withField(title())
  expect(checkBlocks({ promo: fine, Promo: fine })).toEqual([
    'promo.type: the block has the key "Promo" in `blocks`; use its type as the key',
  ])
  const reserved = promo(() => z.object({ variant: title(), key: title(), id: title() }))
  expect(checkBlock(reserved).map((problem) => problem.split(' ')[0])).toEqual(['promo.props.variant:', 'promo.props.key:'])
  const unreadable = promo(() => {
    throw new Error('oops')
  })
  const zod3 = { _def: {}, parse: () => '', optional: () => zod3 } as never
  const ofZod3 = promo(() => z.object({ title: zod3 }))
  const inItems = promo(() => z.object({ slides: field.list('Slides', { title: zod3 }).default([]) }))
  const items = promo(() => z.object({ slides: z.array(zod3).default([]) }))
  const asked = /^promo\.props: The fields are not made with zod 4\. .*"zod\/v3"/
  expect(checkBlocks([unreadable, ofZod3, inItems, items]).slice(-4)).toEqual([
    'promo.props: cannot be read (oops)',
    ...[1, 2, 3].map(() => expect.stringMatching(asked)),
  ])
  expect(() => defineField(zod3, { control: 'text' })).toThrow('"zod/v3"')
  expect(() => field.responsive(zod3)).toThrow('"zod/v3"')
})

test('accepts a control of the app once it is named', () => {
  const block = withField(field.text('Extra').meta({ control: 'map' }).default(''))
  expect(checkBlock(block, { controls: ['map'] })).toEqual([])
})

describe('an unused prop', () => {
  const draw: RenderProbe = (View, props) => void renderToStaticMarkup(<View {...props} />)
  const slides = field.list('Slides', { title: title(), note: title() }, { itemName: 'Slide', itemTitle: 'title' }).default([])
  const props = () =>
    z.object({ title: title(), color: field.color('Color').default('#000'), big: field.checkbox('Big').default(false), slides })

  test('is reported, in lists too', () => {
    const View = ({ title: text, slides: list }: { title: string; slides: { title: string }[] }) => (
      <p title={text}>{list.map((slide) => slide.title)}</p>
    )
    expect(checkBlock(promo(props, { View }), { draw })).toEqual([
      expect.stringMatching(/^promo\.props\.color: is never read by the view/),
      expect.stringMatching(/^promo\.props\.big: is never read/),
      expect.stringMatching(/^promo\.props\.slides\[\]\.note: is never read/),
    ])
  })

  test('is not reported if it is read for another choice, passed on, or part of a data query', () => {
    const Part = ({ note }: { note: string }) => <i>{note}</i>
    const View = (given: { title: string; big: boolean; slides: { title: string; note: string }[] }) => (
      <p>
        {given.big && given.title}
        {given.slides.map(({ title: text, ...rest }) => (
          <Part key={text} {...rest} />
        ))}
      </p>
    )
    const data = ({ color }: { color: string }) => (color ? {} : {})
    expect(checkBlock(promo(props, { View, data: data as never }), { draw })).toEqual([])
  })
})

test('reports a list item without a default, and does not loop', () => {
  const block = withItem(field.text('Extra'))
  const first = promo(() => z.object({ slides: field.list('Slides', { extra: field.text('Extra') }, { itemName: 'Slide' }) }))
  expect(() => fill(block, { items: () => 2 })).toThrow('promo.slides.0.extra is missing and has no default')
  expect(() => fill(first, { items: () => 2 })).toThrow()
})
