import type { StoredDocument } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { thumbnailsOf } from '@blockfront/engine/generate'
import { pageTemplates, type TemplateBlock } from '@blockfront/starter/templates'

type StoredBlock = Record<string, unknown> & { id: string; type: string }

/**
 * Returns the page that the playground opens: the block of a palette key, such as `hero/plain`, alone, or a landing page with header and
 * footer without a key.
 */
export function startDocument(key?: string): Partial<StoredDocument> {
  const block = key === undefined ? undefined : storedBlock({ entry: key }, '0')
  if (block) return isGlobal(block) ? { content: [], globalContent: [block] } : { content: [block], globalContent: [] }
  const [template] = pageTemplates
  return {
    content: template?.blocks.flatMap((entry, index) => storedBlock(entry, String(index)) ?? []) ?? [],
    // In reverse alphabetical order, the top bar comes before the navigation.
    globalContent: Object.keys(blocks)
      .flatMap((type) => storedBlock({ entry: type }, type) ?? [])
      .filter(isGlobal)
      .toReversed(),
  }
}

const isGlobal = ({ type }: StoredBlock) => blocks[type]?.contentType === 'global'

function storedBlock({ entry, inside = [] }: TemplateBlock, id: string): StoredBlock | undefined {
  const block = blocks[entry.split('/')[0] ?? '']
  const start = block && thumbnailsOf(block).find(({ key }) => key === entry)
  if (!block || !start) return undefined
  return {
    id: `start-${id}`,
    type: block.type,
    contentType: block.contentType,
    version: block.version,
    props: start.block.props,
    childComponents: inside.flatMap((child, index) => storedBlock(child, `${id}-${index}`) ?? []),
  }
}
