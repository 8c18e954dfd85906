import type { PageBlock } from '@blockfront/engine/render'
import type { PagePayload } from '../payload.ts'

export interface ListPosition {
  before: readonly PageBlock[]
  after: readonly PageBlock[]
  /** What the owner called the products there; empty where nothing. */
  title: string
}

/** Where a page's list stands: in the place of the block that it replaces, else after all of them. */
export function listPosition({ content, listing }: PagePayload): ListPosition {
  const at = content.findIndex(({ id }) => id === listing?.replaces)
  if (at < 0) return { before: content, after: [], title: '' }
  const title = content[at]?.props.sectionTitle
  return { before: content.slice(0, at), after: content.slice(at + 1), title: typeof title === 'string' ? title : '' }
}
