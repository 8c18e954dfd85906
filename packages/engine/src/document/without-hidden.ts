import type { Document } from './document.ts'

/** Returns a document without the blocks that the owner has hidden from visitors. */
export function withoutHidden({ content, globalContent, ...rest }: Document): Document {
  const shown = (list: Document['content']): Document['content'] =>
    list.flatMap((block) => {
      if (block.editor?.hidden) return []
      return block.contentType === 'container' ? [{ ...block, childComponents: shown(block.childComponents ?? []) }] : [block]
    })
  return { content: shown(content), globalContent: shown(globalContent), ...rest }
}
