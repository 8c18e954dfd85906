import type { ProductCard } from '@blockfront/engine/render'
import { localeOf } from '../language/additional-language.ts'
import type { Shop } from '../shop.ts'
import { viewedProducts } from './viewed-products.ts'

/** Loads up to `limit` products that this browser opened last, without the product of the current page. */
export async function loadViewed({ api, store, pictures }: Shop, limit: number, current?: string): Promise<ProductCard[]> {
  const ids = viewedProducts(store.storeId).filter((id) => id !== current)
  if (ids.length === 0) return []
  const found = await api.call('product.byIds', { query: { ids: ids.join(), locale: localeOf(store) } })
  Object.assign(pictures, found.pictures)
  return found.content.slice(0, limit)
}
