import { messages } from '../messages.ts'
import { RESERVED } from '../sketch/puck-config.ts'
import { isObject, type Json, without } from './json.ts'
import { checkSize, LIMITS } from './limits.ts'
import { camelCase, freeName } from './names.ts'
import { ImportError, type Problem, type ProblemKind } from './problem.ts'
import type { ComponentMap, PuckMap } from './puck-map.ts'
import { inferSlots, isComponent, nameItemSlots, type SlotNames, splitProps } from './slots.ts'

/** Options of `convertPuckData`. */
export interface ConvertOptions {
  map?: PuckMap
  /** The slots by component, such as `slotsOfConfig(config)` returns them. Others are found in the data. */
  slots?: SlotNames
}

/** A page in the stored format of Blockfront. `load` of `@blockfront/engine` completes it. */
export interface ConvertedPage {
  document: {
    content: unknown[]
    globalContent: unknown[]
    settings?: { name: string; metaTitle: string }
  }
  /** The problems to check, in the order of the data. */
  problems: Problem[]
  /** The number of blocks at all depths. */
  blocks: number
}

/** The type of the hidden block that keeps data of a page without an equivalent. */
const KEPT = 'puckRoot'

interface Conversion {
  map: PuckMap
  slots: SlotNames
  zones: Map<string, { path: string; content: unknown }>
  /** Block types by the names of components. */
  types: Map<string, string>
  /** The slots of a component's zones, by the id of the component. */
  zonesOf: Map<string, string[]>
  ids: Set<string>
  problems: Problem[]
  blocks: number
}

/**
 * Converts the data of a Puck page: components become blocks, slots and zones become children with the name of their slot. Loses nothing:
 * what has no equivalent is in the page too, and in `problems`. Throws `ImportError` for a value that is not Puck data or exceeds `LIMITS`.
 * ```ts
 * const { document, problems } = convertPuckData(JSON.parse(text))
 * ```
 */
export function convertPuckData(data: unknown, { map = {}, slots = new Map() }: ConvertOptions = {}): ConvertedPage {
  if (!isObject(data) || !Array.isArray(data.content)) throw new ImportError(messages.notData)
  checkSize(data)
  const conversion: Conversion = {
    map,
    slots: inferSlots(data, withMapped(slots, map)),
    zones: zonesIn(data.zones),
    types: new Map(),
    zonesOf: new Map(),
    ids: new Set(),
    problems: [],
    blocks: 0,
  }
  for (const key of conversion.zones.keys()) {
    const [id = ''] = splitZone(key)
    conversion.zonesOf.set(id, [...(conversion.zonesOf.get(id) ?? []), key])
  }
  nameTypes(data, conversion)

  const root = readRoot(data, conversion)
  const content = convertList(data.content, 'content', root.type === undefined ? 1 : 2, conversion)
  const page = withRoot(root, content, conversion)
  const lost = lostZones(conversion)
  if (conversion.blocks > LIMITS.blocks)
    addProblem(conversion, 'too-large', 'content', messages.manyBlocks(conversion.blocks, LIMITS.blocks))
  const { problems, blocks } = conversion
  return {
    document: { content: [...page, ...lost], globalContent: [], ...(root.settings && { settings: root.settings }) },
    problems,
    blocks,
  }
}

const addProblem = ({ problems }: Conversion, kind: ProblemKind, path: string, message: string) =>
  problems.push({ kind, path, message })

/** The known slots with those that the map names. */
function withMapped(slots: SlotNames, { components = {}, root }: PuckMap): SlotNames {
  const mapped = Object.entries(root ? { ...components, root } : components)
  const all = new Map(slots)
  for (const [type, { slots: named = {} }] of mapped) all.set(type, new Set([...(all.get(type) ?? []), ...Object.keys(named)]))
  return all
}

/** The zones of a page, by `id:name`. A zone that is not a list is kept like an unknown key. */
function zonesIn(zones: unknown): Conversion['zones'] {
  const entries = isObject(zones) ? Object.entries(zones) : []
  return new Map(entries.map(([key, content]) => [key, { path: `zones[${JSON.stringify(key)}]`, content }]))
}

/** `Columns-1:left` as id and name. Puck separates them at the first colon. */
function splitZone(key: string): [string, string] {
  const at = key.indexOf(':')
  return at < 0 ? ['root', key] : [key.slice(0, at), key.slice(at + 1)]
}

/** Chooses the block type of every component in the data, in the order of the data. */
function nameTypes(data: Json, conversion: Conversion): void {
  const { map, types } = conversion
  const mapped = map.components ?? {}
  const taken = new Map(Object.entries(mapped).flatMap(([name, { type }]) => (type === undefined ? [] : [[type, name] as const])))
  for (const { name, path } of componentsIn(data)) {
    if (types.has(name)) continue
    const own = Object.hasOwn(mapped, name) ? mapped[name]?.type : undefined
    const wanted = camelCase(name, 'block')
    const type = own ?? freeName(wanted, new Set(taken.keys()))
    if (own === undefined && taken.has(wanted))
      addProblem(conversion, 'same-name', path, messages.sameName(name, type, taken.get(wanted) ?? ''))
    if (own === undefined) taken.set(type, name)
    types.set(name, type)
  }
}

