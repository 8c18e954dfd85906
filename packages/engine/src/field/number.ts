import { z } from 'zod'
import type { FieldMeta, FieldOptions } from './meta.ts'

export interface NumberOptions extends FieldOptions, Pick<FieldMeta, 'responsive'> {
  min?: number
  max?: number
  /** What the arrows of the control add; also what a stored value must be a multiple of when it is 1. */
  step?: number
}

/** A plain number. With `step: 1` (the default) a whole one. */
export function number(label: string, { min, max, step = 1, ...options }: NumberOptions = {}) {
  let schema = step === 1 ? z.int() : z.number()
  if (min !== undefined) schema = schema.min(min)
  if (max !== undefined) schema = schema.max(max)
  return schema.meta({ control: 'number', group: 'Layout', label, min, max, step, ...options })
}
