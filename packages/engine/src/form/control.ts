import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { FieldMeta, Width } from '../field/meta.ts'
import type { ReadyHost } from './host.ts'
import type { ErrorTree } from './problem.ts'

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
  /** Where the value stands: `slides.0.title`. */
  path: string
  value: unknown
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
  /** For colours: the colour that it is read against, when the host knows it. */
  against: string | undefined
  host: ReadyHost
}

/** How a control stands in its field. */
export interface Frame {
  /** stacked: below the label; inline: beside it; switch: beside it, as narrow as it is. */
  layout: 'stacked' | 'inline' | 'switch'
  /** It is several controls, which the label names together. */
  group?: boolean
}

/** A control file: the component and how it stands. */
export interface ControlKind {
  Control: ComponentType<ControlProps>
  frame: Frame | ((meta: ControlMeta) => Frame)
}

/** Control kinds by the name that fields' metadata gives. */
export type Controls = Readonly<Record<string, ControlKind>>
