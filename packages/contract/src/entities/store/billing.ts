import { z } from 'zod'
import { amount, count, currency, id, text, time, url } from '../../values.ts'

export const billingInterval = z.enum(['monthly', 'yearly'])

/** How much of a limit of the plan is used. `storageMb` is rounded up to whole megabytes. */
export const planUsage = z.object({ limit: text(40), used: count(), allowed: count() }).meta({ id: 'PlanUsage' })

const storeUsage = z.object({ storeId: id(), name: text(120), usage: z.array(planUsage).max(50) })

/**
 * The owner's access to the dashboard: `open`, everything; `grace`, everything until `readOnlyFrom`; `read-only`, read, fulfill orders and
 * export. Online stores stay open in each of them.
 */
const dashboardAccess = z.enum(['open', 'grace', 'read-only'])

const planStatus = {
  status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
  dashboard: dashboardAccess,
  readOnlyFrom: time().nullable().describe('When the dashboard becomes or became read-only; null if nothing leads to it.'),
  trialEndsAt: time().nullable(),
  changedBy: z
    .enum(['stripe', 'account', 'operator'])
    .describe('How plans change: paid through Stripe, by the account itself on a development server, or by the operator.'),
}

/** The plan of an account and how much of it is used. */
export const billingOverview = z
  .object({
    ...planStatus,
    plan: text(40),
    planName: text(80),
    interval: billingInterval,
    paidUntil: time().nullable().describe('End of the current billing period; null without a paid subscription.'),
    cancelsAtPeriodEnd: z.boolean(),
    isSubscribed: z.boolean().describe('Whether a subscription at the payment provider exists that has not ended.'),
    hasPortal: z.boolean().describe('Whether the account has a billing portal for payment methods and invoices.'),
    usage: z.array(planUsage).max(50).describe('Usage of the limits of the account.'),
    stores: z.array(storeUsage).max(1000).describe('Usage of the limits of each store that the account owns.'),
  })
  .meta({ id: 'BillingOverview' })

/** The plan of a store's owner, as all members of the store see it. */
export const storePlan = z
  .object({
    ...planStatus,
    planName: text(80),
    isOwner: z.boolean().describe('Whether the caller is the owner, who can change the plan.'),
    usage: z.array(planUsage).max(50),
  })
  .meta({ id: 'StorePlan' })

export const billingInvoice = z
  .object({
    invoiceId: id(),
    number: text(100),
    createdAt: time(),
    status: z.enum(['open', 'paid', 'void', 'uncollectible']),
    total: amount(),
    due: amount().describe('Amount that is still to be paid.'),
    currency: currency(),
    page: url().describe('Page of the provider with the invoice, on which an open one can be paid.'),
    pdf: url(),
  })
  .meta({ id: 'BillingInvoice' })

/** A preview of a change of the plan. */
export const planChange = z
  .object({
    exceeds: z
      .array(z.object({ storeName: text(120).nullable().describe('Null for a limit of the account.'), ...planUsage.shape }))
      .max(10_000)
      .describe('Limits of the new plan that the account already exceeds. Nothing is deleted; nothing can be added to them.'),
    dueNow: z
      .object({ amount: amount(), currency: currency() })
      .nullable()
      .describe(
        'The amount charged immediately, after unused time of the current plan is credited; null if the payment page shows it.',
      ),
  })
  .meta({ id: 'PlanChange' })

export type PlanUsage = z.output<typeof planUsage>
export type BillingOverview = z.output<typeof billingOverview>
export type StorePlan = z.output<typeof storePlan>
export type Invoice = z.output<typeof billingInvoice>
