import type { CartReminderState } from '@blockfront/contract'
import type { Generated } from 'kysely'
import type { Json } from './json.ts'

/** Abandoned checkouts and their reminders. Money in minor units. A test compares these columns with the migrations. */

export type AbandonedCheckoutSettingsTable = {
  store_id: string
  keeps_carts: Generated<boolean>
  /** Null while reminders are off. */
  reminders_since: Date | null
  reminder_hours: Generated<number>
  reminder_audience: Generated<'consented' | 'all_permitted'>
}

export type AbandonedCheckoutsTable = {
  store_id: string
  id: string
  /** Lower case. */
  email: string
  key_hash: Buffer
  lines: Json
  item_count: number
  currency: string
  prices_include_tax: boolean
  subtotal: number
  discount_total: number
  shipping_total: number
  tax_total: number
  grand_total: number
  /** Empty without an address. */
  country: Generated<string>
  marketing_consent: boolean
  /** The additional language of the checkout; empty for the main one. */
  locale: Generated<string>
  reminder: CartReminderState | null
  reminder_at: Date | null
  created_at: Generated<Date>
  active_at: Generated<Date>
  abandoned_at: Date | null
  recovered_at: Date | null
  order_id: string | null
}

export type CartReminderRecipientsTable = {
  store_id: string
  email_hash: Buffer
  reminded_at: Date | null
  unsubscribed_at: Date | null
}
