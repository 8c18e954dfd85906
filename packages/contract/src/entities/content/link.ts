import { z } from 'zod'
import { text, url } from '../../values.ts'

export const linkKind = z.enum(['page', 'policy', 'category', 'product'])

/** A page of the online store that a link can open. */
export const linkTarget = z
  .object({
    kind: linkKind,
    label: text(200),
    url: text(500).describe('A path of the store.'),
    image: url().describe('The image of a category or product; empty if there is none.'),
    hidden: z
      .enum(['draft', 'archived'])
      .nullable()
      .describe('Why shoppers cannot open it: a page that is not published, or a product that is not active. Null: they can.'),
  })
  .meta({ id: 'LinkTarget' })

export type LinkTarget = z.output<typeof linkTarget>
