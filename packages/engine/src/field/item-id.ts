import { z } from 'zod'
import { MAX_LENGTH } from './values/limits.ts'

/** The id that older pages store with an item of a list (blocks.md). It is kept, and no panel shows it. */
export const itemId = () =>
  z
    .union([z.string().max(MAX_LENGTH.itemId), z.number()])
    .meta({ control: 'hidden' })
    .optional()
