import { cssText } from './css-text.ts'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'

/** A border as CSS text: `2px solid #fff`. Empty means none. */
export const border = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(cssText('Not a border. Enter one such as 1px solid #e0e0e0.'), {
    control: 'border',
    group: 'Style',
    label,
    ...options,
  })
