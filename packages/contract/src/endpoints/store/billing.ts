import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { plan } from '../../entities/people/account.ts'
import { billingInterval, billingInvoice, billingOverview, planChange, storePlan } from '../../entities/store/billing.ts'
import { success } from '../../entities/success.ts'
import { id, text, url } from '../../values.ts'

const chosenPlan = z.object({ plan: text(40), interval: billingInterval })

export const billingEndpoints = {
  'billing.plans': {
    route: 'GET /billing/plans',
    access: 'public',
    summary: 'List the available plans, smallest first',
    response: z.array(plan),
  },
  'billing.overview': {
    route: 'GET /billing/overview',
    access: 'user',
    summary: "Get the account's plan, its status, and usage against its limits",
    response: billingOverview,
  },
  'billing.storePlan': {
    route: 'GET /billing/store-plan',
    access: 'member',
    needs: 'store.view',
    store: 'query.storeId',
    summary: "Get the plan of the store's owner, and the store's usage against its limits",
    query: z.object({ storeId: id() }),
    response: storePlan,
  },
  'billing.invoices': {
    route: 'GET /billing/invoices',
    access: 'user',
    summary: "List the account's latest invoices, newest first",
    response: z.array(billingInvoice).max(100),
  },
  'billing.previewChange': {
    route: 'POST /billing/preview-change',
    access: 'user',
    summary: 'Get the cost of a change of plan, and the limits that the account would exceed',
    body: chosenPlan,
    response: planChange,
  },
  'billing.choosePlan': {
    route: 'POST /billing/choose-plan',
    access: 'user',
    summary: 'Subscribe to a plan, or change the plan of a subscription',
    description:
      'Responds with the URL of the payment page for a new subscription; then with `billing.refresh` the account gets the plan. A change of a subscription applies immediately: its unused time is credited. It charges the stored card, so it requires a recent confirmation (user.confirm). Responds with 402 if that payment fails, and with 403 if only the operator can change plans.',
    body: chosenPlan,
    response: z.object({ redirectTo: url().nullable() }),
    errors: { forbidden: true, billing_failed: true, conflict: true, confirmation_required: true },
  },
  'billing.cancel': {
    route: 'POST /billing/cancel',
    access: 'user',
    summary: 'Cancel the plan: at the end of the period that is paid for',
    description: 'Requires a recent confirmation (user.confirm).',
    response: success,
    errors: { forbidden: true, conflict: true, confirmation_required: true },
  },
  'billing.resume': {
    route: 'POST /billing/resume',
    access: 'user',
    summary: 'Keep a plan that was canceled and has not ended yet',
    response: success,
    errors: { forbidden: true, conflict: true },
  },
  'billing.openPortal': {
    route: 'POST /billing/open-portal',
    access: 'user',
    summary: 'Get the URL of the billing portal, to change the payment method and the billing address',
    response: z.object({ url: url() }),
    errors: { conflict: true },
  },
  'billing.refresh': {
    route: 'POST /billing/refresh',
    access: 'user',
    summary: 'Read the subscription again from the payment provider',
    response: billingOverview,
  },
} as const satisfies Record<string, Endpoint>
