import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'

/** One line of text, of up to 5,000 characters. Set a lower limit with `.max(n)`. */
export const text = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(z.string().max(MAX_LENGTH.text), { control: 'text', translatable: 'text', group: 'Content', label, ...options })
