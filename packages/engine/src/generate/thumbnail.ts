import type { Block, Blocks, ContentKind } from '../block.ts'
import { repair } from '../document/loading/repair.ts'
import { schemaOf, typeOf } from '../document/schema.ts'
import type { PageBlock } from '../render/BlockOutlet.tsx'
import type { Resources } from '../render/resource.ts'
import { type Samples, sampleResources } from './sample-data.ts'
import { withSampleImages } from './sample-images.ts'

/** One entry of the palette: a block type with its defaults or with one of its presets. */
export interface Thumbnail {
  /** Unique in the palette: the type, or the type and the preset's name: `hero`, `hero/split`. */
  key: string
  type: string
  preset?: string
  title: string
  description: string
  /** Other words for it, which the search of the palette finds. */
  keywords?: readonly string[]
  contentType: ContentKind
  /** The block that a drop inserts, without its id. */
  block: PageBlock
  /** The block that the renderer draws small: the same, with sample images if the block type requests them. */
  shown: PageBlock
  /** The sample data for the block. */
  data: Resources
}

/** The palette's entries of one block type: its defaults first, then its presets. An invalid value of a preset is its default. */
export function thumbnailsOf(block: Block, samples?: Samples): Thumbnail[] {
  const { type, description, keywords, contentType } = block
  const entry = (key: string, title: string, stored: Record<string, unknown>, preset?: string): Thumbnail => {
    const schema = schemaOf(block)
    const props = repair(schema, stored).props ?? {}
    const inserted = { id: key, type, props }
    const start = {
      key,
      type,
      title,
      description,
      ...(keywords && { keywords }),
      contentType,
      block: inserted,
      shown: block.sampleImages ? { ...inserted, props: withSampleImages(schema, props) } : inserted,
      data: dataOf(block, props, samples),
    }
    return preset === undefined ? start : { ...start, preset }
  }
  return [
    entry(type, block.title, {}),
    ...(block.presets ?? []).map(({ name, title, props }) => entry(`${type}/${name}`, title, props, name)),
  ]
}

/** Sample data for a block; none if its declaration throws, because that must not affect other entries. */
function dataOf(block: Block, props: Record<string, unknown>, samples: Samples | undefined): Resources {
  try {
    return sampleResources(block, props, samples)
  } catch {
    return {}
  }
}

/**
 * All entries of the palette, sorted by title, without hidden block types and those that pages cannot have (`checkBlock`). `samples` answers
 * queries that the app adds.
 */
export const thumbnails = (blocks: Blocks, samples?: Samples): Thumbnail[] =>
  Object.values(blocks)
    .filter((block) => !block.hidden && typeOf(blocks, block.type) === block)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    .flatMap((block) => thumbnailsOf(block, samples))
