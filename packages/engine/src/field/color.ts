import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'
import { colorPattern } from './values/pattern.ts'

/** A color: `#fff`, `rgba(0, 0, 0, 0.5)`, `oklch(…)`, a CSS name, or a token of the theme such as `var(--color-accent)`. */
export const color = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(
    z.string().max(MAX_LENGTH.color).regex(colorPattern(), 'Not a color. Enter one such as #1a1a1a, rgb(26, 26, 26) or black.'),
    { control: 'color', group: 'Style', label, ...options },
  )
