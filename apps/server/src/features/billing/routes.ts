import type { Handlers } from '../../handler.ts'
import { listPlans } from './plan.ts'

export const billingRoutes = {
  'billing.plans': (context) => listPlans(context),
} satisfies Handlers
