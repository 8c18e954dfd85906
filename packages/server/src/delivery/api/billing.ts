import type { Handlers } from '../../ground/handler.ts'
import {
  cancelPlan,
  choosePlan,
  getOverview,
  getStorePlan,
  listInvoices,
  listPlans,
  openPortal,
  previewChange,
  refreshSubscription,
  resumePlan,
} from '../../modules/billing/index.ts'

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
