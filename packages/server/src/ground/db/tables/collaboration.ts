import type { Generated } from 'kysely'

/** Windows of the builder, and comments on blocks. A test compares these columns with the migrations. */

export type PagePresenceTable = {
  store_id: string
  page_id: string
  user_id: string
  window_id: string
  block_id: string | null
  seen_at: Generated<Date>
}

export type CommentThreadsTable = {
  store_id: string
  id: string
  page_id: string | null
  block_id: string
  block_name: string
  resolved_at: Date | null
  created_at: Generated<Date>
}

export type CommentsTable = {
  store_id: string
  id: string
  thread_id: string
  author_id: string
  body: string
  created_at: Generated<Date>
}
