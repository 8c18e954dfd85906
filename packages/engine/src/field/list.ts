import { z } from 'zod'
import type { FieldOptions } from './meta.ts'

export interface ListOptions extends FieldOptions {
  /** The singular name of an item: "Slide". */
  itemName: string
  /** The item's prop that is its title in the panel. */
  itemTitle?: string
  /** Maximum number of items. Default: 200. */
  max?: number
}

/** A list of objects, reorderable in the panel. Unknown props of an item are kept. */
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
