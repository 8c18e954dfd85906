import type { Handlers } from '../../handler.ts'
import { getAnalytics } from './get-analytics.ts'
import { recordVisit } from './record-visit.ts'

export const analyticsRoutes = {
  'visit.record': (context, { body }) => recordVisit(context, body),
  'analytics.get': (context, { query }) => getAnalytics(context, query),
} satisfies Handlers
