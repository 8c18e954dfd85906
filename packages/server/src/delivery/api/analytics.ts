import type { Handlers } from '../../ground/handler.ts'
import { getAnalytics } from '../../modules/analytics/get-analytics.ts'
import { recordVisit } from '../../modules/analytics/record-visit.ts'

export const analyticsRoutes = {
  'visit.record': (context, { body }) => recordVisit(context, body),
  'analytics.get': (context, { query }) => getAnalytics(context, query),
} satisfies Handlers
