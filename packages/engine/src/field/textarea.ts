import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'

/** Several lines of plain text, up to 20,000 characters. */
export const textarea = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(z.string().max(MAX_LENGTH.textarea), {
    control: 'textarea',
    translatable: 'textarea',
    group: 'Content',
    label,
    ...options,
  })
