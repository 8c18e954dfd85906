import type { Document } from '../document.ts'
import { DocumentError } from '../error.ts'
import { findOrThrow } from '../position.ts'
import type { Change } from './change.ts'
import { produceChange } from './produce-change.ts'

/**
 * Sets the variant of a block, which its view receives; `undefined` and an empty name remove it. Throws `DocumentError` for an unknown id and
 * for an unknown block, whose stored form stays unchanged.
 */
export function setVariant(document: Document, { id, variant }: { id: string; variant: string | undefined }): Change {
  const { block, path } = findOrThrow(document, id)
  if (block.contentType === 'unknown')
    throw new DocumentError(
      'not-understood',
      `The block type${block.type && ` "${block.type}"`} is unknown, so its variant can't change. Move or remove it.`,
      id,
    )
  return produceChange(document, { id, path, value: block }, (draft) => {
    if (variant) draft.variant = variant
    else delete draft.variant
  })
}
