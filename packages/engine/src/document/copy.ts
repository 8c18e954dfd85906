import { childrenOf, type DocumentBlock } from './document.ts'
import { newId } from './id.ts'
import { isRecord } from './json.ts'

/**
 * Returns a deep copy of a block with new ids, to be inserted or pasted. An unknown block is copied as stored, except for its id;
 * its inner blocks get new ids once their type is known.
 */
export function copy(block: DocumentBlock): DocumentBlock {
  const id = newId()
  if (block.contentType === 'unknown') {
    const { stored } = block
    return { ...block, id, stored: isRecord(stored) && Object.hasOwn(stored, 'id') ? { ...stored, id } : stored }
  }
  const children = childrenOf(block)
  return children.length > 0 ? { ...block, id, childComponents: children.map(copy) } : { ...block, id }
}
