import { type Blocks, type Document, sourceTexts } from '@blockfront/engine'
import type { SourceField } from '../../../modules/translation/index.ts'

/** The texts of the blocks of a document. */
export function documentFields(document: Document, blocks: Blocks): SourceField[] {
  const numbers = new Map<string, number>()
  const titles = new Map<string, string>()
  return sourceTexts(document, blocks).map(({ path, blockId, block, text, kind, label }) => {
    if (!titles.has(blockId)) {
      const number = (numbers.get(block) ?? 0) + 1
      numbers.set(block, number)
      titles.set(blockId, number > 1 ? `${block} ${number}` : block)
    }
    return { path, kind, label, group: titles.get(blockId) ?? block, text, blockId }
  })
}
