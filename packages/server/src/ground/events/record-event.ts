import { type EventData, type EventType, events } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../db/scope.ts'

/** What happened. */
export interface NewEvent<Type extends EventType> {
  storeId: string
  type: Type
  /** The id of the record that it is about; empty if there are several. */
  subject: string
  data: EventData<Type>
}

/**
 * Records an event for subscribers, in the transaction of the change: it exists exactly when the change does. Lock or change the record
 * before: then the events of a record are in the order of its changes.
 */
export async function recordEvent<Type extends EventType>(
  trx: StoreTrx,
  { storeId, type, subject, data }: NewEvent<Type>,
): Promise<void> {
  const { version } = events[type]
  await trx
    .insertInto('events')
    .values({ store_id: storeId, type, version, subject, data: JSON.stringify(data) })
    .execute()
}

/** A place in the order of events, for a column: what is recorded from now on comes after it. */
export const nextEvent = sql<number>`nextval('event_ids')`
