import { z } from 'zod'
import { MAX_LENGTH } from './limits.ts'
import type { FieldOptions } from './meta.ts'

/** Several lines of plain text, up to 20,000 characters. */
export const textarea = (label: string, options: FieldOptions = {}) =>
  z
    .string()
    .max(MAX_LENGTH.textarea)
    .meta({ control: 'textarea', group: 'Content', label, ...options })
