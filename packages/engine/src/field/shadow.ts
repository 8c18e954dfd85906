import { cssText } from './css-text.ts'
import type { FieldOptions } from './meta.ts'

/** A shadow as CSS text: `0 4px 24px rgba(0,0,0,0.08)`. Empty means none. */
export const shadow = (label: string, options: FieldOptions = {}) =>
  cssText('Not a shadow. Write one like 0 4px 24px rgba(0,0,0,0.08).').meta({
    control: 'shadow',
    group: 'Style',
    label,
    ...options,
  })
