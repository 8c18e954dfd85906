import type { Currency } from '@blockfront/commerce'
import { ratingOf } from '@blockfront/commerce'
import { PAGE_LIMITS } from '@blockfront/engine'
import type { PageBlock, Product, Resource, Resources, ReviewList } from '@blockfront/engine/render'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import { cardTags, loadCategoryCards } from '../../../modules/category/index.ts'
import { loadCards, loadCollections } from '../../../modules/product/index.ts'
import { readPublishedReviews, readReviewCounts } from '../../../modules/review/index.ts'
import { toAppError } from '../../http/app.ts'
import { pageTexts } from '../messages.ts'
import { type BlockQueries, queriesOf } from './blocks.ts'

/** No block of a page is given more products or categories than this. */
const MOST = 100

interface BlockDataContext {
  storeId: string
  currency: Currency
  /** BCP 47. */
  locale: string
  /** IANA name, for the dates of reviews. */
  timezone: string
  /** The product that the page is about. */
  product?: Product
  /** The ids of its categories, the main one first. */
  categoryIds?: readonly string[]
}

interface BlockData {
  /** The data of blocks, by block id. */
  data: Record<string, Resources>
  /** Cache tags of it. */
  tags: string[]
}

/** The data of blocks. Each collection is read once for all blocks, and all queries are sent together. */
export async function readBlockData(
  trx: StoreTrx,
  blocks: readonly PageBlock[],
  { storeId, currency, locale, timezone, product, categoryIds = [] }: BlockDataContext,
): Promise<BlockData> {
  const withQueries = queriesOf(blocks)
  // A page from before there was a limit may have more of them: those blocks stay empty.
  const served = withQueries.slice(0, PAGE_LIMITS.dataBlocks)
  const collections = new Map<string, number>()
  const want = (name: string, limit: number) => collections.set(name, Math.max(collections.get(name) ?? 0, atMost(limit)))
  const chosen = new Set<string>()
  const categories = { flat: 0, nested: 0 }
  let reviews = 0
  // A product does not recommend itself: one more is read, in case that it is among them.
  const others = product ? 1 : 0
  for (const { queries } of served) {
    if (queries.products?.ids) for (const id of queries.products.ids.slice(0, MOST)) chosen.add(id)
    else if (queries.products) want(queries.products.collection, queries.products.limit)
    if (queries.related) for (const name of relatedTo(categoryIds, queries.related)) want(name, queries.related.limit)
    const level = queries.categories?.isNested ? 'nested' : 'flat'
    categories[level] = Math.max(categories[level], atMost(queries.categories?.limit ?? 0))
    reviews = Math.max(reviews, atMost(queries.reviews?.limit ?? 0))
  }
  const wanted = [...collections].map(([name, limit]) => ({ name, limit: limit + others }))
  const [shelves, chosenCards, flat, nested, reviewList] = await Promise.all([
    loadCollections(trx, storeId, wanted, currency),
    loadCards(trx, storeId, [...chosen], currency),
    categories.flat > 0 ? loadCategoryCards(trx, storeId, { limit: categories.flat }) : [],
    categories.nested > 0 ? loadCategoryCards(trx, storeId, { limit: categories.nested, isNested: true }) : [],
    reviews > 0 ? loadReviews(trx, storeId, { limit: reviews, product, locale, timezone }) : { items: [] },
  ]).catch((error: unknown) => {
    throw toAppError(error).code === 'internal' ? new BlockDataError(error) : error
  })
  const cardsOf = (name: string) => (shelves.get(name) ?? []).filter(({ id }) => id !== product?.id)
  const productsOf = ({ ids, collection, limit }: NonNullable<BlockQueries['products']>, most: number) =>
    ids
      ? [...new Set(ids)].flatMap((id) => chosenCards.get(id) ?? []).slice(0, Math.min(most, MOST))
      : cardsOf(collection).slice(0, Math.min(most, atMost(limit)))
  const relatedCards = (query: NonNullable<BlockQueries['related']>) => {
    const cards = new Map(relatedTo(categoryIds, query).flatMap((name) => cardsOf(name).map((card) => [card.id, card] as const)))
    return [...cards.values()].sort((a, b) => Number(!a.stockStatus) - Number(!b.stockStatus))
  }
  const data = Object.fromEntries(
    withQueries.map(({ id, queries }, position) => {
      const resources: Resources = {}
      const most = (limit: number) => (position < served.length ? atMost(limit) : 0)
      if (queries.products) resources.products = ready(productsOf(queries.products, most(MOST)))
      if (queries.related) resources.related = ready(relatedCards(queries.related).slice(0, most(queries.related.limit)))
      if (queries.categories) {
        const { isNested, limit } = queries.categories
        const cards = isNested ? nested.slice(0, most(MOST)) : flat.slice(0, most(limit))
        resources.categories = ready(cards.map(({ imageOf: _product, ...card }) => card))
      }
      if (queries.product && product) resources.product = ready(product)
      if (queries.reviews)
        resources.reviews = ready({ ...reviewList, items: reviewList.items.slice(0, most(queries.reviews.limit)) })
      return [id, resources]
    }),
  )
  const onShelves = [...shelves].flatMap(([name, cards]) => [shelfNamed(name), ...cards.map(({ id }) => cacheTags.product(id))])
  return {
    data,
    tags: [
      ...onShelves,
      // Also those that are not shown: one of them may become active.
      ...[...chosen].map(cacheTags.product),
      ...(categories.flat + categories.nested > 0 ? cardTags([...flat, ...nested]) : []),
      ...(reviews > 0 && !product ? [cacheTags.reviews] : []),
    ],
  }
}

