import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { ALL_UNITS, type Unit } from './unit-number.ts'
import { MAX_LENGTH } from './values/limits.ts'
import { spacingPattern } from './values/pattern.ts'

/** Space on four sides as CSS shorthand: `1rem 0`. */
export const spacing = <const W extends Condition = never>(
  label: string,
  { units = ALL_UNITS, ...options }: FieldOptions<W> & { units?: readonly Unit[] } = {},
) =>
  defineField(
    z.string().max(MAX_LENGTH.spacing).regex(spacingPattern(units), 'Not a spacing. Enter one to four sizes, such as 1rem 0.'),
    { control: 'spacing', group: 'Layout', label, units, ...options },
  )
