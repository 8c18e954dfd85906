import type { Blocks } from '@blockfront/engine'
import type { Controls } from '@blockfront/engine/form'
import type { Views } from '@blockfront/engine/render'
import type { PaletteEntry } from '../palette/entry.ts'
import type { PageTemplate } from './pages/new-page/page-template.ts'

/** The block types of pages. Pass the same object on each render. */
export interface BlockCatalog {
  blocks: Blocks
  views: Views
  /** The style sheet of all blocks (`@blockfront/engine/styles`). */
  styles: string
  /** The nonce of style elements that the Content-Security-Policy of the app requires. */
  nonce?: string
  /** The entries of the palette: `thumbnails(blocks)` of `@blockfront/engine/generate`. */
  entries: readonly PaletteEntry[]
  /** Controls of the app's own field kinds by name, or replacements of built-in ones. */
  controls?: Controls
  /** Templates for a new page, in addition to a blank page. */
  templates?: readonly PageTemplate[]
}
