import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Choice, Condition, FieldOptions } from './meta.ts'

/** `object-fit` becomes "Object fit". */
export const titled = (value: string) => {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One of several values. Pass `labels` where a value is not readable. */
export const select = <const V extends readonly [string, ...string[]], const W extends Condition = never>(
  label: string,
  values: V,
  { labels = {}, ...options }: FieldOptions<W> & { labels?: Partial<Record<V[number], string>> } = {},
) => {
  const choices: Choice[] = values.map((value) => ({
    value,
    label: (labels as Record<string, string | undefined>)[value] ?? titled(value),
  }))
  return defineField(z.enum(values), { control: 'select', group: 'Layout', label, choices, ...options })
}
