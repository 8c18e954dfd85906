import type { z } from 'zod'
import type { Block, Blocks, PropsSchema } from '../block.ts'
import { DEPTH_LIMIT, type KnownBlock } from './document.ts'
import { DocumentError } from './error.ts'
import { newId } from './id.ts'
import { repair } from './loading/repair.ts'
import { defectOf, definitionOf, schemaOf, typeOf } from './schema.ts'
import { namedSlots } from './slots/slots.ts'

/** Options for a new block, in addition to its type. */
export interface CreateOptions<P extends PropsSchema = PropsSchema> {
  /** Initial props, such as those of a preset. An invalid one is replaced by its default. */
  props?: Partial<z.input<ReturnType<P>>>
  variant?: string
}

/**
 * Returns a new block with a new id, default props and the initial blocks of its slots, not yet part of a document. Throws `DocumentError` for an unknown type. The compiler
 * checks type and props of blocks that it knows by name (`{ banner }`), and accepts any for a `Blocks` dictionary.
 */
export function create<B extends Blocks, T extends keyof B & string>(
  blocks: B,
  type: T,
  { props = {}, variant }: CreateOptions<B[T]['props']> = {},
): KnownBlock {
  return createAt(blocks, type, { props, variant, depth: 1, nextId: newId })
}

/** Creates an initial block of a slot or an area, with ids from `nextId`. */
export const createInitial = (blocks: Blocks, type: string, nextId: () => string): KnownBlock =>
  createAt(blocks, type, { depth: 1, nextId })

/** Creates a block and the initial blocks in its slots. `depth` is 1 for the outermost one. */
function createAt(
  blocks: Blocks,
  type: string,
  {
    props = {},
    variant,
    depth,
    nextId,
  }: { props?: Record<string, unknown>; variant?: string | undefined; depth: number; nextId: () => string },
): KnownBlock {
  const block = definitionOf(blocks, type)
  if (!block)
    throw new DocumentError('unknown-type', `There is no block type "${type}". Choose one of: ${Object.keys(blocks).join(', ')}.`)
  const defect = defectOf(block)
  if (defect !== undefined) throw new DocumentError('props', `${type}: ${defect}.`)
  const complete = repair(schemaOf(block), props).props
  if (!complete) throw new DocumentError('props', `${type} has a prop without a default. End every field with .default(…).`)
  return {
    id: nextId(),
    type,
    contentType: block.contentType,
    version: block.version,
    ...(variant === undefined ? {} : { variant }),
    props: complete,
    ...(block.contentType === 'container' ? { childComponents: initialIn(blocks, block, complete, { depth, nextId }) } : {}),
  }
}

/** The initial blocks in the slots of a new block; none for unknown types and below the depth limit. */
function initialIn(
  blocks: Blocks,
  type: Block,
  props: Record<string, unknown>,
  { depth, nextId }: { depth: number; nextId: () => string },
): KnownBlock[] {
  if (depth >= DEPTH_LIMIT) return []
  return namedSlots(type, props).flatMap(({ name, initial = [] }) =>
    initial.flatMap((one) =>
      typeOf(blocks, one) ? [{ ...createAt(blocks, one, { depth: depth + 1, nextId }), slot: name }] : [],
    ),
  )
}
