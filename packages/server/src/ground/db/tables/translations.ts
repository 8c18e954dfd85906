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

/** Search texts of products in additional languages. Written by triggers. */
export type TranslatedProductsTable = {
  store_id: string
  locale: string
  product_id: string
  is_active: boolean
  created_at: Date
  name: string
  search: string
  search_head: string
  search_name: string
}

/** Translated option names (with an empty value) and values of products. Written by triggers. */
export type TranslatedOptionsTable = {
  store_id: string
  locale: string
  product_id: string
  name: string
  value: string
  label: string
}

export type TranslatedTermsTable = {
  store_id: string
  locale: string
  term: string
}
