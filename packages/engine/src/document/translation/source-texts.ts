import type { Blocks } from '../../block.ts'
import type { TextKind } from '../../field/meta.ts'
import type { Document } from '../document.ts'
import { withoutHidden } from '../without-hidden.ts'
import { mapDocumentTexts } from './text-fields.ts'

/** A text of a document that can be translated. */
export interface SourceText {
  /** The block's id and the path from its props, such as `hero-1.slides.0.title`: the key of its translation. */
  path: string
  blockId: string
  /** The block's name in the palette. */
  block: string
  text: string
  kind: TextKind
  /** Labels of the fields around the text, such as `Slides › Slide 1 › Title`. */
  label: string
}

/**
 * Returns the texts of a document that can be translated, in reading order. Empty texts and hidden blocks are left out. Which fields
 * are translatable follows from their kind (`textKind`).
 */
export function sourceTexts(document: Document, blocks: Blocks): SourceText[] {
  const found: SourceText[] = []
  mapDocumentTexts(withoutHidden(document), blocks, ({ text, kind, path, labels }, { id, type }) => {
    if (kind !== 'url' && text.trim() !== '')
      found.push({
        path: `${id}.${path}`,
        blockId: id,
        block: blocks[type]?.title ?? type,
        text,
        kind,
        label: labels.join(' › '),
      })
    return text
  })
  return found
}
