import type Stripe from 'stripe'
import { stripeId } from './objects.ts'

const list = <T>(data: T[], url: string): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url })

export const customer = (given: Pick<Stripe.Customer, 'created' | 'email' | 'name' | 'metadata'>): Stripe.Customer => ({
  id: stripeId('cus'),
  object: 'customer',
  balance: 0,
  default_source: null,
  description: null,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  shipping: null,
  ...given,
})

export const product = (given: Pick<Stripe.Product, 'id' | 'name' | 'created'>): Stripe.Product => ({
  object: 'product',
  active: true,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  updated: given.created,
  url: null,
  ...given,
})

type GivenPrice = Pick<Stripe.Price, 'created' | 'currency' | 'unit_amount' | 'product' | 'lookup_key' | 'metadata'>

export const price = ({ interval, ...given }: GivenPrice & { interval: 'month' | 'year' }): Stripe.Price => ({
  id: stripeId('price'),
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  livemode: false,
  nickname: null,
  recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: null,
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount_decimal: null,
  ...given,
})

/** An item without its `plan`, an old name of its price. */
export type FakeItem = Omit<Stripe.SubscriptionItem, 'plan'>
export type FakeSubscription = Omit<Stripe.Subscription, 'items'> & { items: Stripe.ApiList<FakeItem>; customer: string }

interface GivenSubscription {
  customer: string
  created: number
  price: Stripe.Price
  periodEnd: number
  trialEnd: number | null
  metadata: Stripe.Metadata
}

export function subscription({ price: ofItem, periodEnd, trialEnd, ...given }: GivenSubscription): FakeSubscription {
  const id = stripeId('sub')
  const item: FakeItem = {
    id: stripeId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: given.created,
    current_period_start: given.created,
    current_period_end: periodEnd,
    current_trial: null,
    discounts: [],
    metadata: {},
    price: ofItem,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    currency: ofItem.currency,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: list([item], '/v1/subscription_items'),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.created,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: null,
    trial_start: trialEnd === null ? null : given.created,
    ...given,
  }
}

interface GivenInvoice {
  customer: string
  created: number
  currency: string
  total: number
  /** The amount due after the customer's credit. */
  due: number
  number: string
  pages: string
}

/** An open invoice. */
export function invoice({ customer: of, created, currency, total, due, number, pages }: GivenInvoice): Stripe.Invoice {
  const id = stripeId('in')
  return {
    id,
    object: 'invoice',
    account_country: null,
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: 'subscription',
    collection_method: 'charge_automatically',
    created,
    currency,
    custom_fields: null,
    customer: of,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${pages}/invoice/${id}`,
    invoice_pdf: `${pages}/invoice/${id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: list([], '/v1/invoices/lines'),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: null,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: null,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}
