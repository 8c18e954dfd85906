import type { PageBlock, Views } from '@blockfront/engine/render'
import type { PagePayload } from '../payload.ts'
import { preloadScreen, screensWithCart } from './lazy-screens.ts'

/** Loads the views of block types; see the engine's `viewsFor`. */
export type LoadViews = (types: Iterable<string>) => Promise<Views>

export interface PageParts {
  /** Views that are loaded so far, by block type. */
  views: Views
  /** Loads the views and the screen of a page. Await it before rendering the page. */
  preload: (payload: PagePayload) => Promise<void>
}

/** Returns a loader of the code that pages are rendered with. `loadCart` loads the cart, for screens that show or change it. */
export function createPageParts(loadViews: LoadViews, loadCart: () => Promise<unknown>): PageParts {
  const views: Record<string, Views[string]> = {}
  return {
    views,
    preload: async (payload) => {
      const { header, content, footer, route } = payload
      const [loaded] = await Promise.all([
        loadViews(typesOf([...header, ...content, ...footer])),
        preloadScreen(route.kind),
        screensWithCart.has(route.kind) && loadCart(),
      ])
      Object.assign(views, loaded)
    },
  }
}

/** Returns the types of blocks and of the blocks in them; a type may occur several times. */
export const typesOf = (blocks: readonly PageBlock[]): string[] =>
  blocks.flatMap(({ type, childComponents = [] }) => [type, ...typesOf(childComponents)])
