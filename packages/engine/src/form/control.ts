import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Choice, FieldMeta, Width } from '../field/meta.ts'
import type { FormMessages } from './messages.ts'
import type { ErrorTree } from './validation/problem.ts'

/** A field's metadata with what forms add: the browser's own help for filling in. */
export interface ControlMeta extends FieldMeta {
  label: string
  control: string
  /** The `autocomplete` token of HTML: `email`, `new-password`, … */
  autoComplete?: string
  /** The `type` of an input: `email`, `tel`, `url`, … */
  inputType?: string
  /** The most characters that fit. */
  maxLength?: number
  /** An empty field is fine. */
  optional?: boolean
}

/** What every control gets. It shows `value`, whatever that is, and hands on what was typed, valid or not. */
export interface ControlProps {
  /** Of the element that the label names, or of the group. */
  id: string
  /** Path of the value: `slides.0.title`. */
  path: string
  value: unknown
  /** The field has several values at once, one per selected block; `value` is undefined then. */
  mixed?: boolean
  onChange: (value: unknown) => void
  schema: z.ZodType
  meta: ControlMeta
  disabled: boolean
  invalid: boolean
  /** Ids of help and error texts, for `aria-describedby`. */
  describedBy: string | undefined
  /** What is wrong inside, for controls made of fields. */
  errors: ErrorTree | undefined
  /** The width that responsive fields speak for. */
  width: Width
  onWidthChange: (width: Width) => void
  /** For colors: the background, or all backgrounds, behind the text that it colors, when the app knows them. */
  against: string | readonly string[] | undefined
  services: ControlServices
}

/** How a control is in its field. */
export interface Frame {
  /** stacked: below the label; inline: next to it; switch: next to it, as narrow as possible. */
  layout: 'stacked' | 'inline' | 'switch'
  /** It is several controls, which the label names together. */
  group?: boolean
}

/** A control file: the component and its layout. */
export interface ControlKind {
  Control: ComponentType<ControlProps>
  frame: Frame | ((meta: ControlMeta) => Frame)
}

/** Control kinds by the name that fields' metadata gives. */
export type Controls = Readonly<Record<string, ControlKind>>

/** A color of the store's theme that a color field can point to. */
export interface ThemeColor {
  /** What is stored: `var(--color-accent)`. */
  value: string
  label: string
  /** The color that it stands for now, as CSS. */
  color: string
}

/** A page of the store that a link can lead to. */
export interface PageChoice {
  label: string
  /** A path of the store: `/shop`. */
  url: string
}

/** A value that was typed and does not fit its field, and so is not stored. */
export interface Unfinished {
  value: unknown
  /** The stored value that it would replace. */
  over: unknown
  width: Width
  error: ErrorTree
}

/** Keeps unfinished values while their panel is not shown, by path. */
export interface UnfinishedValues {
  get: (path: string) => Unfinished | undefined
  set: (path: string, value: Unfinished | undefined) => void
}

/** What panels and forms ask of the app around them. All of it is optional; a control does without what is missing. */
export interface FormServices {
  /** Lets the owner choose a file; resolves with its address, or undefined when nothing was chosen. */
  pickFile?: (accept: 'image' | 'video') => Promise<string | undefined>
  /** Categories, as `collection` fields store them; `latest` and `old` are always offered. */
  collections?: readonly Choice[]
  pages?: readonly PageChoice[]
  colors?: readonly ThemeColor[]
  /** More control kinds, or others in place of the built-in ones, by name. */
  controls?: Controls
  messages?: FormMessages
  /** Where a panel keeps what was typed and does not fit; without it that is gone when the panel closes. */
  unfinished?: UnfinishedValues
  /** Hears which item of a list was opened, such as the slide that the canvas should show. */
  onItemOpen?: (path: string, index: number) => void
}

/** The host as a control gets it: complete. */
export interface ControlServices extends FormServices {
  pages: readonly PageChoice[]
  colors: readonly ThemeColor[]
  controls: Controls
  messages: FormMessages
  /** In a panel each valid value counts at once and others wait in their control; in a form all wait for the submit. */
  live: boolean
}
