import type { z } from 'zod'
import type { Block, Blocks } from '../block.ts'
import { hasItemIds, isZod4Throughout } from '../field/inside.ts'
import { ZOD_4 } from '../field/zod-version.ts'

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

type Defective = Pick<Block, 'props' | 'slots'>

const defects = /* @__PURE__ */ new WeakMap<Defective, { reason: string | undefined }>()

/**
 * Returns why pages cannot have blocks of this type, without a period; undefined for a type that works. `checkBlock` finds these mistakes and
 * others.
 */
export function defectOf(block: Defective): string | undefined {
  let known = defects.get(block)
  if (!known) {
    known = { reason: findDefect(block) }
    defects.set(block, known)
  }
  return known.reason
}

function findDefect(block: Defective): string | undefined {
  try {
    const schema = schemaOf(block)
    const shape = schema.shape as Readonly<Record<string, z.ZodType>>
    if (!isZod4Throughout(schema)) return ZOD_4
    if (!schema.safeParse({}).success) return 'The block type has a prop without a default'
    for (const { each } of Object.values(block.slots ?? {}))
      if (each !== undefined && !hasItemIds(shape[each]))
        return `The block type has a slot for each item of "${each}", which is not a list whose items have ids`
  } catch (error) {
    return `The fields of the block type cannot be read (${error instanceof Error ? error.message : error})`
  }
  return undefined
}

/** Returns the block type of this name as the app defines it, also for names of `Object.prototype`. It may have a defect. */
export const definitionOf = (blocks: Blocks, type: unknown): Block | undefined =>
  typeof type === 'string' && Object.hasOwn(blocks, type) ? blocks[type] : undefined

/**
 * Returns the block type of this name; undefined if there is none, or if it has a defect: such a type counts as unknown, so that its mistake
 * affects no other block.
 */
export function typeOf(blocks: Blocks, type: unknown): Block | undefined {
  const block = definitionOf(blocks, type)
  return block && defectOf(block) === undefined ? block : undefined
}
