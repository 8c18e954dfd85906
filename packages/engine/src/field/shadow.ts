import { cssText } from './css-text.ts'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'

/** A shadow as CSS text: `0 4px 24px rgba(0,0,0,0.08)`. Empty means none. */
export const shadow = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(cssText('Not a shadow. Enter one such as 0 4px 24px rgba(0,0,0,0.08).'), {
    control: 'shadow',
    group: 'Style',
    label,
    ...options,
  })
