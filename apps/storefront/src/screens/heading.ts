import type { PageBlock } from '@blockfront/engine/render'

/** Whether a block renders the page's h1. Rich text never does, because its headings start at h2. */
export const hasHeading = ({ type, props, childComponents }: PageBlock): boolean =>
  type === 'product' || (type === 'hero' && isTitled(props.slides)) || (childComponents?.some(hasHeading) ?? false)

/** A hero without stored slides shows its default slides, which have a title. */
const isTitled = (slides: unknown) => (Array.isArray(slides) ? Boolean(slides[0]?.title) : slides === undefined)
