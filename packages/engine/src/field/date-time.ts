import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'

/** A date with a time, without a time zone: `2026-03-29T18:30`. Empty means none. */
export const dateTime = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(
    z
      .string()
      .max(16)
      .regex(
        /^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d)?$/,
        'Not a date with a time. Enter one such as 2026-03-29T18:30.',
      ),
    { control: 'text', inputType: 'datetime-local', group: 'Content', label, ...options },
  )

/** A time of day in 24-hour format: `18:30`. Empty means none. */
export const time = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(
    z
      .string()
      .max(5)
      .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Not a time. Enter one such as 18:30.'),
    { control: 'text', inputType: 'time', group: 'Content', label, ...options },
  )
