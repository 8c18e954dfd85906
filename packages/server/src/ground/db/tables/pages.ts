import type { PageDraftSettings } from '@blockfront/contract'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedJson, Json } from './json.ts'

/** Pages, their versions and redirects. A test compares these columns with the migrations. */

export type PagesTable = {
  store_id: string
  id: string
  name: string
  slug: string
  type: Generated<string>
  is_system: Generated<boolean>
  status: Generated<'draft' | 'published'>
  draft: GeneratedJson
  draft_version: Generated<number>
  published: Json | null
  published_version: Generated<number>
  published_at: Date | null
  publish_at: Date | null
  publish_job: string | null
  meta_title: Generated<string>
  meta_description: Generated<string>
  og_image: Generated<string>
  noindex: Generated<boolean>
  /** Only what differs from the public settings. */
  draft_settings: ColumnType<Partial<PageDraftSettings> | null, string | null | undefined, string | null>
  position: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type PageVersionsTable = {
  store_id: string
  id: string
  page_id: string
  number: number
  content: Json
  global_content: GeneratedJson
  meta: GeneratedJson
  label: Generated<string>
  is_published: Generated<boolean>
  /** The name of the API token of the program that made it; empty for a member. */
  program: Generated<string>
  created_by: string | null
  created_at: Generated<Date>
}

export type RedirectsTable = {
  store_id: string
  id: string
  from_path: string
  to_path: string
  source: Generated<'manual' | 'rename'>
  created_at: Generated<Date>
}

export type PageSectionsTable = {
  store_id: string
  id: string
  name: string
  content: Json
  created_at: Generated<Date>
}

export type PagePreviewsTable = {
  store_id: string
  id: string
  page_id: string
  created_by: string
  created_at: Generated<Date>
  expires_at: Date
}

/** Fonts that owners uploaded. */
export type StoreFontsTable = {
  store_id: string
  id: string
  family: string
  category: 'sans' | 'serif' | 'handwriting' | 'mono'
  weight: string
  metrics: Json
  file: Buffer
  created_at: Generated<Date>
}

/** The owner's answers for the templates of policies. */
export type PolicySettingsTable = {
  store_id: string
  legal_name: Generated<string>
  representative: Generated<string>
  registration: Generated<string>
  vat_id: Generated<string>
  return_days: number | null
  return_costs: Generated<'customer' | 'store'>
  updated_at: Generated<Date>
}

/** The page of a policy, and the text of its template when it was last saved. */
export type PoliciesTable = {
  store_id: string
  kind: 'refund' | 'privacy' | 'terms' | 'shipping' | 'legal-notice'
  page_id: string
  generated: string
  /** What the published refund policy states; null for other policies and before the owner answered. */
  return_days: number | null
  return_costs: Generated<'customer' | 'store'>
  updated_at: Generated<Date>
}
