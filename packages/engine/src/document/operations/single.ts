import type { Document, DocumentBlock } from '../document.ts'

/**
 * Returns the existing block that prevents adding another one of its type, or undefined. A store has one global block of each
 * type (product.md, point 3), because it is on every page. Stored duplicates stay until they are removed.
 */
export const findExistingSingle = (
  { globalContent }: Pick<Document, 'globalContent'>,
  { type, contentType }: Pick<DocumentBlock, 'type' | 'contentType'>,
): DocumentBlock | undefined => (contentType === 'global' ? globalContent.find((block) => block.type === type) : undefined)