/** The names of all components in the data with their paths, in the order of the data. */
function componentsIn(data: Json): { name: string; path: string }[] {
  const found: { name: string; path: string }[] = []
  const walk = (value: unknown, path: string) => {
    if (isComponent(value)) found.push({ name: value.type, path })
    if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, `${path}[${index}]`)
    else if (isObject(value)) for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
  }
  walk({ content: data.content, zones: data.zones, root: data.root }, '')
  return found
}

function convertList(list: readonly unknown[], path: string, depth: number, conversion: Conversion): unknown[] {
  return list.map((item, index) => convertItem(item, `${path}[${index}]`, depth, conversion))
}

function convertItem(item: unknown, path: string, depth: number, conversion: Conversion): unknown {
  conversion.blocks++
  if (!isComponent(item)) {
    addProblem(conversion, 'not-puck', path, messages.notPuck)
    return item
  }
  if (depth > LIMITS.blockDepth) addProblem(conversion, 'too-deep', path, messages.tooDeep(LIMITS.blockDepth))
  const { components = {} } = conversion.map
  const map = Object.hasOwn(components, item.type) ? (components[item.type] ?? {}) : {}
  const id = item.props.id
  const isFirst = typeof id !== 'string' || !conversion.ids.has(id)
  if (typeof id === 'string') {
    if (!isFirst) addProblem(conversion, 'duplicate-id', path, messages.duplicateId(id))
    conversion.ids.add(id)
  }
  const props = Object.fromEntries(without(item.props, ['id']))
  const zones = typeof id === 'string' && isFirst ? (conversion.zonesOf.get(id) ?? []) : []
  const converted = convertProps({ name: item.type, props, zones, path, depth, map }, conversion)
  const others = without(item, ['type', 'props'])
  for (const [key] of others)
    addProblem(
      conversion,
      key === 'readOnly' ? 'read-only' : 'unknown-key',
      `${path}.${key}`,
      key === 'readOnly' ? messages.readOnly : messages.unknownKey(key),
    )
  return {
    ...blockKeys(Object.fromEntries(others)),
    ...(id !== undefined && { id }),
    type: conversion.types.get(item.type) ?? item.type,
    ...converted,
  }
}

/** Keys of a stored block, which other data must not use. */
const BLOCK_KEYS = ['id', 'type', 'props', 'childComponents', 'contentType', 'version', 'variant', 'editor', 'slot', '__proto__']

const blockKeys = (data: Json): Json =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [BLOCK_KEYS.includes(key) ? `puck_${key}` : key, value]))

interface Source {
  /** The name of the component. */
  name: string
  props: Json
  /** The keys of its zones. */
  zones: readonly string[]
  path: string
  depth: number
  map: ComponentMap
}

