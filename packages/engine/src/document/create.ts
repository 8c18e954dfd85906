import type { Blocks } from '../block.ts'
import type { KnownBlock } from './document.ts'
import { DocumentError } from './error.ts'
import { newId } from './id.ts'
import { repair } from './loading/repair.ts'
import { schemaOf, typeOf } from './schema.ts'

/** What a new block starts with in addition to its defaults. */
export interface CreateOptions {
  /** Props of a preset, say. One that does not fit gives way to its default. */
  props?: Record<string, unknown>
  variant?: string
}

/** A new block of a type, with a fresh id and default props, not yet part of a document. Throws `DocumentError` for an unknown type. */
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
