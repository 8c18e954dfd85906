import { z } from 'zod'
import type { FieldMeta, FieldOptions } from './meta.ts'
import { MAX_NUMBER } from './values/limits.ts'

export interface NumberOptions extends FieldOptions, Pick<FieldMeta, 'responsive'> {
  min?: number
  max?: number
  /** The step of the control's arrows. When it is 1, a stored value must be an integer. */
  step?: number
}

/** A plain number; an integer with `step: 1` (the default). Without bounds, the limit is seven digits. */
export function number(label: string, { min, max, step = 1, ...options }: NumberOptions = {}) {
  const schema = (step === 1 ? z.int() : z.number()).min(min ?? -MAX_NUMBER).max(max ?? MAX_NUMBER)
  return schema.meta({ control: 'number', group: 'Layout', label, min, max, step, ...options })
}
