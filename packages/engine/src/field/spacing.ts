import { z } from 'zod'
import type { FieldOptions } from './meta.ts'
import { ALL_UNITS, type Unit } from './unit-number.ts'
import { MAX_LENGTH } from './values/limits.ts'
import { spacingPattern } from './values/pattern.ts'

/** Space on four sides as CSS shorthand: `1rem 0`. */
export const spacing = (label: string, { units = ALL_UNITS, ...options }: FieldOptions & { units?: readonly Unit[] } = {}) =>
  z
    .string()
    .max(MAX_LENGTH.spacing)
    .regex(spacingPattern(units), 'Not a spacing. Write one to four sizes, such as 1rem 0.')
    .meta({ control: 'spacing', group: 'Layout', label, units, ...options })
