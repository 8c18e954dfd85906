import type { TaxClass } from '@blockfront/commerce'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedJson, Json } from './json.ts'

/** Shipping, payment, checkout and orders. Money in minor units. A test compares these columns with the migrations. */

export type ShippingZonesTable = {
  store_id: string
  id: string
  name: string
  countries: Generated<string[]>
  regions: Generated<string[]>
  is_rest_of_world: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
}

/** The areas of each zone. A trigger writes it; its primary key gives a country or region to one zone only. */
export type ShippingZoneAreasTable = {
  store_id: string
  zone_id: string
  country: string
  /** ISO 3166-2 code; empty for the whole country. */
  region: string
}

export type ShippingRatesTable = {
  store_id: string
  id: string
  zone_id: string
  name: string
  type: 'flat' | 'free' | 'price_tiers' | 'weight_tiers' | 'pickup'
  price: Generated<number>
  tiers: GeneratedJson
  free_over: number | null
  min_days: number | null
  max_days: number | null
  enabled: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
}

export type PaymentMethodsTable = {
  store_id: string
  id: string
  type: 'cod' | 'manual' | 'bank_transfer' | 'test' | 'stripe' | 'mollie'
  title: string
  instructions: Generated<string>
  enabled: Generated<boolean>
  position: Generated<number>
  min_total: number | null
  max_total: number | null
  config_encrypted: Buffer | null
  config_hint: GeneratedJson
  manual_capture: Generated<boolean>
  deleted_at: Generated<Date | null>
}

export type CheckoutConfigTable = {
  store_id: string
  config: GeneratedJson
  version: Generated<number>
  updated_at: Generated<Date>
  draft: ColumnType<unknown, string | null | undefined, string | null>
  published_at: Generated<Date | null>
}

export type CheckoutConfigVersionsTable = {
  store_id: string
  id: string
  number: number
  config: Json
  label: Generated<string>
  created_by: string | null
  created_at: Generated<Date>
}

export type TaxRatesTable = {
  store_id: string
  id: string
  country: string | null
  region: string | null
  class: TaxClass
  /** Parts per million. */
  rate_ppm: number
  name: string
  taxes_shipping: Generated<boolean>
}

export type UntaxedCountriesTable = {
  store_id: string
  country: string
  first_order_at: Generated<Date>
  dismissed_at: Date | null
}

export type OrderCountersTable = {
  store_id: string
  last_number: Generated<number>
}

