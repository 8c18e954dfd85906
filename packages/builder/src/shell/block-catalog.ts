import type { Blocks } from '@blockfront/engine'
import type { Views } from '@blockfront/engine/render'
import type { PaletteEntry } from '../palette/entry.ts'
import type { PageTemplate } from './pages/page-template.ts'

/** What pages are made of. Keep it the same object. */
export interface BlockCatalog {
  blocks: Blocks
  views: Views
  /** The style sheet of all blocks (`@blockfront/engine/styles`). */
  styles: string
  /** What the palette offers: `thumbnails(blocks)` of `@blockfront/engine/generate`. */
  entries: readonly PaletteEntry[]
  /** What a new page can start with besides a blank page. */
  templates?: readonly PageTemplate[]
}
