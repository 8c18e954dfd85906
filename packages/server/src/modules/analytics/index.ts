export { getAnalytics } from './get-analytics.ts'
export { purgeAnalytics } from './purge-analytics.ts'
export { recordOrder, recordVisit } from './record-visit.ts'
export { createVisitCounter } from './visit-counter.ts'
