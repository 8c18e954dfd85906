import { type Block, type KnownBlock, refusalOf, slotsOf } from '@blockfront/engine'
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
  const inside = block.contentType === 'container' ? childrenOf(start) : undefined
  return {
    key,
    type,
    title,
    content: [{ ...start, ...(inside && { childComponents: inside }) }],
    data: { [start.id]: data },
  }
}

/** How many blocks the example of a container without slots holds. */
const CHILDREN = 3

/** Block types that need neither data nor JavaScript. */
const SAMPLES = Object.values(blocks).filter(
  ({ contentType, data, hidden, static: isStatic }) => contentType === 'normal' && isStatic && !data && !hidden,
)

/** The content of a container's example: a few blocks, or one in each slot that takes one, of different types where possible. */
function childrenOf(container: PageBlock): PageBlock[] {
  const child = ({ type, props }: Block, index: number, slot?: string): PageBlock => ({
    id: `${container.id}-${index}`,
    type,
    props: props().parse({}),
    ...(slot !== undefined && { slot }),
  })
  const slots = slotsOf(blocks, { ...container, contentType: 'container' } as KnownBlock)
  if (!slots) return SAMPLES.slice(0, CHILDREN).map((sample, index) => child(sample, index))
  return slots.flatMap((slot, index) => {
    const first = index % SAMPLES.length
    const inTurn = [...SAMPLES.slice(first), ...SAMPLES.slice(0, first)]
    const sample = inTurn.find((one) => refusalOf(blocks, slot, one, 0) === undefined)
    return sample ? [child(sample, index, slot.name)] : []
  })
}
