import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'

/** The most products that one field can hold by default. */
const MOST = 24

/** Products that the owner chose, as a list of their ids in order. `max` is the largest number, 24 by default. */
export const products = <const W extends Condition = never>(
  label: string,
  { max = MOST, ...options }: FieldOptions<W> & { max?: number } = {},
) =>
  defineField(
    z
      .array(
        z
          .string()
          .max(MAX_LENGTH.productId)
          .regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not a product.'),
      )
      .max(max),
    { control: 'products', group: 'Content', label, max, ...options },
  )
