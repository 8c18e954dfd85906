import { childrenOf, type Document, type DocumentBlock, type PageSettings } from './document.ts'

/** The stored form of a document: JSON in the format of blocks.md. */
export interface StoredDocument {
  content: unknown[]
  globalContent: unknown[]
  settings?: PageSettings
}

/**
 * Returns the stored form of a document. Unknown values are written back unchanged. Loading the result gives the same document.
 */
export const save = ({ content, globalContent, settings }: Document): StoredDocument => ({
  content: content.map(saveBlock),
  globalContent: globalContent.map(saveBlock),
  ...(settings && { settings }),
})

function saveBlock(block: DocumentBlock): unknown {
  if (block.contentType === 'unknown') return block.stored
  const children = childrenOf(block)
  return children.length > 0 ? { ...block, childComponents: children.map(saveBlock) } : block
}
