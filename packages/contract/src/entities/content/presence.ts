import { z } from 'zod'
import { id, text } from '../../values.ts'

/** Id of a block in a document. Imported documents may contain ids of any form. */
export const blockId = () => text(200).min(1)

/** A member who has a page open in the builder. */
export const presentPerson = z
  .object({
    personId: id(),
    name: text(120),
    isYou: z.boolean().describe('Whether it is another window of the caller.'),
    blockId: blockId().nullable().describe('The selected block, if any.'),
  })
  .meta({ id: 'PresentPerson' })
