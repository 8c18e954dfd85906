import type { Generated } from 'kysely'

/** Reviews of products. A test compares these columns with the migrations. */

export type ReviewsTable = {
  store_id: string
  id: string
  product_id: string
  order_id: string
  order_line_id: string
  rating: number
  title: Generated<string>
  body: Generated<string>
  author_name: string
  status: Generated<'pending' | 'published' | 'rejected'>
  reply: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type ReviewSettingsTable = {
  store_id: string
  is_open: Generated<boolean>
  invites: Generated<boolean>
}
