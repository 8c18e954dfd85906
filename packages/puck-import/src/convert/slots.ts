import { isObject, type Json } from './json.ts'
import { freeName } from './names.ts'

/** The names of slots by component. `root` has those of the root. */
export type SlotNames = ReadonlyMap<string, ReadonlySet<string>>

/** A component in Puck data. */
export interface Component {
  type: string
  props: Json
}

/** Whether a value is a component: a name, and props with an id. */
export const isComponent = (value: unknown): value is Component & Json =>
  isObject(value) && typeof value.type === 'string' && isObject(value.props)

/** Whether a prop looks like a slot: a list of components that all have an id. */
const looksLikeSlot = (value: unknown): value is (Component & Json)[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isComponent(item) && typeof item.props.id === 'string')

/** A slot inside a component's props. */
export interface FoundSlot {
  /** `items[0].content`; the name of the prop for a slot that is not inside another value. */
  path: string
  content: readonly unknown[]
}

/** The props of a component without its slots, and the slots. */
export interface SplitProps {
  props: Json
  slots: FoundSlot[]
}

/**
 * Separates the slots of a component from its other props, at any depth.
 * @param names the slots of the component that are known by name: an empty list is one of them too.
 */
export function splitProps(props: Json, names: ReadonlySet<string>): SplitProps {
  const slots: FoundSlot[] = []
  const walk = (value: unknown, path: string): unknown => {
    if (looksLikeSlot(value)) {
      slots.push({ path, content: value })
      return undefined
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${path}[${index}]`) ?? null)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        const kept = walk(inner, `${path}.${key}`)
        return kept === undefined && inner !== undefined ? [] : [[key, kept]]
      }),
    )
  }
  const kept = Object.entries(props).flatMap(([key, value]): [string, unknown][] => {
    if (names.has(key) && Array.isArray(value)) {
      slots.push({ path: key, content: value })
      return []
    }
    const rest = walk(value, key)
    return rest === undefined && value !== undefined ? [] : [[key, rest]]
  })
  return { props: Object.fromEntries(kept), slots }
}

/** Adds the slots that are visible in the data: a prop that is a list of components anywhere is a slot everywhere. */
export function inferSlots(data: unknown, known: SlotNames): SlotNames {
  const names = new Map([...known].map(([type, slots]) => [type, new Set(slots)]))
  const learn = (type: string, props: Json) => {
    for (const [key, value] of Object.entries(props))
      if (looksLikeSlot(value)) names.set(type, (names.get(type) ?? new Set()).add(key))
  }
  const open: unknown[] = [data]
  for (let next = open.pop(); next !== undefined || open.length > 0; next = open.pop()) {
    if (isComponent(next)) learn(next.type, next.props)
    if (typeof next === 'object' && next !== null) open.push(...Object.values(next))
  }
  if (isObject(data) && isObject(data.root)) learn('root', isObject(data.root.props) ? data.root.props : data.root)
  return names
}

/**
 * Gives the items of a list with one slot in each item an id, which is the name of that slot in Blockfront. Nothing changes if the component
 * has other slots too, because a block type with slots for items has no others.
 * @returns the props with the ids, and the names of these slots by their paths.
 */
export function nameItemSlots({ props, slots }: SplitProps): { props: Json; names: ReadonlyMap<string, string> } {
  const found = slots.map(({ path }) => ({ path, ...partsOf(path) }))
  const lists = new Set(found.flatMap(({ list }) => list ?? []))
  const names = new Map<string, string>()
  const named: Record<string, unknown> = {}
  for (const list of lists) {
    const own = found.filter(({ path }) => path.startsWith(`${list}[`))
    const items = props[list]
    if (
      !Array.isArray(items) ||
      own.length < slots.length ||
      own.some(({ field }) => field === undefined || field !== own[0]?.field)
    )
      continue
    const taken = new Set<string>()
    named[list] = items.map((item: unknown, index) => {
      if (!isObject(item)) return item
      const isFree = typeof item.id === 'string' && item.id !== '' && !taken.has(item.id)
      const id = isFree ? String(item.id) : freeName(`${list}${index + 1}`, taken)
      taken.add(id)
      for (const slot of own) if (slot.index === index) names.set(slot.path, id)
      return isFree || item.id === undefined ? { ...item, id } : { ...item, id, puck_id: item.id }
    })
  }
  return { props: { ...props, ...named }, names }
}

/** `items[2].content` as list, index and field; empty for other paths. */
function partsOf(path: string): { list?: string; index?: number; field?: string } {
  const [, list, index, field] = /^([A-Za-z_$][\w$]*)\[(\d{1,9})\]\.([^.[\]]+)$/.exec(path) ?? []
  return list === undefined ? {} : { list, index: Number(index), field }
}
