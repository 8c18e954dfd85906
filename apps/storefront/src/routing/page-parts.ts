import type { PageBlock, Views } from '@blockfront/engine/render'
import type { PagePayload } from '../payload.ts'
import { preloadScreen } from './lazy-screens.ts'

/** Gives views for types; see the engine's `viewsFor`. */
export type ViewSource = (types: Iterable<string>) => Promise<Views>

export interface PageParts {
  /** Grows as pages ask for more; what is in it stays. */
  views: Views
  /** Loads what a page is drawn with. Await it before the page is drawn. */
  preload: (payload: PagePayload) => Promise<void>
}

/** The code that pages are drawn with, fetched as they need it. */
export function createPageParts(viewsFor: ViewSource): PageParts {
  const views: Record<string, Views[string]> = {}
  return {
    views,
    preload: async (payload) => {
      const { header, content, footer, route } = payload
      const [found] = await Promise.all([viewsFor(typesOf([...header, ...content, ...footer])), preloadScreen(route.kind)])
      Object.assign(views, found)
    },
  }
}

const typesOf = (blocks: readonly PageBlock[]): string[] =>
  blocks.flatMap(({ type, childComponents = [] }) => [type, ...typesOf(childComponents)])