export type OrdersTable = {
  store_id: string
  id: string
  number: number
  label: string
  access_token_hash: Buffer
  /** Empty: the main language of the store. */
  locale: Generated<string>
  status: 'pending_payment' | 'open' | 'completed' | 'cancelled' | 'expired' | 'archived'
  payment_status: 'pending' | 'authorized' | 'paid' | 'failed' | 'voided' | 'partially_refunded' | 'refunded'
  fulfillment_status: 'unfulfilled' | 'partially_fulfilled' | 'fulfilled' | 'delivered' | 'returned'
  email: string
  contact: Json
  shipping_address: Json | null
  billing_address: Json | null
  shipping_rate: Json | null
  payment_method: Json
  currency: string
  prices_include_tax: boolean
  subtotal: number
  discount_total: Generated<number>
  shipping_total: number
  /** Part of `tax_total`. */
  shipping_tax: Generated<number>
  /** Part of `discount_total`. */
  shipping_discount: Generated<number>
  /** A list of `ShippingTax`. */
  shipping_taxes: GeneratedJson
  tax_total: number
  grand_total: number
  paid_total: Generated<number>
  refunded_total: Generated<number>
  customer_note: Generated<string>
  gift_message: Generated<string>
  staff_note: Generated<string>
  marketing_consent: Generated<boolean>
  search_text: Generated<string>
  stock_released_at: Date | null
  expires_at: Date | null
  client_hash: Buffer | null
  /** Null without an email address, and after the customer was erased. */
  customer_id: Generated<string | null>
  /** Until when its payment link is valid; null for an order without one. */
  pay_until: Generated<Date | null>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Orders that members compose. A draft with an order is completed. */
export type DraftOrdersTable = {
  store_id: string
  id: string
  number: number
  content: Json
  email: string
  customer_name: string
  search_text: string
  item_count: number
  currency: string
  grand_total: number
  order_id: string | null
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type OrderLinesTable = {
  store_id: string
  id: string
  order_id: string
  product_id: string
  variation_id: string | null
  name: string
  sku: Generated<string>
  image: Generated<string>
  attributes: GeneratedJson
  list_price: number
  unit_price: number
  quantity: number
  line_total: number
  /** Its own discounts and its share of the order's. */
  discount_total: Generated<number>
  tax_total: number
  /** Parts per million. */
  tax_rate_ppm: Generated<number>
  tax_name: Generated<string>
  requires_shipping: Generated<boolean>
  tracked: Generated<boolean>
  fulfilled_quantity: Generated<number>
  refunded_quantity: Generated<number>
  /** Refunded before they were sent. Part of `refunded_quantity`. */
  removed_quantity: Generated<number>
  /** Sent items that went back into stock. Part of `fulfilled_quantity`. */
  restocked_quantity: Generated<number>
  position: number
}

export type OrderEventsTable = {
  store_id: string
  id: string
  order_id: string
  type: string
  data: GeneratedJson
  actor_id: string | null
  at: Generated<Date>
}

export type PaymentsTable = {
  store_id: string
  id: string
  order_id: string
  method_type: string
  status: 'pending' | 'authorized' | 'captured' | 'failed' | 'voided'
  amount: number
  currency: string
  provider: string | null
  provider_ref: string | null
  failure: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  method_id: string | null
  manual_capture: Generated<boolean>
  redirect_to: Generated<string | null>
  expires_at: Generated<Date | null>
  /** These four are what the provider reported, in minor units. They only grow. */
  authorized: Generated<number>
  captured: Generated<number>
  refunded: Generated<number>
  disputed: Generated<number>
  capture_requested_at: Generated<Date | null>
  checked_at: Generated<Date | null>
  next_check_at: Generated<Date | null>
  checks: Generated<number>
}

export type PaymentEventsTable = {
  store_id: string
  method_id: string
  event_id: string
  provider_ref: string
  received_at: Generated<Date>
}

export type PaymentIncidentsTable = {
  store_id: string
  id: string
  payment_id: string
  order_id: string
  type: string
  data: GeneratedJson
  created_at: Generated<Date>
  resolved_at: Generated<Date | null>
  resolved_by: Generated<string | null>
}

export type TestPaymentsTable = {
  id: string
  account: string
  reference: string
  amount: number
  currency: string
  description: string
  manual_capture: boolean
  state: Generated<'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'>
  needs_confirmation: Generated<boolean>
  authorized: Generated<number>
  captured: Generated<number>
  refunded: Generated<number>
  failure: Generated<string>
  success_url: string
  cancel_url: string
  webhook_url: string
  webhook_secret: string
  created_at: Generated<Date>
  expires_at: Date
}

export type TestRefundsTable = {
  account: string
  key: string
  id: string
  payment_id: string
  amount: number
}

export type RefundsTable = {
  store_id: string
  id: string
  order_id: string
  payment_id: string | null
  amount: number
  reason: Generated<string>
  restock: Generated<boolean>
  lines: GeneratedJson
  status: Generated<'pending' | 'done' | 'failed'>
  provider_ref: string | null
  created_by: string | null
  created_at: Generated<Date>
  /** With tax. Part of `amount`, unless the owner changed the amount. */
  shipping: Generated<number>
  /** Part of `amount`. */
  tax: Generated<number>
  /** Recorded only: the money was returned outside of the platform. */
  manual: Generated<boolean>
  /** Made in the provider's dashboard, not by this server. */
  external: Generated<boolean>
  /** Whether the shopper gets an email once the refund is done. */
  notify: Generated<boolean>
  failure: Generated<string>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  updated_at: Generated<Date>
}

export type FulfillmentsTable = {
  store_id: string
  id: string
  order_id: string
  status: Generated<'shipped' | 'delivered' | 'returned' | 'cancelled'>
  carrier: Generated<string>
  tracking_number: Generated<string>
  tracking_url: Generated<string>
  lines: Json
  created_by: string | null
  created_at: Generated<Date>
  delivered_at: Date | null
  returned_at: Date | null
  updated_at: Generated<Date>
  shipping_address: Json | null
}

export type StockMovementsTable = {
  store_id: string
  id: string
  product_id: string
  variation_id: string | null
  order_id: string | null
  delta: number
  balance: number
  reason: string
  actor_id: string | null
  at: Generated<Date>
}
