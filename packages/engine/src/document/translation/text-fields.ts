import type { z } from 'zod'
import type { Blocks } from '../../block.ts'
import { isConditionMet } from '../../field/condition.ts'
import { elementOf, recordOf } from '../../field/inside.ts'
import { type FieldMeta, metaOf, type TextKind } from '../../field/meta.ts'
import { textKind } from '../../field/translatable.ts'
import { mapOverrides } from '../components/instance.ts'
import type { Document, DocumentBlock, KnownBlock } from '../document.ts'
import { isRecord } from '../json.ts'
import { schemaOf, typeOf } from '../schema.ts'

/** The text and URL fields inside a field. Fields without any are left out. */
export interface TextField extends Pick<FieldMeta, 'when' | 'expected'> {
  label: string
  /** The kind of the field's own text: translatable, or a URL. */
  kind?: TextKind | 'url'
  /** The items of a list, and their singular name. */
  item?: TextField
  itemName?: string
  /** The fields of a record by name. */
  fields?: Readonly<Record<string, TextField>>
}

const compiled = /* @__PURE__ */ new WeakMap<z.ZodType, TextField | undefined>()

/** Returns the text and URL fields of a schema, or undefined if it has none. Compiled once. */
export function textFieldsOf(schema: z.ZodType): TextField | undefined {
  if (!compiled.has(schema)) compiled.set(schema, compile(schema))
  return compiled.get(schema)
}

function compile(schema: z.ZodType): TextField | undefined {
  const { label = '', itemName, control, when, expected } = metaOf(schema)
  const kind = control === 'url' ? 'url' : textKind(schema)
  const element = elementOf(schema)
  const item = element && compile(element)
  const fields: Record<string, TextField> = {}
  for (const [name, field] of Object.entries(recordOf(schema)?.shape ?? {})) {
    const inside = compile(field as z.ZodType)
    if (inside) fields[name] = inside
  }
  const hasFields = Object.keys(fields).length > 0
  if (!kind && !item && !hasFields) return undefined
  const conditions = { ...(when && { when }), ...(expected && { expected }) }
  return {
    label,
    ...conditions,
    ...(kind && { kind }),
    ...(item && { item, itemName: itemName ?? '' }),
    ...(hasFields && { fields }),
  }
}

/** A text in a block. */
export interface TextAt {
  text: string
  kind: TextKind | 'url'
  /** Path from the block's props: `slides.0.title`. */
  path: string
  /** Labels from the outermost field to this one: `['Slides', 'Slide 1', 'Title']`. */
  labels: readonly string[]
  /** Whether the text is needed (`expected`), and its field is shown. */
  isExpected: boolean
}

/** Returns a value with each text replaced by the result of `change`. Unchanged parts stay the same objects. */
export function mapTexts(value: unknown, field: TextField, change: (at: TextAt) => string): unknown {
  return map(value, field, { path: '', labels: field.label ? [field.label] : [], isExpected: false, isHidden: false }, change)
}

type Place = Pick<TextAt, 'path' | 'labels' | 'isExpected'> & { isHidden: boolean }

function map(value: unknown, field: TextField, place: Place, change: (at: TextAt) => string): unknown {
  const { isHidden, isExpected, ...at } = place
  if (typeof value === 'string')
    return field.kind ? change({ ...at, text: value, kind: field.kind, isExpected: isExpected && !isHidden }) : value
  const inside = (one: unknown, inner: TextField, key: string | number, label: string) => {
    const siblings = isRecord(value) ? value : {}
    const inPlace = {
      path: place.path ? `${place.path}.${key}` : String(key),
      labels: label ? [...place.labels, label] : place.labels,
      isHidden: isHidden || !isConditionMet(inner.when, siblings),
      isExpected: inner.expected === true || (inner.expected !== undefined && isConditionMet(inner.expected, siblings)),
    }
    return map(one, inner, inPlace, change)
  }
  if (Array.isArray(value)) {
    const { item, itemName } = field
    if (!item) return value
    const items = value.map((one, index) => inside(one, item, index, `${itemName || item.label} ${index + 1}`.trim()))
    return items.some((one, index) => one !== value[index]) ? items : value
  }
  if (!isRecord(value) || !field.fields) return value
  let result = value
  for (const [name, inner] of Object.entries(field.fields)) {
    if (!Object.hasOwn(value, name)) continue
    const changed = inside(value[name], inner, name, inner.label)
    if (changed === value[name]) continue
    if (result === value) result = { ...value }
    result[name] = changed
  }
  return result
}

/** Returns a document with each text and URL of its known blocks replaced by the result of `change`. Unchanged blocks stay the same. */
export function mapDocumentTexts(
  { content, globalContent, ...rest }: Document,
  blocks: Blocks,
  change: (at: TextAt, block: KnownBlock) => string,
): Document {
  const mapBlock = (block: DocumentBlock): DocumentBlock => {
    if (block.contentType === 'unknown') return block
    const type = typeOf(blocks, block.type)
    const field = type && textFieldsOf(schemaOf(type))
    const own = field ? (mapTexts(block.props, field, (at) => change(at, block)) as KnownBlock['props']) : block.props
    const props = type?.instance ? mapOverriddenTexts({ ...block, props: own }, blocks, (at) => change(at, block)) : own
    const childComponents =
      block.contentType === 'container' && block.childComponents ? mapBlocks(block.childComponents) : block.childComponents
    return props === block.props && childComponents === block.childComponents
      ? block
      : { ...block, props, ...(childComponents && { childComponents }) }
  }
  const mapBlocks = (list: readonly DocumentBlock[]): readonly DocumentBlock[] => {
    const mapped = list.map(mapBlock)
    return mapped.some((block, index) => block !== list[index]) ? mapped : list
  }
  return { content: mapBlocks(content), globalContent: mapBlocks(globalContent), ...rest }
}

/** The props of an instance of a shared component with the texts of its overrides replaced. Their paths contain the id of their block. */
function mapOverriddenTexts(block: KnownBlock, blocks: Blocks, change: (at: TextAt) => string): KnownBlock['props'] {
  return mapOverrides(blocks, block, (type, { id, props }) => {
    const field = textFieldsOf(schemaOf(type))
    if (!field) return props
    const name = typeOf(blocks, block.type)?.instance?.overrides ?? ''
    const inside = ({ path, labels, ...at }: TextAt) =>
      change({ ...at, path: `${name}.${id}.${path}`, labels: [type.title, ...labels] })
    return mapTexts(props, field, inside) as KnownBlock['props']
  })
}
