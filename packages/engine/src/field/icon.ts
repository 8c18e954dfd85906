import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { titled } from './select.ts'

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
export const icon = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(z.string().max(32), {
    control: 'icon',
    group: 'Content',
    label,
    choices: ICONS.map((name) => ({ value: name, label: titled(name) })),
    ...options,
  })
