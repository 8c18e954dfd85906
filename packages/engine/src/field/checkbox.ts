import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'

/** On or off. */
export const checkbox = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(z.boolean(), { control: 'checkbox', group: 'Behavior', label, ...options })
