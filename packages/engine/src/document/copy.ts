import { childrenOf, type DocumentBlock } from './document.ts'
import { newId } from './id.ts'
import { isRecord } from './json.ts'

/**
 * A true copy of a block with fresh ids all the way down, to be inserted or pasted. A block that is not understood is copied
 * as it was stored, but for its id; whatever is inside of it receives its ids when its type is known again.
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
