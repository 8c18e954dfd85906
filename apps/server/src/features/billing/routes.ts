import type { Handlers } from '../../handler.ts'
import { cancelPlan, choosePlan, resumePlan } from './choose-plan.ts'
import { listPlans } from './list-plans.ts'
import { getOverview, getStorePlan } from './overview.ts'
import { previewChange } from './preview-change.ts'
import { listInvoices, openPortal } from './stripe/invoices.ts'
import { refreshSubscription } from './stripe/refresh-subscription.ts'

export const billingRoutes = {
  'billing.plans': () => listPlans(),
  'billing.overview': (context) => getOverview(context),
  'billing.storePlan': (context) => getStorePlan(context),
  'billing.invoices': (context) => listInvoices(context),
  'billing.previewChange': (context, { body }) => previewChange(context, body),
  'billing.choosePlan': (context, { body }) => choosePlan(context, body),
  'billing.cancel': (context) => cancelPlan(context),
  'billing.resume': (context) => resumePlan(context),
  'billing.openPortal': (context) => openPortal(context),
  'billing.refresh': (context) => refreshSubscription(context),
} satisfies Handlers
