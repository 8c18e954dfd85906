import { z } from 'zod'
import type { FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'

/** Several lines of plain text, up to 20,000 characters. */
export const textarea = (label: string, options: FieldOptions = {}) =>
  z
    .string()
    .max(MAX_LENGTH.textarea)
    .meta({ control: 'textarea', translatable: 'textarea', group: 'Content', label, ...options })
