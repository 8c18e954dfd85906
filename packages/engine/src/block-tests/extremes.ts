import type { Block, Blocks } from '../block.ts'
import { defectOf } from '../document/schema.ts'
import { namedSlots } from '../document/slots/slots.ts'
import { type JsonSchema, propsSchema } from '../generate/json-schema.ts'
import { type Samples, sampleResources } from '../generate/sample-data.ts'
import type { PageBlock } from '../render/BlockOutlet.tsx'
import type { Resources } from '../render/resource.ts'
import { fill, type Leaf } from './fill.ts'

/** One situation that every block must render correctly. */
export interface Extreme {
  name: string
  block: PageBlock
  data: Resources
  dir?: 'rtl'
}

const BROKEN = '/pictures/missing.webp'
const RTL = 'חולצת כותנה רכה مزهرية من الخزف الحجري '
const EMOJI = '👩‍👩‍👧‍👦🏳️‍🌈é́́👍🏽 '

/** Whether shoppers read the field's text. Labels that older pages store instead of links are not texts. */
const isText = ({ field }: Leaf) => field.translatable !== undefined && field.translatable !== false && field.control !== 'link'

/** Text made of `unit`, of the field's maximum length, or 5,000 characters for a field without a limit. */
const long = (unit: string) => (leaf: Leaf) =>
  isText(leaf) ? unit.repeat(Math.ceil(5000 / unit.length)).slice(0, leaf.field.maxLength ?? 5000) : undefined

const count = (items: number) => ({
  items: ({ depth }: Leaf) => (depth === 0 ? items : Math.min(items, 5)),
})

/** All data of a block, with each result changed by one rule. */
const mapData = (data: Resources, change: (value: unknown) => unknown): Resources =>
  Object.fromEntries(
    Object.entries(data).map(([name, resource]) => [
      name,
      resource.status === 'ready' ? { status: 'ready', value: change(resource.value) } : resource,
    ]),
  ) as Resources

const mapRows = (change: (row: Record<string, unknown>) => Record<string, unknown>) => (value: unknown) =>
  Array.isArray(value) ? value.map(change) : change(value as Record<string, unknown>)

/** Repeats or cuts a list to this number of rows. */
const resized = (items: number) => (value: unknown) =>
  Array.isArray(value)
    ? Array.from({ length: items }, (_, index) => ({ ...value[index % value.length], id: `row-${index}` }))
    : value

const named = (name: string) => mapRows((row) => ({ ...row, name }))
const pictured = (src: string | null) =>
  mapRows((row) => ({
    ...row,
    ...('productImage' in row ? { productImage: src } : { image: src }),
    ...('galleryImages' in row ? { galleryImages: src ? [src, src] : [] } : {}),
  }))

/** Every non-default choice and switch of the block's own props, one at a time. */
function alternatives(block: Block): [string, Record<string, unknown>][] {
  const defaults = block.props().parse({}) as Record<string, unknown>
  return Object.entries(propsSchema(block).properties ?? {}).flatMap(([name, schema]) => {
    const field = schema as JsonSchema
    const values: unknown[] = field.type === 'boolean' ? [true, false] : (field.enum ?? [])
    return values
      .filter((value) => value !== defaults[name])
      .map((value): [string, Record<string, unknown>] => [`${name} is ${value}`, { ...defaults, [name]: value }])
  })
}

/** The child blocks of a container in a situation: blocks of the same type, with text at the deepest level. */
function children(block: Block, items: number): PageBlock[] {
  if (block.contentType !== 'container') return []
  const props = block.props().parse({}) as Record<string, unknown>
  const slots = slotNames(block, props)
  return Array.from({ length: items }, (_, index) => ({
    id: `child-${index}`,
    type: block.type,
    props,
    ...(slots.length > 0 && { slot: slots[index % slots.length] }),
    childComponents: [],
  }))
}

const slotNames = (block: Block, props: Record<string, unknown>) => namedSlots(block, props).map(({ name }) => name)

/** A container nested in itself, to the maximum depth of a document. */
function nested(block: Block, depth: number): PageBlock {
  const props = block.props().parse({}) as Record<string, unknown>
  const [slot] = slotNames(block, props)
  return {
    id: `level-${depth}`,
    type: block.type,
    props,
    ...(slot !== undefined && { slot }),
    childComponents: depth > 1 ? [nested(block, depth - 1)] : [],
  }
}

/** The block types that can be rendered. contract.test.ts reports the problems of the others. */
export const drawable = (blocks: Blocks): Block[] => Object.values(blocks).filter((block) => defectOf(block) === undefined)

/** Defaults and valid presets: the first state that an owner sees. */
export function ordinary(block: Block, samples?: Samples): Extreme[] {
  const of = (name: string, stored: Record<string, unknown>): Extreme => {
    const props = block.props().parse(stored) as Record<string, unknown>
    return { name, block: stand(block, props), data: sampleResources(block, props, samples) }
  }
  const presets = (block.presets ?? []).filter(({ props }) => block.props().safeParse(props).success)
  return [of('defaults', {}), ...presets.map(({ name, props }) => of(`preset ${name}`, props))]
}

const stand = (block: Block, props: Record<string, unknown>, childComponents = children(block, 2)): PageBlock => ({
  id: 'block',
  type: block.type,
  props,
  childComponents,
})

/** Every situation of the contract tests except defaults and presets. */
export function extremes(block: Block, samples?: Samples): Extreme[] {
  const defaults = block.props().parse({}) as Record<string, unknown>
  const data = sampleResources(block, defaults, samples)
  const of = (name: string, props: Record<string, unknown>, responses = data, more: Partial<Extreme> = {}): Extreme => ({
    name,
    block: stand(block, props),
    data: responses,
    ...more,
  })
  const waiting = Object.keys(data)
  const all = (resource: object) => Object.fromEntries(waiting.map((name) => [name, resource])) as Resources

  return [
    of(
      'everything empty',
      fill(block, { value: ({ field }) => (field.type === 'number' || field.type === 'boolean' ? undefined : '') }),
      mapData(data, pictured(null)),
    ),
    of(
      '5,000 characters in words',
      fill(block, { value: long('Longer words ') }),
      mapData(data, named('Longer words '.repeat(400))),
    ),
    of('5,000 characters in one word', fill(block, { value: long('W') }), mapData(data, named('W'.repeat(5000)))),
    of('emoji', fill(block, { value: (leaf) => (isText(leaf) ? EMOJI : undefined) }), mapData(data, named(EMOJI))),
    of('right to left', fill(block, { value: (leaf) => long(RTL)(leaf)?.slice(0, 80) }), mapData(data, named(RTL)), {
      dir: 'rtl',
    }),
    of(
      'broken pictures',
      fill(block, { value: ({ field }) => (field.control === 'file' ? BROKEN : undefined) }),
      mapData(data, pictured(BROKEN)),
    ),
    ...[0, 1, 200].map((items) =>
      of(`${items} items`, fill(block, count(items)), mapData(data, resized(items)), {
        block: stand(block, fill(block, count(items)), children(block, items)),
      }),
    ),
    ...alternatives(block).map(([name, props]) => of(name, props)),
    ...(waiting.length > 0
      ? [
          of('waiting for data', defaults, all({ status: 'loading' })),
          of('data failed', defaults, all({ status: 'error', message: 'The store did not answer.' })),
          of('no data at all', defaults, {}),
        ]
      : []),
    ...(block.contentType === 'container' ? [of('eight levels deep', defaults, data, { block: nested(block, 8) })] : []),
  ]
}
