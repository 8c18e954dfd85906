import { defineField, type FieldOptions } from '@blockfront/engine'
import { z } from 'zod'

/** A field kind of this app: a number of stars, from 1 to 5. Its control is in src/controls.tsx. */
export const rating = (label: string, options: FieldOptions = {}) =>
  defineField(z.int().min(1).max(5), { control: 'rating', group: 'Content', label, ...options })
