import { childrenOf, type Document, type DocumentBlock, type PageSettings } from './document.ts'

/** What is stored of a document: JSON in the format of blocks.md. */
export interface StoredDocument {
  content: unknown[]
  globalContent: unknown[]
  settings?: PageSettings
}

/** A document as it is stored. What loading did not understand is written back unchanged; loading the result gives the same document. */
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
