import { z } from 'zod'
import type { FieldOptions } from './meta.ts'

export interface ListOptions extends FieldOptions {
  /** What one item is called, in the singular: "Slide". */
  itemName: string
  /** The item's prop that titles it in the panel. */
  itemTitle?: string
  /** How many items at most; 200 by default. */
  max?: number
}

/** A list of objects of fields, reorderable in the panel. Props of an item that its shape does not know are kept. */
export const list = <S extends z.core.$ZodLooseShape>(label: string, shape: S, { max = 200, ...options }: ListOptions) =>
  z
    .array(z.looseObject(shape))
    .max(max)
    .meta({ control: 'list', group: 'Content', label, max, ...options })

/** A list of single fields, such as links. */
export const listOf = <S extends z.ZodType>(label: string, item: S, { max = 200, ...options }: ListOptions) =>
  z
    .array(item)
    .max(max)
    .meta({ control: 'list', group: 'Content', label, max, ...options })
