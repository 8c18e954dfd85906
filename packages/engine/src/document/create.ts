import type { Blocks } from '../block.ts'
import type { KnownBlock } from './document.ts'
import { DocumentError } from './error.ts'
import { newId } from './id.ts'
import { repair } from './loading/repair.ts'
import { schemaOf, typeOf } from './schema.ts'

/** Options for a new block, in addition to its type. */
export interface CreateOptions {
  /** Initial props, such as those of a preset. An invalid one is replaced by its default. */
  props?: Record<string, unknown>
  variant?: string
}

/**
 * Returns a new block with a new id and default props, not yet part of a document. Throws `DocumentError` for an unknown type.
 */
export function create(blocks: Blocks, type: string, { props = {}, variant }: CreateOptions = {}): KnownBlock {
  const block = typeOf(blocks, type)
  if (!block)
    throw new DocumentError('unknown-type', `There is no block type "${type}". Choose one of: ${Object.keys(blocks).join(', ')}.`)
  const complete = repair(schemaOf(block), props).props
  if (!complete) throw new DocumentError('props', `${type} has a prop without a default. End every field with .default(…).`)
  return {
    id: newId(),
    type,
    contentType: block.contentType,
    version: block.version,
    ...(variant === undefined ? {} : { variant }),
    props: complete,
    ...(block.contentType === 'container' ? { childComponents: [] } : {}),
  }
}
