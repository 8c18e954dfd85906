import type { Views } from '../render/BlockOutlet.tsx'
import { View as columns } from './columns.tsx'
import { View as container } from './container.tsx'
import { View as imageBlock } from './imageBlock.tsx'
import { View as testimonials } from './testimonials.tsx'
import { View as textBlock } from './textBlock.tsx'

/**
 * The views of block types with `static: true`, for pages of React Server Components without JavaScript in the browser: frameworks
 * send the client components that a route imports, whether or not its page has such a block.
 */
export const views: Views = { columns, container, imageBlock, testimonials, textBlock }
