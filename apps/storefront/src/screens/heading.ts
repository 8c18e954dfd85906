import type { PageBlock } from '@blockfront/engine/render'

/** Blocks that bring the page's first heading along. Rich text never does: its headings start at the second level. */
export const hasHeading = ({ type, props, childComponents }: PageBlock): boolean =>
  type === 'product' || (type === 'hero' && isTitled(props.slides)) || (childComponents?.some(hasHeading) ?? false)

/** An opening without slides of its own shows those that it comes with. */
const isTitled = (slides: unknown) => (Array.isArray(slides) ? Boolean(slides[0]?.title) : slides === undefined)
