import type { z } from 'zod'
import type { Block } from '../block.ts'
import { elementOf, recordOf } from '../field/inside.ts'
import { bare } from '../field/meta.ts'
import { fieldsOf } from './fields.ts'

/** Renders a view with props, as a page does. The result is ignored. */
export type RenderProbe = (view: Block['View'], props: Readonly<Record<string, unknown>>) => void

/**
 * The paths of props that neither the view (with any choice or switch) nor the block's data declaration reads. A prop that is
 * passed on with all others (`{...rest}`) counts as read.
 */
export function unusedProps(block: Block, draw: RenderProbe): string[] {
  const schema = block.props()
  const read = new Set<string>()
  const watch = watcher(read)
  const known = new Set(Object.keys(schema.shape))
  const view: Block['View'] = (given) => {
    const { own, others } = split(given as Record<string, unknown>, known)
    return block.View(new Proxy(others, overlay(watch(own, '') as Record<string, unknown>, known)))
  }
  for (const props of [...samples(schema)]) {
    block.data?.(watch(props, '') as never)
    draw(view, props)
  }
  return [...fieldsOf(schema)].filter(({ meta, path }) => meta.control !== 'hidden' && !read.has(path)).map(({ path }) => path)
}

function split(given: Record<string, unknown>, known: ReadonlySet<string>) {
  const entries = Object.entries(given)
  return {
    own: Object.fromEntries(entries.filter(([key]) => known.has(key))),
    others: Object.fromEntries(entries),
  }
}

/** Returns the block's own props through the recording proxy, and data and children unchanged. */
const overlay = (own: Record<string, unknown>, known: ReadonlySet<string>): ProxyHandler<Record<string, unknown>> => ({
  get: (others, key) => (typeof key === 'string' && known.has(key) ? own[key] : Reflect.get(others, key)),
})

/** Wraps values in proxies that record each read key by its path. The path of a list item is the list's path and `[]`. */
function watcher(read: Set<string>) {
  const wrapped = new WeakMap<object, unknown>()
  return function watch(value: unknown, path: string): unknown {
    if (typeof value !== 'object' || value === null) return value
    const before = wrapped.get(value)
    if (before) return before
    const isList = Array.isArray(value)
    const proxy: unknown = new Proxy(value, {
      get(target, key) {
        const inner: unknown = Reflect.get(target, key)
        if (typeof key !== 'string' || !Object.hasOwn(target, key) || (isList && !/^\d+$/.test(key))) return inner
        const at = isList ? `${path}[]` : path ? `${path}.${key}` : key
        read.add(at)
        return watch(inner, at)
      },
    })
    wrapped.set(value, proxy)
    return proxy
  }
}

type Props = Record<string, unknown>

/** Complete props: the defaults with an item in every list, and variants of them with one choice or switch changed. */
function* samples(schema: z.ZodObject): Generator<Props> {
  const start = filled(schema, schema.parse({}))
  yield start
  for (const change of changes(schema)) {
    const props = change(start)
    if (schema.safeParse(props).success) yield props
  }
}

function filled(record: z.ZodObject, props: Props): Props {
  const entries = Object.entries(record.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const element = elementOf(field)
    const inside = recordOf(element ?? field)
    const value = props[name]
    if (!inside) return [name, value]
    if (!element) return [name, isRecord(value) ? filled(inside, value) : value]
    const items = Array.isArray(value) && value.length > 0 ? value : [inside.parse({})]
    return [name, items.map((item) => (isRecord(item) ? filled(inside, item) : item))]
  })
  return { ...props, ...Object.fromEntries(entries) }
}

const isRecord = (value: unknown): value is Props => typeof value === 'object' && value !== null && !Array.isArray(value)

/** One change for every value of every choice and switch. In lists it applies to all items at once. */
function* changes(record: z.ZodObject): Generator<(props: Props) => Props> {
  for (const [name, field] of Object.entries(record.shape as Record<string, z.ZodType>)) {
    for (const value of choicesOf(field)) yield (props) => ({ ...props, [name]: value })
    const element = elementOf(field)
    const inside = recordOf(element ?? field)
    if (!inside) continue
    for (const change of changes(inside)) {
      const inner = (item: unknown) => (isRecord(item) ? change(item) : item)
      yield (props) => {
        const value = props[name]
        return { ...props, [name]: Array.isArray(value) ? value.map(inner) : inner(value) }
      }
    }
  }
}

function choicesOf(field: z.ZodType): readonly unknown[] {
  const def = bare(field).def as unknown as { type: string; entries?: Record<string, unknown> }
  if (def.type === 'boolean') return [true, false]
  if (def.entries) return Object.values(def.entries)
  // A text that is empty by default can hide other settings, such as a link or an image.
  return def.type === 'string' || def.type === 'union' ? ['x', '/x', '1px', '#000'] : []
}
