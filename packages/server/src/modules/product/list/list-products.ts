import type { HandlerOutput, ProductResults } from '@blockfront/contract'
import type { StoreScope } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { loadCategory } from '../../category/index.ts'
import { loadAllImageSources } from '../../media/index.ts'
import { publishedLanguage, translateResults } from '../../translation/index.ts'
import { loadListing } from './listing.ts'
import type { Listing } from './listing-filters.ts'

/** Products of the largest list that is requested without pages. */
const ALL_PRODUCTS = 1000

/** A page of a store's active products; with `requireAll` the first 1000. */
export const listProducts = (
  { db, store: { storeId } }: StoreScope,
  { requireAll, ...query }: Listing & { requireAll?: boolean },
): Promise<ProductResults> => {
  const listing = requireAll ? { ...query, pageNumber: 0, pageSize: ALL_PRODUCTS } : query
  return withStoreReadOnly(db, storeId, (trx) => loadListing(trx, storeId, listing))
}

/** The active products that a search finds, in a published language of the store, with the sizes of their images. */
export const searchProducts = (
  { db, store: { storeId } }: StoreScope,
  { name, locale: requestedLocale, ...query }: Query<'product.search'>,
): Promise<HandlerOutput<'product.search'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const locale = await publishedLanguage(trx, storeId, requestedLocale)
    const found = await loadListing(trx, storeId, { ...query, words: name, locale })
    const results = locale ? await translateResults(trx, storeId, locale, found) : found
    const images = results.content.flatMap(({ productImage, secondImage }) => [productImage, secondImage ?? ''].filter(Boolean))
    return { ...results, pictures: await loadAllImageSources(trx, storeId, images) }
  })

/** A category by its slug, with a page of its active products. */
export const listCollectionProducts = (
  { db, store: { storeId } }: StoreScope,
  { slug, ...query }: Query<'category.collection'>,
): Promise<HandlerOutput<'category.collection'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const category = await loadCategory(trx, storeId, { slug })
    return { ...(await loadListing(trx, storeId, { ...query, within: category.id })), category }
  })
