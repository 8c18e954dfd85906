import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

export const stripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** The values that differ between objects of one type; all others are empty. */
type Given<T, Keys extends keyof T> = Pick<T, Keys> & Partial<T>

type GivenSession = Given<
  Stripe.Checkout.Session,
  'id' | 'created' | 'currency' | 'amount_total' | 'expires_at' | 'success_url' | 'cancel_url' | 'url'
>

/** An open session of hosted Checkout. */
export const checkoutSession = (given: GivenSession): Stripe.Checkout.Session => ({
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: given.amount_total,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_reference_id: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: 'auto',
  managed_payments: null,
  metadata: {},
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
  ...given,
})

type GivenIntent = Given<Stripe.PaymentIntent, 'id' | 'amount' | 'currency' | 'created' | 'capture_method' | 'metadata'>

export const paymentIntent = (given: GivenIntent): Stripe.PaymentIntent => ({
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  client_secret: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_group: null,
  ...given,
})

type GivenCharge = Given<Stripe.Charge, 'id' | 'amount' | 'currency' | 'created' | 'payment_intent' | 'metadata' | 'status'>

export const charge = (given: GivenCharge): Stripe.Charge => ({
  object: 'charge',
  amount_captured: 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: 'FAKE',
  captured: false,
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  outcome: null,
  paid: given.status === 'succeeded',
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
  ...given,
})

type GivenRefund = Given<Stripe.Refund, 'id' | 'amount' | 'currency' | 'created' | 'payment_intent' | 'charge' | 'status'>

export const refund = (given: GivenRefund): Stripe.Refund => ({
  object: 'refund',
  balance_transaction: null,
  customer: null,
  customer_account: null,
  metadata: {},
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
  ...given,
})

/** Of a dispute, the fields that do not describe evidence. */
export type FakeDispute = Omit<
  Stripe.Dispute,
  'evidence' | 'evidence_details' | 'balance_transactions' | 'enhanced_eligibility_types' | 'intended_submission_method'
>

export const dispute = (
  given: Pick<FakeDispute, 'id' | 'amount' | 'currency' | 'created' | 'charge' | 'payment_intent'>,
): FakeDispute => ({
  object: 'dispute',
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  reason: 'fraudulent',
  status: 'needs_response',
  ...given,
})
