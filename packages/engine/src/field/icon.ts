import { z } from 'zod'
import type { FieldOptions } from './meta.ts'

/** The icons that come with the engine; `Icon` in the renderer draws them. */
export const ICONS = [
  'truck',
  'gift',
  'star',
  'heart',
  'tag',
  'percent',
  'bell',
  'phone',
  'mail',
  'shield',
  'clock',
  'leaf',
] as const

/** An icon's name, or up to eight characters such as an emoji, which are shown unchanged. Empty means none. */
export const icon = (label: string, options: FieldOptions = {}) =>
  z
    .string()
    .max(32)
    .meta({ control: 'icon', group: 'Content', label, choices: ICONS.map((name) => ({ value: name, label: name })), ...options })
