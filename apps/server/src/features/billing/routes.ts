import type { Handlers } from '../../handler.ts'
import { plans } from './plan.ts'

export const billingRoutes = {
  'billing.plans': ({ db }) => plans(db),
} satisfies Handlers
