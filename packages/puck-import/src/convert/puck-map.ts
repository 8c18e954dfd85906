import { messages } from '../messages.ts'
import { isObject, type Json } from './json.ts'
import { ImportError } from './problem.ts'

/** How the components of Puck become blocks. Everything is optional. */
export interface PuckMap {
  /** By the name of the component in Puck. */
  components?: Readonly<Record<string, ComponentMap>>
  /**
   * How the root becomes a block that contains the page. Without a `type`, a page has no such block, unless its root has slots or zones.
   */
  root?: ComponentMap
}

/** How one component becomes a block. */
export interface ComponentMap {
  /** The block type. Default: the name of the component in camelCase. */
  type?: string
  /** New names of props by their names in Puck. Others keep their names. */
  props?: Readonly<Record<string, string>>
  /**
   * Slots of the block by the names of slots and zones in Puck. null: the block has one list of children without a name. Default: the same
   * name. A name that is listed here is a slot, also if it is empty in all pages.
   */
  slots?: Readonly<Record<string, string | null>>
  /** Returns the props of the block from those of the component, with new names and without slots. Only in a module. */
  convert?: (props: Json) => Json
}

const KEYS = ['type', 'props', 'slots', 'convert']

/** Returns a value as a map. Throws `ImportError` with the path of the first mistake. */
export function parseMap(value: unknown): PuckMap {
  const map = object(value, 'map', ['components', 'root'])
  for (const [name, component] of Object.entries(object(map.components ?? {}, 'components')))
    checkComponent(component, `components.${name}`)
  if (map.root !== undefined) checkComponent(map.root, 'root')
  return map as PuckMap
}

function checkComponent(value: unknown, path: string): void {
  const { type, props = {}, slots = {}, convert } = object(value, path, KEYS)
  if (type !== undefined && !(typeof type === 'string' && /^[a-z][A-Za-z0-9]*$/.test(type)))
    throw new ImportError(messages.mapType(path))
  for (const [key, name] of Object.entries(object(props, `${path}.props`)))
    if (typeof name !== 'string' || name === '') throw new ImportError(messages.mapName(`${path}.props.${key}`))
  for (const [key, name] of Object.entries(object(slots, `${path}.slots`)))
    if (name !== null && (typeof name !== 'string' || name === ''))
      throw new ImportError(messages.mapName(`${path}.slots.${key}`))
  if (convert !== undefined && typeof convert !== 'function') throw new ImportError(messages.mapConvert(path))
}

function object(value: unknown, path: string, keys?: readonly string[]): Json {
  if (!isObject(value)) throw new ImportError(messages.mapObject(path))
  const unknown = keys && Object.keys(value).find((key) => !keys.includes(key))
  if (keys && unknown !== undefined) throw new ImportError(messages.mapKey(path, unknown, keys))
  return value
}
