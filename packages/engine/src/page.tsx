'use client'

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { AREAS, type Blocks } from './block.ts'
import { stylesOf } from './blocks/styles.ts'
import { load } from './document/loading/load.ts'
import { areaContents } from './document/slots/areas.ts'
import {
  type Breakpoints,
  Page as ContentPage,
  type PageProps as ContentProps,
  inertServices,
  type Views,
  withBreakpoints,
} from './render/index.ts'

/** The blocks of a page as the app stores them: what the builder's adapter saved. */
export interface StoredContent {
  content?: readonly unknown[]
  globalContent?: readonly unknown[]
}

/** Loads pages. Every adapter of the builder is one. */
export interface PageAdapter {
  /** The stored page; null or undefined if it was never saved. */
  load: (pageId: string) => Promise<StoredContent | null | undefined>
  /** If the adapter publishes pages, `load` returns drafts, so the page comes from `published`. */
  publish?: unknown
  /** The content that visitors see; null while the page is not published. */
  published?: (
    pageId: string,
  ) => Promise<{ content: readonly unknown[] | null; globalContent?: readonly unknown[] } | null | undefined>
}

interface BlockOptions extends Omit<ContentProps, 'content' | 'Areas' | 'views' | 'Mark'> {
  /** The block types of the page, by their `type`. */
  blocks: Blocks
  /** The widths of the page at which its layout changes. Default: tablet 768, desktop 1024. */
  breakpoints?: Breakpoints | undefined
  /** CSS in addition to that of the blocks. */
  styles?: string
  /** The nonce of the app's Content-Security-Policy, if it does not allow inline style elements. */
  nonce?: string
}

interface StoredPageProps extends BlockOptions {
  /** The stored page. An empty page if it is missing. */
  document: StoredContent | null | undefined
  adapter?: undefined
}

interface LoadedPageProps extends BlockOptions {
  /** Loads the page. Read once, so that `adapter={localStorageAdapter()}` is fine. */
  adapter: PageAdapter
  /** The page to load. Default: `home`. */
  pageId?: string
  /** Shown until the page is loaded. Default: nothing. */
  fallback?: ReactNode
  document?: undefined
}

export type PageProps = StoredPageProps | LoadedPageProps

/**
 * A stored page with its styles: global blocks first and last, the page's blocks between, or the areas of the app (`withAreas`). It completes, repairs and migrates what is
 * stored, so it imports the schemas of all blocks. An app with pages for many visitors does that when it stores a page, and renders
 * the result with `Page` of `@blockfront/engine/render`.
 *
 * With `adapter`, the page is loaded in the browser: its published content if the adapter publishes, otherwise what was saved last.
 * If loading fails, the nearest error boundary receives the error. A server renders `fallback`; pass `document` to render the page.
 *
 * ```tsx
 * <Page blocks={blocks} document={stored} />
 * <Page blocks={blocks} adapter={localStorageAdapter()} />
 * ```
 */
export function Page(props: PageProps) {
  return props.adapter ? <LoadedPage {...props} /> : <StoredPage {...props} />
}

function LoadedPage({ adapter, pageId = 'home', fallback = null, document: _, ...rest }: LoadedPageProps) {
  const [source] = useState(adapter)
  const [loaded, setLoaded] = useState<{ pageId: string; document?: StoredContent | null; error?: unknown }>()
  useEffect(() => {
    let isCurrent = true
    const show = (result: { document?: StoredContent | null } | { error: unknown }) => {
      if (isCurrent) setLoaded({ pageId, ...result })
    }
    visibleContent(source, pageId).then(
      (document) => show({ document }),
      (error: unknown) => show({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [source, pageId])
  if (loaded?.pageId !== pageId) return fallback
  if ('error' in loaded) throw loaded.error
  return <StoredPage {...rest} document={loaded.document} />
}

/** The content of a page that visitors may see. */
async function visibleContent(adapter: PageAdapter, pageId: string): Promise<StoredContent | null | undefined> {
  if (adapter.published) {
    const page = await adapter.published(pageId)
    return page?.content ? { content: page.content, globalContent: page.globalContent } : null
  }
  if (adapter.publish)
    throw new Error(
      `<Page> cannot load the page "${pageId}": its adapter has publish, so load returns a draft. Add published to the adapter, or pass document.`,
    )
  return adapter.load(pageId)
}

function StoredPage({
  blocks,
  document,
  styles = '',
  nonce,
  breakpoints,
  services = inertServices,
  adapter: _,
  ...rest
}: StoredPageProps) {
  const content = useMemo(() => areaContents(load(document, blocks).document, blocks), [blocks, document])
  const views = useMemo((): Views => Object.fromEntries(Object.entries(blocks).map(([type, { View }]) => [type, View])), [blocks])
  const sheet = useMemo(() => withBreakpoints(`${stylesOf(blocks)}\n${styles}`, breakpoints), [blocks, styles, breakpoints])
  const ownServices = useMemo(() => (breakpoints ? { ...services, breakpoints } : services), [services, breakpoints])
  return (
    <>
      <style nonce={nonce}>{sheet}</style>
      <ContentPage {...rest} services={ownServices} content={content} Areas={blocks[AREAS]?.View} views={views} />
    </>
  )
}
