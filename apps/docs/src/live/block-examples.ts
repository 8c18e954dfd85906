import type { Block } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { type Thumbnail, thumbnailsOf } from '@blockfront/engine/generate'
import type { PageBlock, PageProps } from '@blockfront/engine/render'

/** One example of a block type: its defaults or a preset, with data of the sample store. */
export interface BlockExample {
  /** `hero`, or `hero/plain` for a preset. */
  key: string
  type: string
  title: string
  content: PageBlock[]
  data: NonNullable<PageProps['data']>
}

/** Returns the examples of a block type: its defaults first, then its presets. */
export const examplesOf = (type: string): BlockExample[] => {
  const block = blocks[type]
  return block ? thumbnailsOf(block).map((entry) => exampleOf(block, entry)) : []
}

/** Returns the examples of all block types. */
export const allExamples = (): BlockExample[] => Object.keys(blocks).flatMap(examplesOf)

function exampleOf(block: Block, { key, type, title, block: start, data }: Thumbnail): BlockExample {
  const inside = block.contentType === 'container' ? childrenOf(key) : undefined
  return {
    key,
    type,
    title,
    content: [{ ...start, ...(inside && { childComponents: inside }) }],
    data: { [start.id]: data },
  }
}

/** How many blocks the example of a container holds. */
const CHILDREN = 3

/** The content of a container's example: blocks that need neither data nor JavaScript. */
const childrenOf = (key: string): PageBlock[] =>
  Object.values(blocks)
    .filter(({ contentType, data, hidden, static: isStatic }) => contentType === 'normal' && isStatic && !data && !hidden)
    .slice(0, CHILDREN)
    .map(({ type, props }, index) => ({ id: `${key}-${index}`, type, props: props().parse({}) }))
