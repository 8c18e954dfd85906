import { z } from 'zod'
import type { FieldOptions } from './meta.ts'

/** On or off. */
export const checkbox = (label: string, options: FieldOptions = {}) =>
  z.boolean().meta({ control: 'checkbox', group: 'Behavior', label, ...options })
