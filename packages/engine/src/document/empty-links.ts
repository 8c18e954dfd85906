import type { Blocks } from '../block.ts'
import type { Document, DocumentBlock } from './document.ts'
import { mapDocumentTexts } from './translation/text-fields.ts'
import { withoutHidden } from './without-hidden.ts'

/** A link or button of a page that has no URL. */
export interface EmptyLink {
  block: DocumentBlock
  /** Path from the block's props: `ctaButtons.0.url`. */
  path: string
  /** Labels from the outermost field to the link: `['Buttons', 'Button 1']`. */
  labels: readonly string[]
}

/**
 * Returns the links and buttons of a page without a URL, which visitors see but cannot open (`expected` of the URL's field). Blocks that visitors
 * do not see are left out.
 */
export function emptyLinks(document: Document, blocks: Blocks): EmptyLink[] {
  const found: EmptyLink[] = []
  mapDocumentTexts(withoutHidden(document), blocks, ({ text, kind, path, labels, isExpected }, block) => {
    if (kind === 'url' && isExpected && text.trim() === '') found.push({ block, path, labels: labels.slice(0, -1) })
    return text
  })
  return found
}
