import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

/** Discounts and which orders have them. Money in minor units. A test compares these columns with the migrations. */

export type DiscountsTable = {
  store_id: string
  id: string
  name: string
  code: string | null
  /** The code in lower case. */
  code_key: GeneratedAlways<string | null>
  offer: Json
  scope: Json
  min_subtotal: number | null
  min_quantity: number | null
  starts_at: Date
  ends_at: Date | null
  usage_limit: number | null
  used: Generated<number>
  once_per_customer: boolean
  combines: boolean
  enabled: boolean
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type OrderDiscountsTable = {
  store_id: string
  order_id: string
  discount_id: string
  name: string
  code: string | null
  amount: number
  position: number
  customer_hash: Buffer | null
  released_at: Generated<Date | null>
}
