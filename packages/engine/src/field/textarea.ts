import { z } from 'zod'
import type { FieldOptions } from './meta.ts'

/** Several lines of plain text. */
export const textarea = (label: string, options: FieldOptions = {}) =>
  z.string().meta({ control: 'textarea', group: 'Content', label, ...options })
