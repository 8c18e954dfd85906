import { cssText } from './css-text.ts'
import type { FieldOptions } from './meta.ts'

/** A gradient or a plain color as CSS text: `linear-gradient(90deg, #000, #fff)`. Empty means none. */
export const gradient = (label: string, options: FieldOptions = {}) =>
  cssText('Not a gradient. Write one like linear-gradient(135deg, #222, #666).').meta({
    control: 'gradient',
    group: 'Style',
    label,
    ...options,
  })
