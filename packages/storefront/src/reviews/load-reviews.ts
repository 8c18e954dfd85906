import type { BlockServices, Review } from '@blockfront/engine/render'
import type { Shop } from '../shop.ts'

type ReviewQuery = Parameters<NonNullable<BlockServices['loadReviews']>>[0]

/** Loads a page of a product's published reviews, newest first, with dates in the store's language and time zone. */
export async function loadReviews({ api, store }: Shop, { productId, page, size }: ReviewQuery): Promise<Review[]> {
  const { content } = await api.call('review.ofProduct', { query: { productId, pageNumber: page, pageSize: size } })
  const date = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: store.timezone })
  return content.map(({ product, ...review }) => ({ ...review, date: date.format(new Date(review.createdAt)) }))
}
