import { z } from 'zod'
import { count, id, text } from '../../values.ts'

/** The id of a stored block. Older blocks can have ids of any form. */
const blockId = z.string().min(1).max(500)

const position = z
  .strictObject({
    containerId: blockId.optional().describe('The container. Without it, the block is at the top level of the page.'),
    slot: z
      .string()
      .max(100)
      .optional()
      .describe('The slot of the container, or the area of the page. Default: the first one that takes the block.'),
    index: count(5000)
      .optional()
      .describe('The index afterwards among all blocks of the container, or of the page, from 0. Default: the last one.'),
  })
  .meta({ id: 'BlockPosition' })

/** Props by name. Each is replaced as a whole. */
const props = z.record(z.string().max(100), z.unknown()).default({})

const insert = z.strictObject({
  op: z.literal('insert'),
  type: z.string().max(100).describe('The block type.'),
  id: id().optional().describe('An id for the new block, so that later operations can name it. Default: a random one.'),
  props: props.describe('Other props have their defaults.'),
  variant: text(100).optional(),
  at: position.default({}),
})

const update = z.strictObject({
  op: z.literal('update'),
  blockId,
  props: props.describe('The props to change, each as a whole: a list replaces the list.'),
  reset: z.array(z.string().max(100)).max(100).default([]).describe('Names of props that get their defaults again.'),
})

const move = z.strictObject({ op: z.literal('move'), blockId, to: position })

const remove = z.strictObject({ op: z.literal('remove'), blockId })

/** A change of one block in the draft of a page, as the engine's operations make it. */
export const pageOperation = z
  .discriminatedUnion('op', [insert, update, move, remove], { error: 'Set op to insert, update, move or remove.' })
  .meta({ id: 'PageOperation' })

export type PageOperation = z.output<typeof pageOperation>
