import type { PageBlock } from '@blockfront/engine/render'
import type { PagePayload } from '../payload.ts'

export interface ListPosition {
  before: readonly PageBlock[]
  after: readonly PageBlock[]
  /** The owner's title for the products; empty without one. */
  title: string
}

/** Returns the position of a page's list among its blocks: in place of the block that it replaces, else after all blocks. */
export function listPosition({ content, listing }: PagePayload): ListPosition {
  const index = content.findIndex(({ id }) => id === listing?.replaces)
  if (index < 0) return { before: content, after: [], title: '' }
  const title = content[index]?.props.sectionTitle
  return { before: content.slice(0, index), after: content.slice(index + 1), title: typeof title === 'string' ? title : '' }
}