/** The props of a block, and the children of its slots and zones. */
function convertProps(
  { name, props: stored, zones, path, depth, map }: Source,
  conversion: Conversion,
): { props: Json; childComponents?: unknown[] } {
  const known = [...(conversion.slots.get(name) ?? [])]
  const split = splitProps(stored, new Set(known))
  const { slots } = split
  const { props, names } = nameItemSlots(split)
  const nameOf = (from: string) => names.get(from) ?? slotName(from, map)
  const lists = slots.map(({ path: from, content }) => ({ from, content, at: `${path}.props.${from}` }))
  for (const { from, at } of lists)
    if (/[.[]/.test(from) && !names.has(from)) addProblem(conversion, 'nested-slot', at, messages.nestedSlot(nameOf(from) ?? ''))
  for (const key of zones) {
    const zone = conversion.zones.get(key)
    if (!zone || !Array.isArray(zone.content)) continue
    // A component that is inside a zone that belongs to it must not convert it again.
    conversion.zones.delete(key)
    const [, from] = splitZone(key)
    if (lists.some((list) => list.from === from)) addProblem(conversion, 'slot-and-zone', zone.path, messages.slotAndZone(from))
    lists.push({ from, content: zone.content, at: zone.path })
  }
  // The slots of a component are in the same order in all pages.
  const rank = ({ from }: { from: string }) => (known.includes(from) ? known.indexOf(from) : known.length)
  const children = lists
    .sort((a, b) => rank(a) - rank(b))
    .flatMap(({ from, content, at }) =>
      convertList(content, at, depth + 1, conversion).map((child) => inSlot(child, nameOf(from))),
    )
  const renamed = Object.fromEntries(Object.entries(props).map(([key, value]) => [nameIn(map.props, key) ?? key, value]))
  const result = map.convert ? map.convert(renamed) : renamed
  for (const key of RESERVED)
    if (Object.hasOwn(result, key)) addProblem(conversion, 'reserved-prop', `${path}.props.${key}`, messages.reservedProp(key))
  return { props: result, ...(children.length > 0 && { childComponents: children }) }
}

const nameIn = <T>(names: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  names && Object.hasOwn(names, key) ? names[key] : undefined

/** The name of a slot in Blockfront; null for children without a name. */
const slotName = (from: string, { slots }: ComponentMap): string | null => {
  const mapped = nameIn(slots, from)
  return mapped === undefined ? camelCase(from, 'slot') : mapped
}

const inSlot = (child: unknown, slot: string | null): unknown => (isObject(child) && slot !== null ? { ...child, slot } : child)

/** The root of a page, and data of the page that is not part of Puck data. */
interface Root {
  settings?: { name: string; metaTitle: string }
  /** The type of the block around the page, if there is one. */
  type?: string
  /** Without the title, if that is text. */
  props: Json
  /** The path of the props. */
  path: string
  zones: readonly string[]
  /** Keys next to the props. */
  extra: Json
  /** Keys next to the content. */
  others: Json
}

function readRoot(data: Json, conversion: Conversion): Root {
  const root = isObject(data.root) ? data.root : {}
  // Puck before 0.12 stored the props of the root without `props`.
  const path = isObject(root.props) ? 'root.props' : 'root'
  const { title, ...rest } = (isObject(root.props) ? root.props : root) as Json
  const isTitle = typeof title === 'string' && title !== ''
  const props = isTitle || title === undefined ? rest : { ...rest, title }
  const zones = (conversion.zonesOf.get('root') ?? []).filter((key) => Array.isArray(conversion.zones.get(key)?.content))
  const hasSlots = zones.length > 0 || splitProps(props, conversion.slots.get('root') ?? new Set()).slots.length > 0
  const type = conversion.map.root?.type ?? (hasSlots ? freeName('root', new Set(conversion.types.values())) : undefined)
  if (hasSlots && type !== undefined) addProblem(conversion, 'root', path, messages.rootSlots(type))
  const isForeign = (key: 'root' | 'zones') => data[key] !== undefined && !isObject(data[key])
  const others = without(data, ['content', ...(isForeign('root') ? [] : ['root']), ...(isForeign('zones') ? [] : ['zones'])])
  for (const [key] of others) addProblem(conversion, 'unknown-key', key, messages.unknownTopKey(key))
  return {
    ...(isTitle && { settings: { name: title, metaTitle: title } }),
    ...(type !== undefined && { type }),
    props,
    path,
    zones,
    extra: Object.fromEntries(isObject(root.props) ? without(root, ['props']) : []),
    others: Object.fromEntries(others),
  }
}

/** The content with the block of the root around it, or with a hidden block after it that keeps the root's props. */
function withRoot({ type, props, path, zones, extra, others }: Root, content: unknown[], conversion: Conversion): unknown[] {
  const { root: map = {} } = conversion.map
  if (type === undefined) {
    const names = Object.keys({ ...props, ...extra })
    if (names.length > 0) addProblem(conversion, 'root', path, messages.rootProps(names))
    return [...content, ...keptBlocks({ ...props, ...extra, ...others })]
  }
  conversion.blocks++
  const at = path === 'root' ? '' : 'root'
  const { props: converted, childComponents = [] } = convertProps(
    { name: 'root', props, zones, path: at, depth: 1, map },
    conversion,
  )
  const slot = childComponents.length > 0 || zones.length > 0 ? slotName('content', map) : null
  const children = [...content.map((child) => inSlot(child, slot)), ...childComponents]
  return [{ ...blockKeys(extra), type, props: converted, childComponents: children }, ...keptBlocks(others)]
}

/** A block that is stored with the page and not rendered; none without props. */
const keptBlocks = (props: Json) => (Object.keys(props).length > 0 ? [{ type: KEPT, props, editor: { hidden: true } }] : [])

/** Zones whose component does not exist, as hidden blocks. Converting one can find the components of others. */
function lostZones(conversion: Conversion): unknown[] {
  const lost: unknown[] = []
  for (const [key, { path, content }] of conversion.zones) {
    conversion.zones.delete(key)
    if (!Array.isArray(content)) {
      addProblem(conversion, 'unknown-key', path, messages.unknownTopKey(key))
      lost.push(...keptBlocks({ [key]: content }))
      continue
    }
    if (content.length === 0) continue
    const [id, name] = splitZone(key)
    addProblem(conversion, 'lost-zone', path, messages.lostZone(id))
    for (const block of convertList(content, path, 1, conversion))
      lost.push(isObject(block) ? { ...block, editor: { hidden: true, label: name } } : block)
  }
  return lost
}
