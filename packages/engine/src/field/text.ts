import { z } from 'zod'
import type { FieldOptions } from './meta.ts'

/** One line of text. Bound it with `.max(n)`. */
export const text = (label: string, options: FieldOptions = {}) =>
  z.string().meta({ control: 'text', group: 'Content', label, ...options })
