import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Choice, FieldMeta, Width } from '../field/meta.ts'
import type { FormMessages } from './messages.ts'
import type { ErrorTree } from './validation/problem.ts'

/** A field's metadata with additions of forms for the browser's autofill. */
export interface ControlMeta extends FieldMeta {
  label: string
  control: string
  /** The `autocomplete` token of HTML: `email`, `new-password`, … */
  autoComplete?: string
  /** Values that the browser offers while the owner types. Others are possible. */
  suggestions?: readonly string[]
  /** Maximum number of characters. */
  maxLength?: number
  /** Whether the field may be empty. */
  optional?: boolean
}

/** The props of every control. A control shows any `value` and passes on the typed value, valid or not. */
export interface ControlProps {
  /** Id of the element that the label names, or of the group. */
  id: string
  /** Path of the value: `slides.0.title`. */
  path: string
  value: unknown
  /** The selected blocks have different values; `value` is undefined then. */
  mixed?: boolean
  onChange: (value: unknown) => void
  schema: z.ZodType
  /** The field's metadata, also keys that an app's own field kind adds. */
  meta: ControlMeta & Readonly<Record<string, unknown>>
  disabled: boolean
  invalid: boolean
  /** Ids of help and error texts, for `aria-describedby`. */
  describedBy: string | undefined
  /** Errors of inner fields, for controls that contain fields. */
  errors: ErrorTree | undefined
  /** The width that responsive fields edit. */
  width: Width
  onWidthChange: (width: Width) => void
  /** For text colors: the background behind the text, or several backgrounds, if the app knows them. */
  against: string | readonly string[] | undefined
  services: ControlServices
}

/** The layout of a control in its field. */
export interface Frame {
  /** stacked: below the label; inline: next to it; switch: next to it, as narrow as possible. */
  layout: 'stacked' | 'inline' | 'switch'
  /** Whether it consists of several controls, which the label names as a group. */
  group?: boolean
}

/** A control file: the component and its layout. */
export interface ControlKind {
  Control: ComponentType<ControlProps>
  /** Default: stacked. */
  frame?: Frame | ((meta: ControlMeta) => Frame)
}

/** Controls by the name in the fields' metadata. A component alone is below its label. */
export type Controls = Readonly<Record<string, ControlKind | ComponentType<ControlProps>>>

/** A theme color that a color field can refer to. */
export interface ThemeColor {
  /** The stored value: `var(--color-accent)`. */
  value: string
  label: string
  /** Its current color as CSS. */
  color: string
}

/** A page of the store that a link can open. */
export interface LinkChoice {
  label: string
  /** A path of the store: `/shop`. */
  url: string
  /** Default: page. */
  kind?: 'page' | 'policy' | 'category' | 'product' | undefined
  /** URL of its image. */
  image?: string | undefined
  /** Why visitors cannot open it, such as “Draft: not shown in the store”. */
  hidden?: string | undefined
}

/** Finds pages for links. Both methods reject if the pages cannot be loaded. `linkFinder` returns one for a list. */
export interface LinkFinder {
  /** Pages that match a term, the best first, at most about 50. With an empty term, those to offer first. */
  search: (term: string, signal: AbortSignal) => Promise<readonly LinkChoice[]>
  /** What a path opens; undefined for a path that is not known. */
  get: (url: string, signal: AbortSignal) => Promise<LinkChoice | undefined>
}

/** A product of the store that can be chosen. */
export interface ProductChoice {
  id: string
  name: string
  /** URL of its image. */
  image?: string | undefined
  /** A short text after the name, such as its price. */
  note?: string | undefined
  /** Why shoppers do not see it, such as “Draft”. */
  hidden?: string | undefined
}

/** Finds products for `products` fields. Both methods reject if the products cannot be loaded. */
export interface ProductFinder {
  /** Products that match a term, the best first, at most about 20. With an empty term, the newest. */
  search: (term: string, signal: AbortSignal) => Promise<readonly ProductChoice[]>
  /** The products with these ids, in any order. Those that do not exist are missing. */
  get: (ids: readonly string[], signal: AbortSignal) => Promise<readonly ProductChoice[]>
}

/** A typed value that is invalid and therefore not stored. */
export interface Unfinished {
  value: unknown
  /** The stored value that it would replace. */
  over: unknown
  width: Width
  error: ErrorTree
}

/** Keeps invalid typed values by path while their panel is closed. */
export interface UnfinishedValues {
  get: (path: string) => Unfinished | undefined
  set: (path: string, value: Unfinished | undefined) => void
}

/** Services that the app provides for panels and forms. All are optional; controls work without them. */
export interface FormServices {
  /** Lets the owner choose a file. Resolves with its URL, or undefined if none was chosen. */
  pickFile?: (accept: 'image' | 'video') => Promise<string | undefined>
  /** Categories with the values that `collection` fields store. `latest` and `old` are always offered. */
  collections?: readonly Choice[]
  /** Adds a search for pages to fields with a URL. Pass the same object on each render. */
  links?: LinkFinder
  /** Without it, `products` fields accept ids as text. Pass the same object on each render. */
  products?: ProductFinder
  colors?: readonly ThemeColor[]
  /** Tokens that formatted text can contain, such as the name of a product. The editor inserts the `value` of the chosen one. */
  textTokens?: readonly Choice[]
  /** Additional controls by name, or replacements of built-in ones. */
  controls?: Controls
  messages?: FormMessages
  /** Storage for invalid typed values; without it they are lost when the panel closes. */
  unfinished?: UnfinishedValues
  /** Called when a list item is opened, for example to show that slide on the canvas. */
  onItemOpen?: (path: string, index: number) => void
}

/** Form services with all defaults set, as controls receive them. */
export interface ControlServices extends FormServices {
  colors: readonly ThemeColor[]
  controls: Controls
  messages: FormMessages
  /** The block type of a panel; undefined in a form. */
  block?: string
  /**
   * In a panel each valid value applies immediately and invalid ones wait in their control. In a form all values wait for the
   * submit.
   */
  live: boolean
}
