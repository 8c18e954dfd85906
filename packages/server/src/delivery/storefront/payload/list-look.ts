import { type ProductListLookSettings, productListLook, blocks as types } from '@blockfront/engine/blocks'
import type { ProductListLook } from '@blockfront/engine/render'
import { listsAllProducts, prepareBlocks } from './blocks.ts'

/**
 * Returns the look of the block on the shop page that lists all products, for product lists outside of blocks: collections, searches, the
 * wishlist. Undefined without such a block.
 * @param content - The blocks of the shop page as JSON.
 */
export function listLook(content: string): ProductListLook | undefined {
  const stored = (JSON.parse(content) as { type: string }[]).filter(({ type }) => types[type]?.listsAllProducts)
  const list = prepareBlocks(JSON.stringify({ content: stored, globalContent: [] })).content.find(listsAllProducts)
  // Loading completed the props, and block types that list all products have those of product lists.
  return list && productListLook(list.props as unknown as ProductListLookSettings)
}
