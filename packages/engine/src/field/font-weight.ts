import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { themeWeight, WEIGHT_TOKENS } from './theme-token.ts'

const NAMES = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
}
const VALUES = ['100', '200', '300', '400', '500', '600', '700', '800', '900'] as const
const NUMBERS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const

/** A font weight, stored as `"600"` or `600` (blocks.md keeps both); a panel writes the string. */
export const fontWeight = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(z.union([z.enum(VALUES), z.literal([...NUMBERS])]), {
    control: 'select',
    group: 'Style',
    label,
    choices: NUMBERS.map((n) => ({ value: String(n), label: NAMES[n] })),
    ...options,
  })

/** A font weight that can also be one of the theme: see `themeWeight`. */
export const themedWeight = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(z.union([z.enum([...VALUES, themeWeight.heading, themeWeight.name, themeWeight.text]), z.literal([...NUMBERS])]), {
    control: 'select',
    group: 'Style',
    label,
    choices: [...WEIGHT_TOKENS, ...NUMBERS.map((n) => ({ value: String(n), label: NAMES[n] }))],
    ...options,
  })
