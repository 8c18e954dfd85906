import { z } from 'zod'
import type { FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'

/**
 * Formatted text as HTML, up to 200,000 characters. Any string fits: the server sanitises it on save, and views draw it with `RichText`, which knows
 * a short list of elements and treats everything else as text.
 */
export const richText = (label: string, options: FieldOptions = {}) =>
  z
    .string()
    .max(MAX_LENGTH.richText)
    .meta({ control: 'richText', group: 'Content', label, ...options })
