import type { Generated } from 'kysely'
import type { GeneratedJson } from './json.ts'

export type WebhooksTable = {
  store_id: string
  id: string
  url: string
  events: string[]
  is_enabled: Generated<boolean>
  disabled_reason: 'failing' | 'gone' | null
  secret_encrypted: Buffer
  previous_secret_encrypted: Buffer | null
  previous_secret_until: Date | null
  last_success_at: Date | null
  /** It gets the events after this one. */
  after_event: number
  /** The member who added it, or last gave it a URL. */
  created_by: string
  created_at: Generated<Date>
}

export type WebhookDeliveriesTable = {
  store_id: string
  id: string
  webhook_id: string
  event: string
  subject_id: Generated<string>
  ids: GeneratedJson
  payload: string | null
  status: Generated<'pending' | 'delivered' | 'failed' | 'dropped'>
  attempts: Generated<number>
  failure: Generated<string>
  response_status: number | null
  response: Generated<string>
  created_at: Generated<Date>
  first_attempt_at: Date | null
  last_attempt_at: Date | null
  next_attempt_at: Date | null
}
