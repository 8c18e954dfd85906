import type { Generated } from 'kysely'

/** Daily counts of visits. Days are calendar days in the store's time zone, as `YYYY-MM-DD`. A test compares these columns with the migrations. */

export type DailyCountsTable = {
  store_id: string
  day: string
  /** Empty for direct visits. */
  source: string
  visits: Generated<number>
  product_views: Generated<number>
  carts: Generated<number>
  checkouts: Generated<number>
  orders: Generated<number>
}

export type DailyPageCountsTable = {
  store_id: string
  day: string
  kind: string
  /** The id of the page, product or category; empty for other kinds. */
  item_id: string
  views: Generated<number>
  carts: Generated<number>
}

export type DailyVisitorsTable = {
  store_id: string
  day: string
  visitor: Buffer
  step: string
  source: string
}

export type DailySaltsTable = {
  store_id: string
  day: string
  salt: Buffer
}
