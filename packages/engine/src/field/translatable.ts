import { z } from 'zod'
import { bare, metaOf } from './meta.ts'

/** How a translatable text is edited: one line, several lines, or HTML. */
export type TextKind = 'text' | 'textarea' | 'richText'

/** The field kinds whose text shoppers read, by control. The text of a link field is the label that older pages store. */
const KINDS: Readonly<Record<string, TextKind>> = { text: 'text', textarea: 'textarea', richText: 'richText', link: 'text' }

/**
 * Returns the kind of a field's text if it can be translated; undefined for other fields. The field kind decides, and text that must match
 * a pattern, such as a length in CSS, is not translated. `translatable` in a field's metadata overrides both.
 */
export function textKind(schema: z.ZodType): TextKind | undefined {
  const { control = '', translatable } = metaOf(schema)
  if (!(translatable ?? !hasPattern(schema))) return undefined
  return Object.hasOwn(KINDS, control) ? KINDS[control] : translatable ? 'text' : undefined
}

function hasPattern(schema: z.ZodType): boolean {
  const inner = bare(schema)
  return inner instanceof z.ZodString && (inner.def.checks ?? []).some(({ _zod }) => _zod.def.check === 'string_format')
}
