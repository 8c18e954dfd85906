import { z } from 'zod'
import { bare, metaOf, type TextKind } from './meta.ts'

/** Returns the kind of a field's text if it can be translated (`translatable` in its metadata); undefined for other fields. */
export function textKind(schema: z.ZodType): TextKind | undefined {
  const { translatable } = metaOf(schema)
  if (translatable === true) return 'text'
  return translatable && !hasPattern(schema) ? translatable : undefined
}

function hasPattern(schema: z.ZodType): boolean {
  const inner = bare(schema)
  return inner instanceof z.ZodString && (inner.def.checks ?? []).some(({ _zod }) => _zod.def.check === 'string_format')
}
