/**
 * Renders pages to HTML on a server. It is its own entry, `@blockfront/engine/server`, so that no client bundle
 * takes the server's React along.
 */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageBlock } from './BlockOutlet.tsx'
import { Page, type PageProps } from './Page.tsx'

/** A block that threw, and was left out of the page. */
export interface RenderFailure {
  block: PageBlock
  error: Error
}

export interface RenderResult {
  html: string
  /**
   * What was left out, outermost blocks only. Send their ids along and give the client's `Page` an `enter` that answers
   * false for them, so that it hydrates the very same page.
   */
  failures: RenderFailure[]
}

/** Renders a page. A block whose view throws is left out, with what is inside it; the rest of the page lives. */
export const renderPage = (props: PageProps): RenderResult =>
  renderTree((enter) => <Page {...props} enter={(block) => enter(block) && props.enter?.(block) !== false} />)

/**
 * The same for any tree with `Page`s in it, such as an app with its router: hand `enter` to each. Throws what a part outside
 * all blocks throws.
 *
 * React's server renderer knows no error boundary. So each block says when it is entered, the one entered last is taken for
 * the one that threw, and the tree is drawn again without it: at most once for every block.
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
 * A view that throws after its children were drawn costs them one by one before it is found. They are gone with it, and
 * only it is to be reported.
 */
function outermost(failures: Map<PageBlock, Error>): RenderFailure[] {
  const holds = (outer: PageBlock, block: PageBlock): boolean =>
    outer.childComponents?.some((child) => child === block || holds(child, block)) ?? false
  const all = [...failures.keys()]
  return all
    .filter((block) => !all.some((outer) => holds(outer, block)))
    .map((block) => ({ block, error: failures.get(block) as Error }))
}
