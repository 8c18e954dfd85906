import type { Generated } from 'kysely'
import type { Json } from './json.ts'

/** Languages of stores and translations. A test compares these columns with the migrations. */

export type StoreLanguagesTable = {
  store_id: string
  locale: string
  published: Generated<boolean>
  position: Generated<number>
  created_at: Generated<Date>
}

export type TranslationsTable = {
  store_id: string
  locale: string
  type: string
  id: string
  fields: Json
  source_hash: string
  missing: number
  updated_at: Generated<Date>
}
