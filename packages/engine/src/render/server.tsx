/**
 * Renders pages to HTML on a server. It is a separate entry, `@blockfront/engine/server`, so that client bundles do not contain
 * React's server renderer.
 */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageBlock } from './BlockOutlet.tsx'
import { Page, type PageProps } from './Page.tsx'

/** A block that threw and was left out of the page. */
export interface RenderFailure {
  block: PageBlock
  error: Error
}

export interface RenderResult {
  html: string
  /**
   * The failed blocks, outermost only. Send their ids to the client and pass its `Page` an `enter` that returns false for them,
   * so that it hydrates the same page.
   */
  failures: RenderFailure[]
}

/** Renders a page. A block whose view throws is left out with its children; the rest of the page is rendered. */
export const renderPage = (props: PageProps): RenderResult =>
  renderTree((enter) => <Page {...props} enter={(block) => enter(block) && props.enter?.(block) !== false} />)

/**
 * The same for any tree that contains `Page`s, such as an app with a router: pass `enter` to each. Rethrows errors from outside of blocks.
 * React's server renderer has no error boundaries, so each block reports when it starts rendering. The last one before an error counts as
 * failed, and the tree is rendered again without it, at most once per block.
 */
export function renderTree(tree: (enter: (block: PageBlock) => boolean) => ReactNode): RenderResult {
  const failures = new Map<PageBlock, Error>()
  for (;;) {
    let last: PageBlock | undefined
    const enter = (block: PageBlock) => {
      if (failures.has(block)) return false
      last = block
      return true
    }
    try {
      const html = renderToString(tree(enter))
      return { html, failures: outermost(failures) }
    } catch (thrown) {
      if (!last) throw thrown
      failures.set(last, thrown instanceof Error ? thrown : new Error(String(thrown)))
    }
  }
}

/**
 * If a view throws after its children were rendered, the children are removed one by one before the view is found. Only the view
 * is reported.
 */
function outermost(failures: Map<PageBlock, Error>): RenderFailure[] {
  const holds = (outer: PageBlock, block: PageBlock): boolean =>
    outer.childComponents?.some((child) => child === block || holds(child, block)) ?? false
  const all = [...failures.keys()]
  return all
    .filter((block) => !all.some((outer) => holds(outer, block)))
    .map((block) => ({ block, error: failures.get(block) as Error }))
}
