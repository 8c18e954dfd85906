import type { Generated } from 'kysely'
import type { Json } from './json.ts'

/** What happened in stores. */
export type EventsTable = {
  store_id: string
  id: Generated<number>
  type: string
  version: number
  subject: string
  data: Json
  occurred_at: Generated<Date>
}

/** Who handles events. Written by functions of the database. */
export type EventSubscribersTable = {
  name: string
  types: string[]
  since: number
}

/** How far events are assigned. Written by functions of the database. */
export type EventProgressTable = {
  is_only_row: Generated<boolean>
  assigned_to: Generated<number>
  next_to: Generated<number>
  next_tx: Generated<string>
}

/** The positions of subscribers in the events of stores. */
export type EventCursorsTable = {
  store_id: string
  subscriber: string
  handled_to: number
  assigned_to: number
  turn: Generated<number>
  retry_at: Date | null
  is_paused: Generated<boolean>
  has_gap: Generated<boolean>
}

/** Events that a subscriber could not handle, and those that wait for them. */
export type DelayedEventsTable = {
  store_id: string
  subscriber: string
  subject: string
  event_id: number
  attempts: Generated<number>
  next_at: Generated<Date>
  error: Generated<string>
  created_at: Generated<Date>
}
