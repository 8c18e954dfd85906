import { z } from 'zod'
import { id, requiredText } from '../../values.ts'
import { blocks } from './page.ts'

/** Blocks that several pages show. Its draft is a page of type `component`. */
export const sharedComponent = z
  .object({
    componentId: id().describe('Also the id of the page that contains its draft.'),
    name: requiredText(80),
    content: blocks.describe('The published blocks, as the pages show them.'),
    hasUnpublishedChanges: z.boolean(),
  })
  .meta({ id: 'SharedComponent' })

/** A page whose draft or published content shows a shared component. */
export const componentUsage = z.object({ pageId: id(), name: z.string().max(200) }).meta({ id: 'ComponentUsage' })

export type SharedComponent = z.output<typeof sharedComponent>
export type ComponentUsage = z.output<typeof componentUsage>
