import { areasOf, type Block } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { blockSchema } from '@blockfront/engine/generate'
import { z } from 'zod'
import { addableTypes } from '../../../modules/page/index.ts'
import { defineTool } from '../tool.ts'
import { ToolError } from '../tool-error.ts'

const types = addableTypes(blocks)

const listBlockTypes = defineTool({
  name: 'list_block_types',
  title: 'List block types',
  description: 'Lists the types of blocks that edit_page can add to a page, with what each shows, and the areas of a page.',
  input: z.strictObject({}),
  calls: [],
  run: () => ({
    blockTypes: types.map(({ type, title, description, contentType }) => ({ type, title, description, contentType })),
    areas: areasOf(blocks).map(({ name, title, list }) => ({ name, title, sharedByAllPages: list === 'globalContent' })),
  }),
})

const getBlockSchema = defineTool({
  name: 'get_block_schema',
  title: 'Get the schema of a block type',
  description:
    'Returns the JSON Schema of a block type and its default props. Values of edit_page must fit it. "props" in the schema lists the props with labels and limits; "slots" the places for blocks in a container.',
  input: z.strictObject({ type: z.string().max(100).describe('A type of list_block_types, or of a block of the page.') }),
  calls: [],
  run: (_, { type }) => {
    const block: Block | undefined = Object.hasOwn(blocks, type) ? blocks[type] : undefined
    if (!block) throw new ToolError(`There is no block type "${type}". Call list_block_types to see all.`)
    return { schema: blockSchema(block), defaults: block.props().parse({}) }
  },
})

export const blockTypeTools = [listBlockTypes, getBlockSchema]
