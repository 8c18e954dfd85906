import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldMeta, FieldOptions } from './meta.ts'
import { MAX_NUMBER } from './values/limits.ts'

export interface NumberOptions<W extends Condition = Condition> extends FieldOptions<W>, Pick<FieldMeta, 'responsive'> {
  min?: number
  max?: number
  /** The step of the control's arrows. When it is 1, a stored value must be an integer. */
  step?: number
}

/** A plain number; an integer with `step: 1` (the default). Without bounds, the limit is seven digits. */
export function number<const W extends Condition = never>(
  label: string,
  { min, max, step = 1, ...options }: NumberOptions<W> = {},
) {
  const schema = (step === 1 ? z.int() : z.number()).min(min ?? -MAX_NUMBER).max(max ?? MAX_NUMBER)
  return defineField(schema, { control: 'number', group: 'Layout', label, min, max, step, ...options })
}
