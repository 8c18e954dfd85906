import { cssText } from './css-text.ts'
import type { FieldOptions } from './meta.ts'

/** A border as CSS text: `2px solid #fff`. Empty means none. */
export const border = (label: string, options: FieldOptions = {}) =>
  cssText('Not a border. Write one like 1px solid #e0e0e0.').meta({ control: 'border', group: 'Style', label, ...options })
