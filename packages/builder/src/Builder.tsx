import type { Blocks } from '@blockfront/engine'
import type { Controls } from '@blockfront/engine/form'
import { type Samples, thumbnails } from '@blockfront/engine/generate'
import type { Views } from '@blockfront/engine/render'
import { stylesOf } from '@blockfront/engine/styles'
import { PortalContext } from '@blockfront/ui'
import { Direction } from 'radix-ui'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { BuilderAdapter } from './adapter.ts'
import type { StartDocument } from './open-adapter.ts'
import type { BlockCatalog } from './shell/block-catalog.ts'
import { PageBuilder } from './shell/PageBuilder.tsx'
import type { PageTemplate } from './shell/pages/new-page/page-template.ts'

export interface BuilderProps {
  /** The block types that the palette offers, by their `type`. Read once: render the builder with another `key` for other blocks. */
  blocks: Blocks
  /** Loads and saves pages. Read once, so that `adapter={localStorageAdapter()}` is fine. */
  adapter: BuilderAdapter
  /** The page to open. Default: `home`. */
  pageId?: string
  /** Controls of the app's own field kinds by name, or replacements of built-in ones: `{ rating: ratingControl }`. Read once. */
  controls?: Controls
  /** Sample results of the app's own queries, for the thumbnails of the palette. Read once. */
  samples?: Samples
  /** The content of a page that was never saved. Default: no blocks. */
  startDocument?: StartDocument
  /** CSS for the canvas, in addition to that of the blocks. The style sheets of the app apply to the canvas too. */
  styles?: string
  /** The nonce of the app's Content-Security-Policy, if it does not allow inline style elements. Read once. */
  nonce?: string
  /** Templates for a new page, if the adapter has `pages.create`. */
  templates?: readonly PageTemplate[]
  /** The height of the builder. Without it, the builder covers the whole window. */
  height?: string | number
  /** Default: the setting of the operating system. */
  colorScheme?: 'light' | 'dark'
  /** The reading direction of the interface. Default: that of the document. */
  dir?: 'ltr' | 'rtl'
  /** The block that is selected when the page opens. Unknown ids are ignored. */
  selectedBlockId?: string
  /** Called when the owner opens another page. */
  onPageChange?: (pageId: string) => void
  /** Called to leave the builder, after work is saved. Adds a back button. */
  onLeave?: () => void
}

/**
 * A complete page builder: palette, canvas, outline, panels, undo, keyboard commands and saving. Versions, publishing, pages, a
 * theme and files appear if the adapter supports them. It needs one style sheet and no provider, router or query client. A server
 * renders an empty box of its size.
 *
 * ```tsx
 * import '@blockfront/builder/builder.css'
 *
 * <Builder blocks={blocks} adapter={localStorageAdapter()} />
 * ```
 */
export function Builder({
  blocks,
  adapter,
  pageId = 'home',
  controls,
  samples,
  startDocument,
  styles,
  nonce,
  templates,
  height,
  colorScheme,
  dir,
  selectedBlockId,
  onPageChange,
  onLeave,
}: BuilderProps) {
  const [start] = useState(() => ({
    adapter,
    startDocument,
    blockCatalog: catalogOf({ blocks, styles, nonce, templates, controls, samples }),
  }))
  const [page, setPage] = useState({ wanted: pageId, open: pageId })
  // Another `pageId` opens that page, whether or not the app passes back the page that the owner has opened.
  if (page.wanted !== pageId) setPage({ wanted: pageId, open: pageId })
  const open = (next: string) => {
    setPage({ wanted: pageId, open: next })
    onPageChange?.(next)
  }
  const portal = usePortalElement(colorScheme, dir)
  // The layout depends on the size of the window and on this browser's storage: a server renders the empty box.
  const inBrowser = useSyncExternalStore(neverChanges, yes, no)
  const direction = dir ?? (typeof document !== 'undefined' && document.dir === 'rtl' ? 'rtl' : 'ltr')
  return (
    <Direction.Provider dir={direction}>
      <PortalContext value={portal}>
        <div className="ui-isolated" data-theme={colorScheme} dir={dir}>
          <div
            className="bfs-app"
            style={height === undefined ? undefined : { height }}
            data-in-page={height === undefined ? undefined : ''}
          >
            {inBrowser && (
              <PageBuilder
                {...start}
                pageId={page.open}
                selectedBlockId={selectedBlockId}
                onPageChange={open}
                onLeave={onLeave}
              />
            )}
            {inBrowser && BlockProblems && (
              <Suspense>
                <BlockProblems {...start} />
              </Suspense>
            )}
          </div>
        </div>
      </PortalContext>
    </Direction.Provider>
  )
}

/** In development, the mistakes in the app's block types. */
const BlockProblems =
  process.env.NODE_ENV === 'production'
    ? undefined
    : lazy(async () => ({ default: (await import('./development/BlockProblems.tsx')).BlockProblems }))

const neverChanges = () => () => {}
const yes = () => true
const no = () => false

const catalogOf = ({
  blocks,
  styles = '',
  nonce,
  templates,
  controls,
  samples,
}: Pick<BuilderProps, 'blocks' | 'styles' | 'nonce' | 'templates' | 'controls' | 'samples'>): BlockCatalog => ({
  blocks,
  views: Object.fromEntries(Object.entries(blocks).map(([type, { View }]) => [type, View])) satisfies Views,
  styles: `${stylesOf(blocks)}\n${styles}`,
  ...(nonce !== undefined && { nonce }),
  entries: thumbnails(blocks, samples),
  templates,
  controls,
})

/** The element at the end of the document in which the builder renders menus and dialogs. */
function usePortalElement(colorScheme: BuilderProps['colorScheme'], dir: BuilderProps['dir']): HTMLElement | undefined {
  const [element] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')))
  useEffect(() => {
    if (!element) return
    element.className = 'ui-isolated'
    document.body.append(element)
    return () => element.remove()
  }, [element])
  useEffect(() => {
    if (!element) return
    if (colorScheme) element.dataset.theme = colorScheme
    else delete element.dataset.theme
    element.dir = dir ?? ''
  }, [element, colorScheme, dir])
  return element
}
