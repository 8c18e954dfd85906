import type { PageBlock } from '@blockfront/engine/render'
import type { PagePayload } from '../payload.ts'

export interface ListPlace {
  before: readonly PageBlock[]
  after: readonly PageBlock[]
  /** What the owner called the products there; empty where nothing. */
  title: string
}

/**
 * Where a page's list stands. On the shop page it takes the place of a grid of all products, which it is itself, with
 * filters and pages beside; else it follows the blocks.
 */
export function listPlace({ content, route, listing }: PagePayload): ListPlace {
  const at = route.kind === 'shop' && listing ? content.findIndex(isGridOfAll) : -1
  if (at < 0) return { before: content, after: [], title: '' }
  const title = content[at]?.props.sectionTitle
  return { before: content.slice(0, at), after: content.slice(at + 1), title: typeof title === 'string' ? title : '' }
}

const isGridOfAll = ({ type, props }: PageBlock) =>
  type === 'simpleProductGrid' && props.layout === 'grid' && props.productCollection === 'latest'
