import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'

/** A product collection: `latest`, `old`, or the id of a category. */
export const collection = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(
    z
      .string()
      .max(MAX_LENGTH.collection)
      .regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not a collection. Choose latest, old, or a category.'),
    { control: 'collection', group: 'Content', label, ...options },
  )
