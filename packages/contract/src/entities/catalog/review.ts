import { z } from 'zod'
import { lists } from '../../lists.ts'
import { count, id, requiredText, slug, text, time, url } from '../../values.ts'

/** Only published reviews are public. New and edited ones are pending until a member publishes or rejects them. */
export const reviewStatus = z.enum(lists['review.list'].filters.status.values)

/** A customer's review of an ordered item. */
export const reviewInput = z.object({
  rating: z.int().min(1).max(5).describe('Stars.'),
  title: text(120).default(''),
  text: text(5000).default(''),
  authorName: requiredText(60).describe('The name that is shown with the review.'),
})

/** A published review of a product, as shoppers see it. */
export const publicReview = z
  .object({
    id: id(),
    ...reviewInput.shape,
    title: text(120),
    text: text(5000),
    authorName: text(60),
    reply: text(2000).describe('The reply of the store; empty without one.'),
    createdAt: time(),
  })
  .meta({ id: 'PublicReview' })

/** A review as members of its store see it. */
export const review = z
  .object({
    reviewId: id(),
    status: reviewStatus,
    rating: reviewInput.shape.rating,
    title: text(120),
    text: text(5000),
    authorName: text(60),
    reply: text(2000),
    product: z.object({ id: id(), name: text(200), slug: slug(), productImage: url() }),
    orderId: id(),
    orderNumber: text(32),
    createdAt: time(),
    updatedAt: time(),
  })
  .meta({ id: 'Review' })

/** An ordered item that its customer can review, with the review if there is one. */
export const reviewableItem = z.object({
  lineId: id(),
  review: review.pick({ rating: true, title: true, text: true, authorName: true, status: true }).nullable(),
})

export const reviewSettings = z
  .object({
    isOpen: z.boolean().describe('Whether customers can write reviews.'),
    invites: z.boolean().describe('Whether the email about a delivered order asks for reviews.'),
  })
  .meta({ id: 'ReviewSettings' })

/** Number of published reviews of a product with 1, 2, 3, 4 and 5 stars. */
export const reviewCounts = z.array(count()).length(5)

export type Review = z.output<typeof review>
export type PublicReview = z.output<typeof publicReview>
export type ReviewStatus = z.output<typeof reviewStatus>
export type ReviewSettings = z.output<typeof reviewSettings>
export type ReviewableItem = z.output<typeof reviewableItem>