/** The newest reviews of the page's product with its rating; without a product, of all products. */
async function loadReviews(
  trx: StoreTrx,
  storeId: string,
  { limit, product, locale, timezone }: Pick<BlockDataContext, 'product' | 'locale' | 'timezone'> & { limit: number },
): Promise<ReviewList> {
  const [found, counts] = await Promise.all([
    readPublishedReviews(trx, storeId, { productId: product?.id, limit }),
    product ? readReviewCounts(trx, storeId, product.id) : [],
  ])
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone })
  const rating = ratingOf(counts)
  return {
    items: found.map(({ product: reviewed, ...review }) => ({
      ...review,
      date: date.format(new Date(review.createdAt)),
      ...(!product && { product: reviewed }),
    })),
    ...(product && rating && { product: { id: product.id, rating: rating.average, counts } }),
  }
}

/**
 * Products or categories could not be read, although the database responds. The transaction cannot be used any longer: a page is read again with
 * `failedBlockData`.
 */
export class BlockDataError extends Error {
  override name = 'BlockDataError'

  constructor(cause: unknown) {
    super('The data of blocks could not be read', { cause })
  }
}

/** The block data of a page whose products and categories could not be read: each affected block shows an error. */
export async function failedBlockData(
  _trx: StoreTrx,
  blocks: readonly PageBlock[],
  { product, locale }: BlockDataContext,
): Promise<BlockData> {
  const failed = { status: 'error' as const, message: pageTexts(locale).blockDataFailed }
  const data = Object.fromEntries(
    queriesOf(blocks).map(({ id, queries }): [string, Resources] => [
      id,
      {
        ...(queries.products && { products: failed }),
        ...(queries.related && { related: failed }),
        ...(queries.categories && { categories: failed }),
        ...(queries.product && product && { product: ready(product) }),
        ...(queries.reviews && { reviews: failed }),
      },
    ]),
  )
  return { data, tags: [] }
}

/** Categories of the page's product whose products are related to it, so that a product in many categories is not slower. */
const RELATED_CATEGORIES = 3

/** The collections of related products, the closest first. The collection of the block is the last one. */
const relatedTo = (categoryIds: readonly string[], { collection }: NonNullable<BlockQueries['related']>): string[] => [
  ...new Set([...categoryIds.slice(0, RELATED_CATEGORIES), collection]),
]

/** `latest` and `old` are of all products; anything else is a category. */
const shelfNamed = (collection: string) =>
  collection === 'latest' || collection === 'old' ? cacheTags.collection : cacheTags.collectionOf(collection)

const atMost = (limit: number) => Math.min(Math.max(Math.trunc(limit), 0), MOST)

const ready = <Value>(value: Value): Resource<Value> => ({ status: 'ready', value })
