import { isObject, type Json } from '../convert/json.ts'
import type { SlotNames } from '../convert/slots.ts'

/** A field of a Puck config, as far as the conversion reads it. */
export interface PuckField {
  type: string
  label?: string
  placeholder?: string
  options?: readonly { label?: unknown; value: unknown }[]
  min?: number
  max?: number
  step?: number
  arrayFields?: Readonly<Record<string, PuckField>>
  objectFields?: Readonly<Record<string, PuckField>>
  /** The values of a new item, if it is an object. */
  defaultItemProps?: unknown
  /** A function that returns the title of an item. */
  getItemSummary?: unknown
  /** The names of the components that a slot accepts, and of those that it does not. */
  allow?: readonly string[]
  disallow?: readonly string[]
}

/** The names under which views receive other values. */
export const RESERVED: readonly string[] = ['data', 'variant', 'children', 'slots', 'eager', 'key', 'ref']

/** A component of a Puck config. */
export interface PuckComponent {
  label?: string
  fields?: Readonly<Record<string, PuckField>>
  defaultProps?: Json
}

/** A Puck config, as far as the conversion reads it. A `Config` of `@puckeditor/core` is assignable. */
export interface PuckConfig {
  components: Readonly<Record<string, PuckComponent>>
  root?: PuckComponent
}

/** Whether a value is a Puck config. */
export const isPuckConfig = (value: unknown): value is PuckConfig =>
  isObject(value) && isObject(value.components) && Object.values(value.components).every(isObject)

/** The names of the slot fields of each component, also of those that are empty in every page. */
export function slotsOfConfig({ components, root }: PuckConfig): SlotNames {
  const slotsOf = ({ fields = {} }: PuckComponent) =>
    new Set(Object.entries(fields).flatMap(([name, field]) => (field?.type === 'slot' ? [name] : [])))
  const all = root ? { ...components, root } : components
  return new Map(Object.entries(all).map(([name, component]) => [name, slotsOf(component)]))
}
