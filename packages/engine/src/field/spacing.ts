import { z } from 'zod'
import { MAX_LENGTH } from './limits.ts'
import type { FieldOptions } from './meta.ts'
import { spacingPattern } from './pattern.ts'
import { ALL_UNITS, type Unit } from './unit-number.ts'

/** Space on four sides as CSS shorthand of one to four sizes: `1rem 0`. */
export const spacing = (label: string, { units = ALL_UNITS, ...options }: FieldOptions & { units?: readonly Unit[] } = {}) =>
  z
    .string()
    .max(MAX_LENGTH.spacing)
    .regex(spacingPattern(units), 'Not a spacing. Write one to four sizes, such as 1rem 0.')
    .meta({ control: 'spacing', group: 'Layout', label, units, ...options })
