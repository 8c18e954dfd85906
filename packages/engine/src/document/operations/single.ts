import type { Document, DocumentBlock } from '../document.ts'

/**
 * The block that keeps another one of its type out of the document, or undefined when one may be added. A store has one global block
 * of each type (product.md, point 3): it is on every page. Duplicates that are already stored stay until they are removed.
 */
export const findExistingSingle = (
  { globalContent }: Pick<Document, 'globalContent'>,
  { type, contentType }: Pick<DocumentBlock, 'type' | 'contentType'>,
): DocumentBlock | undefined => (contentType === 'global' ? globalContent.find((block) => block.type === type) : undefined)
