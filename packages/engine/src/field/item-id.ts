import { z } from 'zod'
import { MAX_LENGTH } from './values/limits.ts'

/** The id that older pages store in a list item (blocks.md). It is kept, and panels do not show it. */
export const itemId = () =>
  z
    .union([z.string().max(MAX_LENGTH.itemId), z.number()])
    .meta({ control: 'hidden' })
    .optional()
