import type { Tool } from '../tool.ts'
import { blockTypeTools } from './block-types.ts'
import { orderTools } from './orders.ts'
import { pageTools } from './pages.ts'
import { productTools } from './products.ts'

/** All tools, in the order in which assistants see them. */
export const tools: readonly Tool[] = [...blockTypeTools, ...pageTools, ...productTools, ...orderTools]
