import { z } from 'zod'
import { id, requiredText, time } from '../../values.ts'
import { blocks } from './page.ts'

/** Maximum size of the blocks of a section, in characters of JSON. */
export const MAX_SECTION_CHARACTERS = 100_000

/** Blocks that a store keeps to insert them into its pages. */
export const section = z
  .object({
    sectionId: id(),
    name: requiredText(80),
    content: blocks.min(1).max(100),
    createdAt: time(),
  })
  .meta({ id: 'Section' })

export type Section = z.output<typeof section>
