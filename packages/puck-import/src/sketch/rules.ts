import { isObject } from '../convert/json.ts'
import type { Problem } from '../convert/problem.ts'
import type { PuckMap } from '../convert/puck-map.ts'
import { messages } from '../messages.ts'
import { type PuckComponent, type PuckConfig, type PuckField, RESERVED } from './puck-config.ts'

/** The formats of rich text of both editors, by their options in Puck. */
const FORMATS: Readonly<Record<string, string>> = {
  heading: 'heading',
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  bulletList: 'bulletList',
  orderedList: 'orderedList',
  blockquote: 'blockquote',
  textAlign: 'align',
  link: 'link',
}
/** The formats of Puck without an equivalent. */
const OTHER_FORMATS = ['code', 'codeBlock', 'horizontalRule', 'strike']

const optionsOf = (field: PuckField) => {
  const { options } = field as { options?: unknown }
  return isObject(options) ? options : {}
}

/** The formats that a rich text field offers; undefined for all of them. */
export function formatsOf(field: PuckField): string[] | undefined {
  const options = optionsOf(field)
  const all = Object.keys(FORMATS)
  if (all.every((name) => options[name] !== false)) return undefined
  return all.flatMap((name) => (options[name] === false ? [] : (FORMATS[name] ?? [])))
}

/** The prop of an item that `getItemSummary` returns unchanged; undefined if it returns something else. */
export function itemTitleOf({ getItemSummary, arrayFields = {} }: PuckField): string | undefined {
  if (typeof getItemSummary !== 'function') return undefined
  const marked = new Map(Object.keys(arrayFields).map((name) => [`\0${name}\0`, name]))
  try {
    const item = Object.fromEntries([...marked].map(([mark, name]) => [name, mark]))
    return marked.get(getItemSummary(item, 0) as string)
  } catch {
    return undefined
  }
}

/** The block types that a slot accepts, by the rules of its field; undefined for all. */
export function allowedIn({ allow, disallow }: PuckField, types: ReadonlyMap<string, string>): string[] | undefined {
  if (allow === undefined && disallow === undefined) return undefined
  const names = (allow ?? [...types.keys()]).filter((name) => !disallow?.includes(name))
  return names.flatMap((name) => types.get(name) ?? [])
}

/** The keys that the sketches contain, or that have no meaning in Blockfront: every plain text can be edited on the page. */
const CONFIG = ['components', 'root']
const COMPONENT = ['render', 'label', 'defaultProps', 'fields']
const FIELD = ['type', 'label', 'contentEditable']
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  text: ['placeholder'],
  textarea: ['placeholder'],
  richtext: ['options', 'initialHeight'],
  number: ['min', 'max', 'step', 'placeholder'],
  select: ['options'],
  radio: ['options'],
  array: ['arrayFields', 'max'],
  object: ['objectFields'],
  slot: ['allow', 'disallow'],
}

/**
 * Returns the rules of a Puck config that the sketches do not contain, each with what to do: functions, permissions, limits and fields
 * without an equivalent.
 */
export function lostRules(config: PuckConfig, { components: mapped = {} }: PuckMap = {}): Problem[] {
  const problems: Problem[] = []
  const add = (path: string, message: string) => problems.push({ kind: 'lost-rule', path, message })
  const addKeys = (value: object, known: readonly string[], path: string) => {
    for (const [name, inner] of Object.entries(value))
      if (!known.includes(name) && inner !== undefined) add(`${path}${name}`, hintOf(name))
  }
  addKeys(config, CONFIG, '')
  for (const [name, component] of Object.entries(config.components)) {
    const path = `components${keyPath(name)}.`
    addKeys(component, COMPONENT, path)
    checkFields(component.fields, `${path}fields`, { component, add, addKeys })
    for (const prop of Object.keys(component.fields ?? {})) {
      const own = mapped[name]?.props?.[prop] ?? prop
      if (component.fields?.[prop]?.type !== 'slot' && RESERVED.includes(own))
        add(`${path}fields${keyPath(prop)}`, messages.reservedProp(own))
    }
  }
  if (config.root) {
    addKeys(config.root, COMPONENT, 'root.')
    for (const prop of Object.keys(config.root.fields ?? {}))
      if (prop !== 'title') add(`root.fields${keyPath(prop)}`, messages.rules.rootField)
  }
  return problems
}

interface Finding {
  component: PuckComponent
  add: (path: string, message: string) => void
  addKeys: (value: object, known: readonly string[], path: string) => void
}

/** `isInside`: the fields are those of a list or an object. */
function checkFields(
  fields: Readonly<Record<string, PuckField>> = {},
  path: string,
  finding: Finding,
  isInside?: 'array' | 'object',
): void {
  const { add, addKeys, component } = finding
  for (const [name, field] of Object.entries(fields)) {
    const at = `${path}${keyPath(name)}`
    const known = FIELDS[field.type]
    if (!known) {
      add(at, messages.rules.noControl(field.type))
      continue
    }
    if (field.type === 'slot' && isInside && !(isInside === 'array' && hasOneItemSlot(component)))
      add(at, messages.rules.innerSlot)
    const converted = [
      ...(isObject(field.defaultItemProps) ? ['defaultItemProps'] : []),
      ...(itemTitleOf(field) === undefined ? [] : ['getItemSummary']),
    ]
    addKeys(field, [...FIELD, ...known, ...converted], `${at}.`)
    if (field.type === 'richtext') checkFormats(field, at, add)
    if ((field.type === 'select' || field.type === 'radio') && !hasTextOptions(field))
      add(at, messages.rules.noControl(field.type))
    checkFields(field.arrayFields, `${at}.arrayFields`, finding, 'array')
    checkFields(field.objectFields, `${at}.objectFields`, finding, 'object')
  }
}

function checkFormats(field: PuckField, at: string, add: Finding['add']): void {
  const options = optionsOf(field)
  const missing = OTHER_FORMATS.filter((name) => options[name] !== false)
  if (missing.length > 0) add(`${at}.options`, messages.rules.formats(missing))
  for (const [name, value] of Object.entries(options)) if (isObject(value)) add(`${at}.options${keyPath(name)}`, hintOf(name))
}

/** Whether a choice has values that a select or a checkbox can store: texts, or true and false. */
const hasTextOptions = ({ options = [] }: PuckField) => {
  const values = options.map(({ value }) => value)
  return (
    values.every((value) => typeof value === 'string') || (values.length === 2 && values.includes(true) && values.includes(false))
  )
}

/** Whether one slot for each item of one list is all that a component has: then it is converted. */
function hasOneItemSlot({ fields = {} }: PuckComponent): boolean {
  const slotsIn = (record: PuckComponent['fields'] = {}) => Object.values(record).filter(({ type }) => type === 'slot').length
  const lists = Object.values(fields).filter(({ type, arrayFields }) => type === 'array' && slotsIn(arrayFields) > 0)
  return slotsIn(fields) === 0 && lists.length === 1 && slotsIn(lists[0]?.arrayFields) === 1
}

const keyPath = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`)

const hintOf = (name: string): string => {
  const hints: Readonly<Record<string, string>> = messages.rules.hints
  return Object.hasOwn(hints, name) ? (hints[name] ?? '') : messages.rules.other(name)
}
