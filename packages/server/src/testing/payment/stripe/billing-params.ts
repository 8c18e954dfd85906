import { z } from 'zod'
import { listOf } from './form-params.ts'

const whole = z.coerce.number().int()
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const metadata = z.record(z.string(), z.string().max(500)).default({})
const strings = z.preprocess(listOf, z.array(z.string()).max(10))
const list = { limit: whole.max(100).optional(), starting_after: z.string().optional() }

const items = z.preprocess(listOf, z.array(z.strictObject({ id: z.string(), price: z.string() })).length(1))
const proration = z.enum(['always_invoice', 'create_prorations', 'none'])

/** The parameters of subscriptions that the fake knows, by call. Unknown ones are refused, as Stripe does. */
export const billingParams = {
  createCustomer: z.strictObject({ email: z.email(), name: z.string().max(256), metadata }),
  createProduct: z.strictObject({ id: z.string(), name: z.string().min(1) }),
  listProducts: z.strictObject({ ids: strings, ...list }),
  createPrice: z.strictObject({
    product: z.string(),
    currency: z.string().regex(/^[a-z]{3}$/),
    unit_amount: whole.min(0),
    recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
    lookup_key: z.string().max(200),
    transfer_lookup_key: flag.default(false),
    metadata,
  }),
  listPrices: z.strictObject({ lookup_keys: strings, active: flag.optional(), ...list }),
  createSession: z.strictObject({
    mode: z.literal('subscription'),
    ui_mode: z.literal('hosted_page'),
    customer: z.string(),
    client_reference_id: z.string().max(200).optional(),
    line_items: z.preprocess(listOf, z.array(z.strictObject({ price: z.string(), quantity: whole.min(1).max(1) })).length(1)),
    subscription_data: z.strictObject({ metadata, trial_end: whole.optional() }),
    success_url: z.url(),
    cancel_url: z.url(),
  }),
  listSessions: z.strictObject({ customer: z.string(), status: z.enum(['open', 'complete', 'expired']).optional(), ...list }),
  listSubscriptions: z.strictObject({ customer: z.string(), status: z.enum(['all', 'canceled', 'ended']).optional(), ...list }),
  updateSubscription: z.strictObject({
    items: items.optional(),
    proration_behavior: proration.optional(),
    payment_behavior: z.enum(['error_if_incomplete']).optional(),
    cancel_at_period_end: flag.optional(),
  }),
  cancelSubscription: z.strictObject({ prorate: flag.default(false), invoice_now: flag.default(false) }),
  previewInvoice: z.strictObject({
    customer: z.string(),
    subscription: z.string(),
    subscription_details: z.strictObject({ items, proration_behavior: proration }),
  }),
  listInvoices: z.strictObject({ customer: z.string(), ...list }),
  createPortal: z.strictObject({ customer: z.string(), return_url: z.url() }),
}

export type BillingParams = { [Name in keyof typeof billingParams]: z.infer<(typeof billingParams)[Name]> }
