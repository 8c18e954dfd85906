import { createClient } from '../ground/db/connection/postgres.ts'
import { StartError } from '../ground/start-error.ts'

/** Events that `events` prints. */
const SHOWN = 100

interface Row {
  created_at: Date
  store_id: string
  subscriber: string
  type: string
  event_id: string
  subject: string
  attempts: number
  error: string
}

/** `events [retry]`: the delayed events, the oldest first, one a line; or retries them. */
export async function delayedEvents(ownerUrl: string, [command, ...rest]: readonly string[]): Promise<string> {
  if ((command !== undefined && command !== 'retry') || rest.length > 0)
    throw new StartError('Write: npm run operator -- events [retry]')
  const client = createClient({ url: ownerUrl, name: 'blockfront-operator', queryTimeout: 60_000 })
  try {
    await client.connect()
    if (command === 'retry') {
      const { rowCount } = await client.query(
        `with retried as (update delayed_events set next_at = now() where attempts > 0)
         update event_cursors set retry_at = now() where retry_at is not null`,
      )
      return `Retrying the delayed events of ${rowCount ?? 0} stores and subscribers.`
    }
    const { rows } = await client.query<Row>(
      `select d.created_at, d.store_id, d.subscriber, e.type, d.event_id, d.subject, d.attempts, d.error
       from delayed_events d join events e on e.store_id = d.store_id and e.id = d.event_id
       order by d.created_at, d.event_id limit $1`,
      [SHOWN],
    )
    if (rows.length === 0) return 'No event is delayed.'
    return rows
      .map(({ created_at: at, store_id: store, subscriber, type, event_id: id, subject, attempts, error }) => {
        const state = attempts > 0 ? `failed ${attempts} times: ${error}` : 'waits for an earlier one'
        return `${at.toISOString()} ${subscriber}, store ${store}: event ${id}, ${type} ${subject}, ${state}`
      })
      .join('\n')
  } finally {
    await client.end()
  }
}
