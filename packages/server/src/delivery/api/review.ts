import type { Handlers } from '../../ground/handler.ts'
import {
  deleteReviews,
  getReviewSettings,
  listOrderReviews,
  listPublishedReviews,
  listReviews,
  removeReview,
  replyToReview,
  setReviewStatus,
  updateReviewSettings,
  writeReview,
} from '../../modules/review/index.ts'

export const reviewRoutes = {
  'review.ofProduct': (context, { query }) => listPublishedReviews(context, query),
  'review.ofOrder': (context, { query }) => listOrderReviews(context, query),
  'review.write': (context, { body }) => writeReview(context, body),
  'review.remove': (context, { body }) => removeReview(context, body),
  'review.list': (context, { query }) => listReviews(context, query),
  'review.setStatus': (context, { body }) => setReviewStatus(context, body),
  'review.reply': (context, { body }) => replyToReview(context, body),
  'review.delete': (context, { body }) => deleteReviews(context, body),
  'review.settings': (context) => getReviewSettings(context),
  'review.updateSettings': (context, { body }) => updateReviewSettings(context, body),
} satisfies Handlers
