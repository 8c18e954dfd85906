import type { StoreRole } from '@blockfront/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { GeneratedJson, Json } from './json.ts'

/** Stores, their members, hostnames and global documents. A test compares these columns with the migrations. */

export type StoresTable = {
  store_id: string
  name: string
  subdomain: string
  currency: string
  locale: Generated<string>
  timezone: Generated<string>
  country: Generated<string>
  store_email: Generated<string>
  store_phone: Generated<string>
  address: GeneratedJson
  logo: Generated<string>
  favicon: Generated<string>
  social_image: Generated<string>
  social_links: GeneratedJson
  fb_pixel_id: Generated<string>
  /** Settings of the pixel and of consent (contract, `TrackingSettings`) without the id; missing ones are the defaults. */
  tracking: GeneratedJson
  theme: GeneratedJson
  theme_draft: Json | null
  prices_include_tax: Generated<boolean>
  order_number_prefix: Generated<string>
  unpaid_order_days: Generated<number>
  customer_accounts: Generated<boolean>
  opens_cart: Generated<boolean>
  has_wishlist: Generated<boolean>
  disabled_emails: Generated<string[]>
  low_stock_threshold: Generated<number>
  status: Generated<'active' | 'suspended' | 'closed'>
  is_open: Generated<boolean>
  visitor_password: Generated<string>
  closed_message: Generated<string>
  closed_newsletter: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type StoreMembersTable = {
  store_id: string
  user_id: string
  role: StoreRole
  created_at: Generated<Date>
}

export type StoreInvitationsTable = {
  store_id: string
  id: string
  email: string
  role: Exclude<StoreRole, 'owner'>
  token_hash: Buffer
  invited_by: string | null
  created_at: Generated<Date>
  expires_at: Date
  accepted_at: Date | null
}

export type ApiTokensTable = {
  store_id: string
  id: string
  name: string
  token_hash: Buffer
  ending: string
  scopes: string[]
  created_by: string
  created_at: Generated<Date>
  expires_at: Date | null
  last_used_at: Generated<Date | null>
}

export type AuditLogTable = {
  store_id: string
  id: string
  actor_id: string | null
  action: string
  target: Generated<string>
  detail: GeneratedJson
  at: Generated<Date>
}

export type DomainsTable = {
  store_id: string
  id: string
  host: string
  kind: 'platform' | 'custom'
  is_primary: Generated<boolean>
  verification_token: Generated<string>
  status: 'pending_dns' | 'verifying' | 'active' | 'error' | 'released'
  last_error: string | null
  tls_status: Generated<'none' | 'pending' | 'issued' | 'failed'>
  checked_at: Date | null
  verified_at: Date | null
  released_at: Date | null
  created_at: Generated<Date>
  base_host: Generated<string>
  wants_primary: Generated<boolean>
  observed: GeneratedJson
  tls_error: string | null
  failing_since: Date | null
  next_check_at: Date | null
  checks: Generated<number>
}

/** DNS records of names below .localhost, on development servers only. */
export type TestDnsRecordsTable = {
  name: string
  type: 'TXT' | 'A' | 'AAAA' | 'CNAME'
  value: string
}

export type StoreContentTable = {
  store_id: string
  draft: GeneratedJson
  draft_version: Generated<number>
  published: GeneratedJson
  published_version: Generated<number>
  published_at: Date | null
  updated_at: Generated<Date>
}

export type IdempotencyKeysTable = {
  store_id: string
  key: string
  request_hash: Buffer
  response: Json | null
  created_at: Generated<Date>
  expires_at: Date
}

export type NewsletterSubscribersTable = {
  store_id: string
  id: string
  email: string
  source: Generated<string>
  created_at: Generated<Date>
  unsubscribed_at: Date | null
}

export type ContactMessagesTable = {
  store_id: string
  id: string
  name: string
  email: string
  subject: string
  message: string
  created_at: Generated<Date>
  read_at: Date | null
  search_text: GeneratedAlways<string>
}

/** Archives of the whole store, see flows/archive-store. */
export type StoreArchivesTable = {
  store_id: string
  id: string
  created_by: string | null
  status: Generated<'running' | 'ready' | 'failed' | 'canceled'>
  /** Percent. */
  progress: Generated<number>
  message: Generated<string>
  rows: Generated<number>
  files: Generated<number>
  missing_files: Generated<number>
  bytes: Generated<number>
  created_at: Generated<Date>
  finished_at: Generated<Date | null>
  expires_at: Generated<Date>
}
