import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'

export interface ListOptions<W extends Condition = Condition> extends FieldOptions<W> {
  /** The singular name of an item: "Slide". Default: "Item" in the language of the panel. */
  itemName?: string
  /** The item's prop that is its title in the panel. */
  itemTitle?: string
  /** Maximum number of items. Default: 200. */
  max?: number
}

/** A list of objects, reorderable in the panel. Unknown props of an item are kept. */
export const list = <S extends z.core.$ZodLooseShape, const W extends Condition = never>(
  label: string,
  shape: S,
  { max = 200, ...options }: ListOptions<W> = {},
) => defineField(z.array(z.looseObject(shape)).max(max), { control: 'list', group: 'Content', label, max, ...options })

/** A list of single fields, such as links. */
export const listOf = <S extends z.ZodType, const W extends Condition = never>(
  label: string,
  item: S,
  { max = 200, ...options }: ListOptions<W> = {},
) => defineField(z.array(item).max(max), { control: 'list', group: 'Content', label, max, ...options })
