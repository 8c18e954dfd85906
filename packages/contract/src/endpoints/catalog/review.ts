import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import {
  publicReview,
  review,
  reviewableItem,
  reviewCounts,
  reviewInput,
  reviewSettings,
  reviewStatus,
} from '../../entities/catalog/review.ts'
import { success } from '../../entities/success.ts'
import { count, id, ids, paged, pageNumber, pageSize, slug, text, token } from '../../values.ts'
import { listQuery } from '../list-query.ts'

const selected = z.object({ storeId: id(), ids: ids(100) })

/** An item of the order that the token gives access to. */
const item = z.object({ token: token(), lineId: id() })

const member = { access: 'member', needs: 'catalog.manage' } as const

/** Reviews of products by customers who bought them. */
export const reviewEndpoints = {
  'review.ofProduct': {
    route: 'GET /review/fetch-published',
    access: 'host-or-member',
    needs: 'catalog.view',
    store: 'query.storeId',
    summary: 'Published reviews of an active product, newest first; without a product, of all active products',
    query: z.object({ storeId: id().optional(), productId: id().optional(), pageNumber: pageNumber(), pageSize: pageSize(10) }),
    response: paged(publicReview.extend({ product: z.object({ id: id(), name: text(200), slug: slug() }) })).extend({
      counts: reviewCounts.nullable().describe('Reviews of the product by stars; null without a product.'),
    }),
  },
  'review.ofOrder': {
    route: 'GET /review/fetch-order-items',
    access: 'host',
    summary: 'The items of an order that its customer can review, or has reviewed',
    query: z.object({ token: token() }),
    response: z.object({ items: z.array(reviewableItem) }),
  },
  'review.write': {
    route: 'PUT /review/write-review',
    access: 'host',
    summary: 'Write or change the review of an ordered item',
    description:
      'An order has at most one review for each of its items. An item can be reviewed when it was sent, or paid if it is not shipped. A changed review is pending again.',
    body: item.extend(reviewInput.shape),
    response: reviewableItem,
    errors: { conflict: true, store_limit: true },
  },
  'review.remove': {
    route: 'DELETE /review/remove-review',
    access: 'host',
    summary: 'Delete the review of an ordered item',
    body: item,
    response: success,
  },
  'review.list': {
    route: 'GET /review/fetch-reviews',
    ...member,
    store: 'query.storeId',
    summary: 'Reviews of a store, newest first',
    query: listQuery('review.list'),
    response: paged(review).extend({ pending: count().describe('Pending reviews of the store, regardless of the filters.') }),
  },
  'review.setStatus': {
    route: 'PUT /review/set-status',
    ...member,
    store: 'body.storeId',
    summary: 'Publish or reject reviews',
    body: selected.extend({ status: reviewStatus }),
    response: z.object({ updated: count() }),
  },
  'review.reply': {
    route: 'PUT /review/reply',
    ...member,
    store: 'body.storeId',
    summary: 'Change the public reply of the store to a review; an empty one removes it',
    body: z.object({ storeId: id(), reviewId: id(), reply: text(2000) }),
    response: review,
  },
  'review.delete': {
    route: 'DELETE /review/delete',
    ...member,
    store: 'body.storeId',
    summary: 'Delete reviews',
    body: selected,
    response: z.object({ deleted: count() }),
  },
  'review.settings': {
    route: 'GET /review/fetch-settings',
    ...member,
    store: 'query.storeId',
    summary: 'Whether customers can write reviews, and whether an email asks for them',
    query: z.object({ storeId: id() }),
    response: reviewSettings,
  },
  'review.updateSettings': {
    route: 'PUT /review/update-settings',
    ...member,
    store: 'body.storeId',
    summary: 'Change the settings of reviews',
    body: z.object({ storeId: id(), ...reviewSettings.shape }),
    response: reviewSettings,
  },
} as const satisfies Record<string, Endpoint>
