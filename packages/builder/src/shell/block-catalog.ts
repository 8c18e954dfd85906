import type { Blocks } from '@blockfront/engine'
import type { Views } from '@blockfront/engine/render'
import type { PaletteEntry } from '../palette/entry.ts'
import type { PageTemplate } from './pages/page-template.ts'

/** The block types of pages. Pass the same object on each render. */
export interface BlockCatalog {
  blocks: Blocks
  views: Views
  /** The style sheet of all blocks (`@blockfront/engine/styles`). */
  styles: string
  /** The entries of the palette: `thumbnails(blocks)` of `@blockfront/engine/generate`. */
  entries: readonly PaletteEntry[]
  /** Templates for a new page, in addition to a blank page. */
  templates?: readonly PageTemplate[]
}
