import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

/** Customers of stores. Money in minor units. A test compares these columns with the migrations. */

export type CustomersTable = {
  store_id: string
  id: string
  /** Lower case. */
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  phone: Generated<string>
  note: Generated<string>
  tags: Generated<string[]>
  accepts_marketing: Generated<boolean>
  /** The additional language in which the customer last used the store; empty for the main one. */
  locale: Generated<string>
  consent_at: Date | null
  consent_source: 'checkout' | 'newsletter' | 'dashboard' | 'unsubscribe' | null
  /** Kept by a trigger of `orders`, like the next three columns. */
  order_count: Generated<number>
  spent: Generated<number>
  first_order_at: Generated<Date | null>
  last_order_at: Generated<Date | null>
  search_text: GeneratedAlways<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type CustomerAddressesTable = {
  store_id: string
  id: string
  customer_id: string
  address: Json
  fingerprint: Buffer
  used_at: Generated<Date>
}

export type CustomerCodesTable = {
  store_id: string
  /** Lower case. */
  email: string
  code_hash: Buffer
  tries: Generated<number>
  expires_at: Date
}

export type WishlistItemsTable = {
  store_id: string
  customer_id: string
  product_id: string
  added_at: Generated<Date>
}

export type CustomerSessionsTable = {
  store_id: string
  token_hash: Buffer
  customer_id: string
  created_at: Generated<Date>
  expires_at: Date
}
