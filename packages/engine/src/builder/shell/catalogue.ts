import type { Blocks } from '../../block.ts'
import type { Views } from '../../render/BlockOutlet.tsx'
import type { PaletteEntry } from '../palette/entry.ts'

/** What pages are made of. Keep it the same object. */
export interface Catalogue {
  blocks: Blocks
  views: Views
  /** The style sheet of all blocks (`@blockfront/engine/styles`). */
  styles: string
  /** What the palette offers: `thumbnails(blocks)` of `@blockfront/engine/generate`. */
  entries: readonly PaletteEntry[]
}
