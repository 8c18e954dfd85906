import type { Generated } from 'kysely'

/** Requests for an email when a product is back in stock. A test compares these columns with the migrations. */
export type StockAlertsTable = {
  store_id: string
  id: string
  product_id: string
  variation_id: Generated<string>
  email: string
  locale: Generated<string>
  created_at: Generated<Date>
  due_at: Date | null
}
