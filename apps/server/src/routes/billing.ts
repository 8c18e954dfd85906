import type { Handlers } from '../http/handler.ts'
import { plans } from '../services/plan.ts'

export const billingRoutes = {
  'billing.plans': ({ db }) => plans(db),
} satisfies Handlers
