import { isObject, type Json } from '../convert/json.ts'
import type { PuckField } from './puck-config.ts'
import { formatsOf, itemTitleOf } from './rules.ts'

/** The code of one field, with what it imports. */
export interface FieldCode {
  code: string
  /** Whether it uses `defineField` and zod. */
  isOwn: boolean
  /** Whether it has no control. */
  isHidden?: boolean
}

/** A JSON value as code, on one line. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).map(([name, each]) => `${key(name)}: ${literal(each)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__'

/** A name as a key of an object. A computed key is an own key also for `__proto__`. */
export const key = (name: string): string => (isIdentifier(name) ? name : name === '__proto__' ? `['__proto__']` : literal(name))

/** A member of an object as code. */
export const member = (object: string, name: string): string =>
  isIdentifier(name) ? `${object}.${name}` : `${object}[${literal(name)}]`

/** `ctaLabel` as "Cta label". */
export function titleOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
    .trim()
  return words === '' ? 'Value' : words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns the code of the field that edits the same values as a field of Puck, with its default. A field without an equivalent becomes one
 * without a control, which keeps its value.
 * @param hasItemSlot whether each item of a list has a slot, which its id names.
 */
export function fieldCode(name: string, field: PuckField, value: unknown, hasItemSlot = false): FieldCode {
  const label = literal(typeof field.label === 'string' && field.label !== '' ? field.label : titleOf(name))
  const plain = (code: string): FieldCode => ({ code, isOwn: false })
  const placeholder = optionsCode({ placeholder: field.placeholder })
  const text = literal(typeof value === 'string' ? value : '')
  switch (field.type) {
    case 'text':
      return plain(`field.text(${label}${placeholder}).default(${text})`)
    case 'textarea':
      return plain(`field.textarea(${label}${placeholder}).default(${text})`)
    case 'richtext':
      return plain(`field.richText(${label}${optionsCode({ formats: formatsOf(field) })}).default(${text})`)
    case 'number':
      return plain(numberCode(label, field, value))
    case 'select':
    case 'radio':
      return choiceCode(label, field, value) ?? hidden(label, value)
    case 'array':
      return groupCode(
        field.arrayFields,
        isObject(field.defaultItemProps) ? field.defaultItemProps : {},
        (shape) => {
          const options = withoutMissing({ itemName: 'Item', itemTitle: itemTitleOf(field), max: field.max })
          return `field.list(${label}, ${shape}, ${literal(options)}).default(${literal(Array.isArray(value) ? value : [])})`
        },
        hasItemSlot,
      )
    case 'object':
      return {
        ...groupCode(field.objectFields, isObject(value) ? value : {}, (shape, defaults) => {
          const meta = `{ control: 'object', group: 'Content', label: ${label} }`
          return `defineField(z.looseObject(${shape}), ${meta}).default(${literal(defaults)})`
        }),
        isOwn: true,
      }
    default:
      return hidden(label, value)
  }
}

/** A field without a control: its value is kept and no panel shows it. */
const hidden = (label: string, value: unknown): FieldCode => ({
  code: `defineField(z.unknown(), { control: 'hidden', label: ${label} }).default(${literal(value ?? null)})`,
  isOwn: true,
  isHidden: true,
})

function numberCode(label: string, { min, max, step, placeholder }: PuckField, value: unknown): string {
  const number = typeof value === 'number' && Number.isFinite(value) ? value : (min ?? 0)
  const options = { min, max, step: step ?? (Number.isInteger(number) ? undefined : 0.01), placeholder }
  return `field.number(${label}${optionsCode(options)}).default(${number})`
}

const withoutMissing = (options: Json): Json =>
  Object.fromEntries(Object.entries(options).filter(([, each]) => each !== undefined && each !== null))

/** The options of a field as its last parameter; nothing if there are none. */
function optionsCode(options: Json): string {
  const given = withoutMissing(options)
  return Object.keys(given).length > 0 ? `, ${literal(given)}` : ''
}

/** Choices of texts, or a checkbox for true and false; undefined for others. */
function choiceCode(label: string, { options = [] }: PuckField, value: unknown): FieldCode | undefined {
  const values = options.map((option) => option.value)
  if (values.length === 2 && values.includes(true) && values.includes(false))
    return { code: `field.checkbox(${label}).default(${value === true})`, isOwn: false }
  const texts = values.filter((each) => typeof each === 'string')
  if (texts.length === 0 || texts.length < values.length || new Set(texts).size < texts.length) return undefined
  const labels = Object.fromEntries(
    options.flatMap((option) => (typeof option.label === 'string' ? [[String(option.value), option.label]] : [])),
  )
  const chosen = texts.includes(String(value)) ? value : texts[0]
  return {
    code: `field.select(${label}, ${literal(texts)}, { labels: ${literal(labels)} }).default(${literal(chosen)})`,
    isOwn: false,
  }
}

/** The fields of a list or an object. Slots in them have no equivalent, and their content becomes children of the block. */
function groupCode(
  fields: Readonly<Record<string, PuckField>> = {},
  values: Json,
  write: (shape: string, defaults: Json) => string,
  isItemSlot = false,
): FieldCode {
  const inner = Object.entries(fields)
    .filter(([, field]) => field.type !== 'slot')
    .map(([name, field]) => ({ name, ...fieldCode(name, field, values[name]), value: values[name] ?? emptyOf(field) }))
  const id = isItemSlot ? ['id: field.slotId()'] : []
  const members = [...id, ...inner.map(({ name, code }) => `${key(name)}: ${code}`)]
  const shape = members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
  return {
    code: write(shape, Object.fromEntries(inner.map(({ name, value }) => [name, value]))),
    isOwn: inner.some(({ isOwn }) => isOwn),
  }
}

/** The value of a field without a default, as `fieldCode` writes it. */
function emptyOf({ type, min, options = [], objectFields = {} }: PuckField): unknown {
  if (type === 'number') return min ?? 0
  if (type === 'array') return []
  if (type === 'object') return Object.fromEntries(Object.entries(objectFields).map(([name, field]) => [name, emptyOf(field)]))
  if (type === 'select' || type === 'radio') return typeof options[0]?.value === 'boolean' ? false : (options[0]?.value ?? null)
  return ['text', 'textarea', 'richtext'].includes(type) ? '' : null
}
