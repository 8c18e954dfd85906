import type { z } from 'zod'
import type { Block, Blocks } from '../block.ts'

const schemas = /* @__PURE__ */ new WeakMap<Pick<Block, 'props'>, z.ZodObject>()

/** Returns the schema of a block's props, built once. */
export function schemaOf(block: Pick<Block, 'props'>): z.ZodObject {
  let schema = schemas.get(block)
  if (!schema) {
    schema = block.props()
    schemas.set(block, schema)
  }
  return schema
}

/** Returns the block type of this name, or undefined, also for names of `Object.prototype`. */
export const typeOf = (blocks: Blocks, type: unknown): Block | undefined =>
  typeof type === 'string' && Object.hasOwn(blocks, type) ? blocks[type] : undefined
