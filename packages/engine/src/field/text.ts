import { z } from 'zod'
import type { FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'

/** One line of text, of up to 5,000 characters. Set a lower limit with `.max(n)`. */
export const text = (label: string, options: FieldOptions = {}) =>
  z
    .string()
    .max(MAX_LENGTH.text)
    .meta({ control: 'text', translatable: 'text', group: 'Content', label, ...options })
