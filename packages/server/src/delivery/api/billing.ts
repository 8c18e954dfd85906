import type { Handlers } from '../../ground/handler.ts'
import { cancelPlan, choosePlan, resumePlan } from '../../modules/billing/choose-plan.ts'
import { listPlans } from '../../modules/billing/list-plans.ts'
import { getOverview, getStorePlan } from '../../modules/billing/overview.ts'
import { previewChange } from '../../modules/billing/preview-change.ts'
import { listInvoices, openPortal } from '../../modules/billing/stripe/invoices.ts'
import { refreshSubscription } from '../../modules/billing/stripe/refresh-subscription.ts'

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
