import type { Handlers } from '../../ground/handler.ts'
import { getAnalytics, recordVisit } from '../../modules/analytics/index.ts'

export const analyticsRoutes = {
  'visit.record': (context, { body }) => recordVisit(context, body),
  'analytics.get': (context, { query }) => getAnalytics(context, query),
} satisfies Handlers
