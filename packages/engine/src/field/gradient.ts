import { cssText } from './css-text.ts'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'

/** A gradient or a plain color as CSS text: `linear-gradient(90deg, #000, #fff)`. Empty means none. */
export const gradient = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(cssText('Not a gradient. Enter one such as linear-gradient(135deg, #222, #666).'), {
    control: 'gradient',
    group: 'Style',
    label,
    ...options,
  })
