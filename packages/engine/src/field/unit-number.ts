import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Choice, Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'
import { unitNumberPattern } from './values/pattern.ts'

export const BASE_UNITS = ['px', 'rem', '%'] as const
export const ALL_UNITS = ['px', 'rem', '%', 'em', 'vw', 'vh'] as const
export type Unit = (typeof ALL_UNITS)[number]

export interface UnitNumberOptions<W extends Condition = Condition> extends FieldOptions<W> {
  /** The accepted units; the first one is preselected in the panel. Default: px, rem and %. */
  units?: readonly Unit[]
  /** Whether the number may be below 0. */
  negative?: boolean
  /** Limits of the panel's slider, in the value's own unit. */
  min?: number
  max?: number
  /** Tokens of the theme that the field accepts in place of a number. */
  tokens?: readonly Choice[]
}

/** A number with its unit, as CSS writes it: `1.1rem`, `150px`, `50%`, or `0`. */
export const unitNumber = <const W extends Condition = never>(
  label: string,
  { units = BASE_UNITS, negative = false, min, max, tokens, ...options }: UnitNumberOptions<W> = {},
) =>
  defineField(
    z
      .string()
      .max(MAX_LENGTH.unitNumber)
      .regex(
        unitNumberPattern(
          units,
          negative,
          tokens?.map(({ value }) => String(value)),
        ),
        `Not a size. Enter a number with a unit (${units.join(', ')}), such as 16px.`,
      ),
    {
      control: 'unitNumber',
      group: 'Style',
      label,
      units,
      min: min ?? (negative ? undefined : 0),
      max,
      ...(tokens && { tokens }),
      ...options,
    },
  )
