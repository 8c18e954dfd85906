import { z } from 'zod'
import type { FieldMeta, FieldOptions } from './meta.ts'
import { MAX_NUMBER } from './values/limits.ts'

export interface NumberOptions extends FieldOptions, Pick<FieldMeta, 'responsive'> {
  min?: number
  max?: number
  /** What the arrows of the control add; also what a stored value must be a multiple of when it is 1. */
  step?: number
}

/** A plain number. With `step: 1` (the default) a whole one. Without bounds, seven digits are the limit. */
export function number(label: string, { min, max, step = 1, ...options }: NumberOptions = {}) {
  const schema = (step === 1 ? z.int() : z.number()).min(min ?? -MAX_NUMBER).max(max ?? MAX_NUMBER)
  return schema.meta({ control: 'number', group: 'Layout', label, min, max, step, ...options })
}
