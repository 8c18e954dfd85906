import type { Views } from '../render/BlockOutlet.tsx'
import { View as accordion } from './accordion.tsx'
import { View as announcement } from './announcement.tsx'
import { View as buttonGroup } from './buttonGroup.tsx'
import { View as columns } from './columns.tsx'
import { View as container } from './container.tsx'
import { View as divider } from './divider.tsx'
import { View as heading } from './heading.tsx'
import { View as imageBlock } from './imageBlock.tsx'
import { View as imageWithText } from './imageWithText.tsx'
import { View as logoRow } from './logoRow.tsx'
import { View as testimonials } from './testimonials.tsx'
import { View as textBlock } from './textBlock.tsx'

export { Page } from '../render/Page.tsx'

/**
 * The views of block types with `static: true`, for pages of React Server Components without JavaScript in the browser. Frameworks send the
 * client components that a route imports, whether or not its page has such a block.
 */
export const views: Views = {
  accordion,
  announcement,
  buttonGroup,
  columns,
  container,
  divider,
  heading,
  imageBlock,
  imageWithText,
  logoRow,
  testimonials,
  textBlock,
}
