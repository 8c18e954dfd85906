import { randomBytes } from 'node:crypto'
import { StartError } from '../../start-error.ts'
import { createClient } from './postgres.ts'

/** Milliseconds for each statement. */
const TIMEOUT = 10_000

/** With fewer, a pooler may happen to give both sides the same connection. */
const NOTIFICATIONS = 3

/**
 * Throws a {@link StartError} unless a connection to `listenUrl` receives the notifications that connections to `notifyUrl` send. A pooler in
 * transaction mode loses them without an error, and so does another database.
 */
export async function requireNotifications(listenUrl: string, notifyUrl: string): Promise<void> {
  const listener = createClient({ url: listenUrl, name: 'blockfront-check', queryTimeout: TIMEOUT })
  const notifier = createClient({ url: notifyUrl, name: 'blockfront-check', queryTimeout: TIMEOUT })
  const channel = `blockfront_check_${randomBytes(8).toString('hex')}`
  const received = new Set<string>()
  listener.on('notification', ({ payload = '' }) => received.add(payload))
  try {
    await Promise.all([listener.connect(), notifier.connect()])
    await listener.query(`listen ${channel}`)
    for (let sent = 1; sent <= NOTIFICATIONS; sent++) {
      await notifier.query('select pg_notify($1, $2)', [channel, String(sent)])
      // PostgreSQL sends the notifications of everything that was committed before a query ahead of its result.
      await listener.query('select 1')
      if (received.size === sent) continue
      const { host, pathname } = new URL(listenUrl)
      throw new StartError(
        `A notification from PostgreSQL did not arrive at ${host}${pathname}, so cached pages would stay out of date. ` +
          'A pooler in transaction mode does not support LISTEN: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, as the owner of the same database.',
      )
    }
  } finally {
    await Promise.all([listener.end(), notifier.end()])
  }
}
