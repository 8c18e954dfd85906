import { z } from 'zod'
import type { Choice, FieldOptions } from './meta.ts'

/** `object-fit` reads as "Object fit". */
const titled = (value: string) => {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One of a few values. Give `labels` where a value does not read well by itself. */
export const select = <const V extends readonly [string, ...string[]]>(
  label: string,
  values: V,
  { labels = {}, ...options }: FieldOptions & { labels?: Partial<Record<V[number], string>> } = {},
) => {
  const choices: Choice[] = values.map((value) => ({
    value,
    label: (labels as Record<string, string | undefined>)[value] ?? titled(value),
  }))
  return z.enum(values).meta({ control: 'select', group: 'Layout', label, choices, ...options })
}
