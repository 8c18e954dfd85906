import { schemaOf } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import type { BlockElements } from '../block/block-elements.ts'
import { leaves } from './find-text.ts'

/** An image field of a block: the path of its value in the props. */
export interface FoundImage {
  blockId: string
  path: readonly (string | number)[]
}

/** Images, and what views draw instead of a missing one. */
const IMAGES = 'img, .bf-picture--none, .bf-imageBlock__empty'

/**
 * Returns the image field that a block shows at a point of the window. The image with the URL of a field is that field. A placeholder is the
 * field with the same index among those that no image shows, or the first. Undefined for an image of the store, such as that of a product.
 */
export function findImage(
  builder: Builder,
  blockElements: BlockElements,
  blockId: string,
  x: number,
  y: number,
): FoundImage | undefined {
  const block = builder.index.entries.get(blockId)?.block
  const type = block && builder.blocks[block.type]
  if (!block || !type || block.contentType === 'unknown') return undefined
  const fields = leaves(schemaOf(type), block.props).filter(
    ({ control, accept = 'image' }) => control === 'file' && accept === 'image',
  )
  const drawn = blockElements
    .elementsOf(blockId)
    .flatMap((root) => [...(root.matches(IMAGES) ? [root] : []), ...root.querySelectorAll(IMAGES)])
  const covers = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  }
  const element = drawn.find(covers)
  if (!element) return undefined
  const sources = drawn.map((one) => one.getAttribute('src'))
  const src = element.getAttribute('src')
  // Of fields without an image, or whose image cannot be loaded.
  const hollow = fields.filter(({ value }) => !sources.includes(String(value)))
  const placeholders = drawn.filter((one) => one.localName !== 'img')
  const field = src ? fields.find(({ value }) => value === src) : (hollow[placeholders.indexOf(element)] ?? hollow[0])
  return field && { blockId, path: field.path }
}
