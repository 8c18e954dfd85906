import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

/** Tables of accounts, plans and other data without a store. A test compares the columns with the migrations. */

export type UsersTable = {
  id: string
  email: string
  name: string
  password_hash: string
  email_verified_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type SessionsTable = {
  token_hash: Buffer
  user_id: string
  selected_store_id: string | null
  user_agent: Generated<string>
  created_at: Generated<Date>
  seen_at: Generated<Date>
  expires_at: Date
  id: Generated<string>
  network: Generated<string>
  country: Generated<string>
  confirmed_at: Generated<Date | null>
}

export type TwoFactorTable = {
  user_id: string
  secret: Buffer
  enabled_at: Date | null
  last_step: Generated<number>
  created_at: Generated<Date>
}

export type OperatorLogTable = {
  id: string
  at: Generated<Date>
  user_id: string
  command: string
  run_by: string
}

export type RecoveryCodesTable = {
  user_id: string
  code_hash: Buffer
}

export type PasskeysTable = {
  id: string
  user_id: string
  name: string
  public_key: Buffer
  counter: number
  transports: string[]
  created_at: Generated<Date>
  last_used_at: Date | null
}

export type SignInChallengesTable = {
  token_hash: Buffer
  user_id: string | null
  purpose: 'second-factor' | 'passkey-sign-in' | 'passkey-add' | 'passkey-confirm'
  challenge: string
  expires_at: Date
}

export type TokensTable = {
  token_hash: Buffer
  user_id: string
  purpose: 'verify-email' | 'reset-password' | 'change-email' | 'undo-email-change'
  email: string
  created_at: Generated<Date>
  expires_at: Date
}

export type PlansTable = {
  code: string
  name: string
  currency: string
  monthly_price: number
  yearly_price: number
  trial_days: number
  limits: Json
  position: number
}

export type SubscriptionsTable = {
  user_id: string
  plan_code: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  billing_interval: Generated<'monthly' | 'yearly'>
  trial_ends_at: Date | null
  current_period_ends_at: Date | null
  provider: string | null
  provider_ref: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  cancel_at_period_end: Generated<boolean>
  past_due_since: Date | null
  ended_at: Date | null
  customer_ref: string | null
  version: Generated<number>
  next_check_at: Date | null
}

export type SubscriptionNoticesTable = {
  user_id: string
  kind: string
  about: Date
  sent_at: Generated<Date>
}

export type RateLimitsTable = {
  key: string
  points: Generated<number>
  expire: number | null
}

export type OutboxTable = {
  id: string
  about_store_id: string | null
  kind: string
  to_address: string
  reply_to: string | null
  from_name: string | null
  subject: string
  text_body: string
  html_body: string | null
  list_unsubscribe: string | null
  limit_key: string | null
  /** `unknown`: the mail server's answer was lost. */
  status: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'unknown'>
  attempts: Generated<number>
  attempted_at: Date | null
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
}

export type StoreChangesTable = {
  id: GeneratedAlways<number>
  tx: Generated<string>
  store: string
  tags: string[] | null
  at: Generated<Date>
}
