import { sql } from 'kysely'
import { pino } from 'pino'
import type { ServerContext } from '../ground/context.ts'
import { retryWhileAway } from '../ground/db/connection/lost-connection.ts'
import { connect } from '../ground/db/database.ts'
import { withStore } from '../ground/db/scope.ts'
import { recordEvent } from '../ground/events/record-event.ts'
import { startSubscribers } from '../ground/events/start-subscribers.ts'
import { listenToStores } from '../ground/events/store-events.ts'
import { subscriber } from '../ground/events/subscriber.ts'

/**
 * A process that records events of stores and handles them, until it is killed: `events-process.ts URL STORE …`. What it handles is in the table
 * `handled`, and in the table `seen` outside of the transaction, like a call to another server. Writes a line when it has recorded the first one.
 */
const [url = '', ...storeIds] = process.argv.slice(2)
const events = await retryWhileAway(() => listenToStores(url, () => {}))
const { db } = connect({ url, onCommit: (...commit) => events.announce(...commit) })
const context = { db, events, log: pino({ level: 'silent' }) } as unknown as ServerContext
const writing = ['first', 'second'].map((name) =>
  subscriber({
    name,
    types: ['order.created'],
    handle: async (trx, { storeId, subject, id }) => {
      await sql`insert into seen (subscriber, store, subject, event) values (${name}, ${storeId}, ${subject}, ${id})`.execute(db)
      await sql`insert into handled (subscriber, store, subject, event) values (${name}, ${storeId}, ${subject}, ${id})`.execute(
        trx,
      )
    },
  }),
)
await retryWhileAway(() => startSubscribers(context, writing))

async function recordEvents(storeId: string): Promise<void> {
  for (let n = 0; ; n++) {
    const orderId = `order${n % 3}`
    const record = () =>
      withStore(db, storeId, (trx) => recordEvent(trx, { storeId, type: 'order.created', subject: orderId, data: { orderId } }))
    await retryWhileAway(record)
    if (n === 0) process.stdout.write('recording\n')
  }
}
await Promise.all(storeIds.map(recordEvents))
