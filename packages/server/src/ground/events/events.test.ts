import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { events } from '@blockfront/contract'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { subscribers } from '../../delivery/events/all.ts'
import { deleteStoreRow } from '../../modules/store/index.ts'
import { delayedEvents } from '../../operator/events.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database/cluster.ts'
import type { ServerContext } from '../context.ts'
import { createPool } from '../db/connection/postgres.ts'
import { type Connection, connect } from '../db/database.ts'
import { withStore } from '../db/scope.ts'
import type { Tables } from '../db/tables.ts'
import { recordEvent } from './record-event.ts'
import { type RunningSubscribers, startSubscribers } from './start-subscribers.ts'
import { listenToStores, type StoreEvents } from './store-events.ts'
import { type StoreEvent, type Subscriber, subscriber } from './subscriber.ts'
import { takeTurn } from './take-turn.ts'

let database: TestDatabase
let owner: pg.Pool
let connection: Connection
let storeEvents: StoreEvents
let context: ServerContext
const running: RunningSubscribers[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  owner = createPool({ url: database.ownerUrl, name: 'test', max: 8, queryTimeout: 60_000 })
  storeEvents = await listenToStores(database.appUrl, () => {})
  connection = connect({ url: database.appUrl, onCommit: (...commit) => storeEvents.announce(...commit) })
  context = { db: connection.db, events: storeEvents, log: pino({ level: 'silent' }) } as unknown as ServerContext
  await owner.query(`
    create table handled (position bigint generated always as identity, subscriber text, store text, subject text, event bigint);
    create table seen (like handled including identity);
    grant insert on handled, seen to blockfront_app`)
})
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop()
})
afterAll(async () => {
  await connection.close()
  await storeEvents.stop()
  await owner.end()
  await database.stop()
})

let number = 0
async function newStore(): Promise<string> {
  const storeId = `store${++number}`
  await owner.query(
    `insert into stores (store_id, name, subdomain, currency, country) values ($1::text, 'A', $1::text, 'EUR', 'AT')`,
    [storeId],
  )
  return storeId
}

/** A subscriber with a new name that writes what it handles into a table; `before` may throw or wait. */
function probe(before: (event: StoreEvent) => unknown = () => {}, more: Partial<Subscriber> = {}): Subscriber {
  const { name = `probe${++number}` } = more
  return subscriber({
    name,
    types: ['order.created'],
    handle: async (trx, event) => {
      await before(event)
      await sql`insert into handled (subscriber, store, subject, event)
        values (${name}, ${event.storeId}, ${event.subject}, ${event.id})`.execute(trx)
    },
    ...more,
  })
}

const register = ({ name, types }: Subscriber) => owner.query('select register_subscriber($1, $2)', [name, types])
const run = async (...subscribers: Subscriber[]) => running.push(await startSubscribers(context, subscribers))
const record = (storeId: string, ...subjects: string[]) =>
  withStore(connection.db, storeId, async (trx) => {
    for (const subject of subjects)
      await recordEvent(trx, { storeId, type: 'order.created', subject, data: { orderId: subject } })
  })
const turn = (probed: Subscriber, storeId: string, stopping = new AbortController().signal) =>
  takeTurn({ context, subscriber: probed, storeId, stopping })
/** Assigns what can be assigned. Transactions of other tests on the same cluster can delay it. */
/** Takes turns until no event is left but delayed ones. */
const allTurns = async (probed: Subscriber, storeId: string) => {
  const isMore = async () => {
    await turn(probed, storeId)
    const { rowCount } = await owner.query(
      'select from event_cursors where subscriber = $1 and store_id = $2 and handled_to < assigned_to',
      [probed.name, storeId],
    )
    return rowCount !== 0
  }
  await expect.poll(isMore, { interval: 1 }).toBe(false)
}
const look = async () => (await owner.query('select distribute_events() as more')).rows[0].more as boolean
const lookUntilAssigned = () => expect.poll(look, { timeout: 30_000, interval: 5 }).toBe(false)
const handledBy = async ({ name }: Subscriber, storeId?: string): Promise<{ subject: string; event: number }[]> => {
  const { rows } = await owner.query(
    'select subject, event::int from handled where subscriber = $1 and ($2::text is null or store = $2) order by position',
    [name, storeId],
  )
  return rows
}
const subjectsOf = async (probed: Subscriber, storeId?: string) =>
  (await handledBy(probed, storeId)).map(({ subject }) => subject)
const retryNow = async ({ name }: Subscriber) => {
  await owner.query('update delayed_events set next_at = now() where subscriber = $1', [name])
  await owner.query('update event_cursors set retry_at = now() where subscriber = $1 and retry_at is not null', [name])
}

describe('any interleaving of transactions, looks, failures and ends of the process', () => {
  const transaction = fc.nat(2)
  const subject = fc.constantFrom('a', 'b', 'c')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('record' as const), transaction, subject }),
    fc.record({ kind: fc.constantFrom('commit' as const, 'rollback' as const), transaction }),
    fc.record({ kind: fc.constant('look' as const) }),
    fc.record({ kind: fc.constant('turn' as const), endsAfter: fc.option(fc.nat(3)) }),
    fc.record({ kind: fc.constantFrom('break' as const, 'repair' as const), subject }),
    fc.record({ kind: fc.constant('retry' as const) }),
  )

  it('gives every committed event once, in the order of its subject, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const storeId = await newStore()
        const broken = new Set<string>()
        let ending: { controller: AbortController; left: number } | undefined
        const probed = probe((event) => {
          if (ending && ending.left-- <= 0) {
            ending.controller.abort()
            throw new Error('The process ends')
          }
          if (broken.has(event.subject)) throw new Error('Broken')
        })
        await register(probed)
        const clients = await Promise.all([0, 1, 2].map(() => owner.connect()))
        const open = new Set<number>()
        const end = async (index: number, how: 'commit' | 'rollback') => {
          if (open.delete(index)) await clients[index]?.query(how)
        }
        for (const one of steps)
          switch (one.kind) {
            case 'record':
              if (!open.has(one.transaction)) await clients[one.transaction]?.query('begin')
              open.add(one.transaction)
              await clients[one.transaction]?.query(
                `insert into events (store_id, type, version, subject, data) values ($1, 'order.created', 1, $2, '{}')`,
                [storeId, one.subject],
              )
              break
            case 'commit':
            case 'rollback':
              await end(one.transaction, one.kind)
              break
            case 'look':
              await look()
              break
            case 'turn': {
              const controller = new AbortController()
              ending = one.endsAfter === null ? undefined : { controller, left: one.endsAfter }
              await turn(probed, storeId, controller.signal).catch((error: Error) =>
                expect(error.message).toBe('The process ends'),
              )
              ending = undefined
              break
            }
            case 'break':
              broken.add(one.subject)
              break
            case 'repair':
              broken.delete(one.subject)
              break
            case 'retry':
              await retryNow(probed)
          }
        broken.clear()
        for (const index of [...open]) await end(index, 'commit')
        for (const client of clients) client.release()
        await lookUntilAssigned()
        const { rows: committed } = await owner.query(
          'select subject, id::int as event from events where store_id = $1 order by id',
          [storeId],
        )
        let handled = await handledBy(probed)
        for (let turns = 0; turns <= committed.length && handled.length < committed.length; turns++) {
          await retryNow(probed)
          await turn(probed, storeId)
          handled = await handledBy(probed)
        }
        const of = (list: typeof handled, wanted: string) => list.filter((event) => event.subject === wanted)
        for (const each of ['a', 'b', 'c']) expect(of(handled, each)).toEqual(of(committed, each))
        const { rows: left } = await owner.query('select from delayed_events where store_id = $1', [storeId])
        expect(left).toEqual([])
      }),
      { numRuns: repeat(30, 1_000) },
    )
  })
})

it('reads no event while an earlier transaction can still commit, and skips none of them', async () => {
  const storeId = await newStore()
  const probed = probe()
  await register(probed)
  const late = await owner.connect()
  await late.query('begin')
  await late.query(`insert into events (store_id, type, version, subject, data) values ($1, 'order.created', 1, 'late', '{}')`, [
    storeId,
  ])
  await record(storeId, 'early')
  await look()
  await look()
  expect(await turn(probed, storeId)).toBe('busy')
  await late.query('commit')
  late.release()
  await lookUntilAssigned()
  await allTurns(probed, storeId)
  expect(await subjectsOf(probed)).toEqual(['late', 'early'])
})

it('does not depend on the clock: events are in the order of recording', async () => {
  const storeId = await newStore()
  const probed = probe()
  await register(probed)
  for (const [subject, time] of Object.entries({ first: '2031-01-01', second: '2021-01-01', third: '2026-01-01' }))
    await owner.query(
      `insert into events (store_id, type, version, subject, data, occurred_at) values ($1, 'order.created', 1, $2, '{}', $3)`,
      [storeId, subject, time],
    )
  await lookUntilAssigned()
  await allTurns(probed, storeId)
  expect(await subjectsOf(probed)).toEqual(['first', 'second', 'third'])
})

it('continues after the database was restored into a cluster with smaller transaction numbers', async () => {
  const storeId = await newStore()
  const probed = probe()
  await register(probed)
  const { rows } = await owner.query(`select nextval('event_ids') as id`)
  await owner.query(`update event_progress set next_to = $1, next_tx = '999999999999'`, [rows[0].id])
  await record(storeId, 'a')
  await lookUntilAssigned()
  await turn(probed, storeId)
  expect(await subjectsOf(probed)).toEqual(['a'])
})

describe('a running server', () => {
  it('handles events soon after their commit, once although two servers share the work', async () => {
    const storeIds = [await newStore(), await newStore()]
    const probed = probe()
    await run(probed)
    await run(probed)
    for (let n = 0; n < 20; n++) for (const storeId of storeIds) await record(storeId, `s${n}`)
    const expected = Array.from({ length: 20 }, (_, n) => `s${n}`)
    for (const storeId of storeIds) await expect.poll(() => subjectsOf(probed, storeId), { timeout: 30_000 }).toEqual(expected)
  })

  it('lets other subjects, stores and subscribers go on while one hangs, and retries it after its deadline', async () => {
    const [storeId, other] = [await newStore(), await newStore()]
    let hangs = true
    const hanging = probe(
      ({ storeId: of, subject }) => {
        if (hangs && of === storeId && subject === 'stuck') return pause(60_000, undefined, { ref: false })
      },
      { seconds: 0.05 },
    )
    const prompt = probe()
    await run(hanging, prompt)
    await record(storeId, 'a', 'stuck', 'b', 'stuck')
    await record(other, 'x')
    await expect.poll(() => subjectsOf(prompt), { timeout: 30_000 }).toHaveLength(5)
    await expect.poll(() => subjectsOf(hanging, other), { timeout: 30_000 }).toEqual(['x'])
    await expect.poll(() => subjectsOf(hanging, storeId), { timeout: 30_000 }).toEqual(['a', 'b'])
    const { rows } = await owner.query(
      'select subject, attempts, error from delayed_events where subscriber = $1 order by event_id',
      [hanging.name],
    )
    expect(rows).toEqual([
      { subject: 'stuck', attempts: 1, error: expect.stringContaining('did not end within') },
      { subject: 'stuck', attempts: 0, error: '' },
    ])
    const { ownerUrl } = database
    expect(await delayedEvents(ownerUrl, [])).toMatch(
      /probe\d+, store store\d+: event \d+, order\.created stuck, failed 1 times: .*\n.* waits for an earlier one$/,
    )
    hangs = false
    expect(await delayedEvents(ownerUrl, ['retry'])).toContain('Retrying')
    await expect.poll(() => subjectsOf(hanging, storeId), { timeout: 30_000 }).toEqual(['a', 'b', 'stuck', 'stuck'])
  })

  it('handles the events of other stores while one is deleted, of which nothing is left', async () => {
    const [storeId, other] = [await newStore(), await newStore()]
    const handling = Promise.withResolvers<void>()
    const deleted = Promise.withResolvers<void>()
    const probed = probe(async ({ storeId: of }) => {
      if (of !== storeId) return
      handling.resolve()
      await deleted.promise
    })
    await run(probed)
    await record(storeId, 'a', 'b')
    await handling.promise
    await withStore(connection.db, storeId, (trx) => deleteStoreRow(trx, storeId))
    deleted.resolve()
    await record(other, 'x')
    await expect.poll(() => subjectsOf(probed, other), { timeout: 30_000 }).toEqual(['x'])
    const left = () =>
      owner.query(
        `select store_id from events where store_id = $1 union all select store_id from event_cursors where store_id = $1
         union all select store_id from delayed_events where store_id = $1`,
        [storeId],
      )
    await expect.poll(async () => (await left()).rows, { timeout: 30_000 }).toEqual([])
  })
})

const kills = repeat(2, 100)

it(
  `gives each committed event once to each subscriber, in order, over ${kills} kills of one of two processes`,
  async () => {
    const storeIds = [await newStore(), await newStore()]
    const start = async () => {
      const child = spawn(
        process.execPath,
        [
          '--conditions=@blockfront/source',
          join(import.meta.dirname, '../../testing/events-process.ts'),
          database.appUrl,
          ...storeIds,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      )
      await once(child.stdout, 'data')
      return child
    }
    const kill = async (child: ChildProcess) => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    const processes = [await start(), await start()]
    for (let killed = 0; killed < kills; killed++) {
      await pause(200 * Math.random())
      await kill(processes.shift() as ChildProcess)
      processes.push(await start())
    }
    for (const child of processes) await kill(child)
    const { rows: committed } = await owner.query(
      'select store_id as store, subject, id::int as event from events where store_id = any($1) order by id',
      [storeIds],
    )
    for (const name of ['first', 'second']) {
      const see = ({ storeId, subject, id }: StoreEvent) =>
        owner.query('insert into seen (subscriber, store, subject, event) values ($1, $2, $3, $4)', [name, storeId, subject, id])
      await run(probe(see, { name }))
    }
    for (const subscribed of ['first', 'second']) {
      const of = async (table: 'handled' | 'seen') =>
        (
          await owner.query(`select store, subject, event::int from ${table} where subscriber = $1 order by position`, [
            subscribed,
          ])
        ).rows as typeof committed
      const count = async () =>
        (await owner.query('select count(*)::int as count from handled where subscriber = $1', [subscribed])).rows[0].count
      // The long form commits more than 100,000 events before they are handled without kills.
      await expect.poll(count, { timeout: 600_000 }).toBeGreaterThanOrEqual(committed.length)
      const bySubject = (list: typeof committed) => Map.groupBy(list, ({ store, subject }) => `${store}/${subject}`)
      expect(bySubject(await of('handled'))).toEqual(bySubject(committed))
      // What it did outside of the transaction may have happened again, but not in another order.
      const first = new Map<number, (typeof committed)[number]>()
      for (const one of await of('seen')) if (!first.has(one.event)) first.set(one.event, one)
      expect(bySubject([...first.values()])).toEqual(bySubject(committed))
    }
    expect(committed.length).toBeGreaterThan(kills)
  },
  repeat(120_000, 1_800_000),
)

describe('a subscriber', () => {
  it('leaves events of types that this process does not know to a process that knows them', async () => {
    const storeId = await newStore()
    const newer = probe(() => {}, { types: ['order.created', 'order.paid'] })
    const older = { ...newer, types: ['order.created' as const] }
    await register(newer)
    await record(storeId, 'a')
    await withStore(connection.db, storeId, (trx) =>
      recordEvent(trx, { storeId, type: 'order.paid', subject: 'a', data: { orderId: 'a' } }),
    )
    await lookUntilAssigned()
    expect(await turn(older, storeId)).toBe('busy')
    const turnsOf = async ({ name, types }: Subscriber) =>
      (await owner.query(`select * from event_turns_of($1, $2, '{}', 2)`, [name, types])).rows
    expect([await turnsOf(older), await turnsOf(newer)]).toEqual([[], [{ store_id: storeId }]])
    await allTurns(newer, storeId)
    expect(await subjectsOf(newer)).toEqual(['a', 'a'])
  })

  it('that is slow handles few events in one transaction, because none can be assigned while it runs', async () => {
    const storeId = await newStore()
    const now = vi.spyOn(performance, 'now')
    const probed = probe(({ subject }) => {
      if (subject === 'fails') throw new Error('Broken')
      const later = performance.now() + 1_000
      now.mockImplementation(() => later)
    })
    await register(probed)
    await record(storeId, 'a', 'fails', 'b', 'a')
    await lookUntilAssigned()
    const handled: string[][] = []
    for (let turns = 0; turns < 4; turns++) {
      await turn(probed, storeId)
      handled.push(await subjectsOf(probed))
    }
    now.mockRestore()
    expect(handled).toEqual([['a'], ['a'], ['a', 'b'], ['a', 'b', 'a']])
    const { rows } = await owner.query('select subject, attempts from delayed_events where subscriber = $1', [probed.name])
    expect(rows).toEqual([{ subject: 'fails', attempts: 1 }])
  })

  it('gives each store its turn, at most 100 events at a time', async () => {
    const [busy, quiet] = [await newStore(), await newStore()]
    const probed = probe()
    await register(probed)
    await owner.query(
      `insert into events (store_id, type, version, subject, data)
       select $1, 'order.created', 1, i::text, '{}' from generate_series(1, 250) i`,
      [busy],
    )
    await lookUntilAssigned()
    await record(quiet, 'a')
    await lookUntilAssigned()
    const next = async () =>
      (await owner.query(`select store_id from event_turns_of($1, $2, '{}', 1)`, [probed.name, probed.types])).rows[0]?.store_id
    const order: string[] = []
    for (let storeId = await next(); storeId; storeId = await next()) {
      await turn(probed, storeId)
      order.push(storeId)
    }
    expect(order.slice(0, 3)).toEqual([busy, quiet, busy])
    expect(await subjectsOf(probed, busy)).toHaveLength(250)
  })

  it('cannot name a type that does not exist', () => {
    const types = ['order.created', 'toString'] as never
    expect(() => probe(() => {}, { name: 'wrong', types })).toThrow('wrong names the event toString, which does not exist')
  })
})

describe('old events', () => {
  const age = (storeId: string) =>
    owner.query(`update events set occurred_at = now() - interval '31 days' where store_id = $1`, [storeId])
  const purge = async () => (await owner.query('select purge_events(now(), 10000)::int as count')).rows[0].count as number

  it('are deleted after 30 days, and a subscriber that did not handle them is notified', async () => {
    await owner.query('delete from events')
    const [behind, failing, current] = [await newStore(), await newStore(), await newStore()]
    const gaps: string[] = []
    const probed = probe(
      ({ subject }) => {
        if (subject === 'fails') throw new Error('Broken')
      },
      { onGap: async (_trx: unknown, storeId: string) => void gaps.push(storeId) },
    )
    await register(probed)
    await record(behind, 'a')
    await record(failing, 'fails', 'b')
    await record(current, 'a')
    await lookUntilAssigned()
    for (const storeId of [failing, current]) await allTurns(probed, storeId)
    for (const storeId of [behind, failing, current]) await age(storeId)
    expect(await purge()).toBe(4)
    await record(behind, 'b')
    await lookUntilAssigned()
    for (const storeId of [behind, failing, current]) await allTurns(probed, storeId)
    expect(gaps).toEqual([behind, failing])
    expect(await subjectsOf(probed, behind)).toEqual(['b'])
    expect(await subjectsOf(probed, failing)).toEqual(['b'])
  })

  it('are known by their neighbors if a clock was wrong when they were recorded', async () => {
    await owner.query('delete from events')
    const storeId = await newStore()
    const days = (...agesInDays: number[]) =>
      owner.query(
        `insert into events (store_id, type, version, subject, data, occurred_at)
         select $1, 'order.created', 1, age::text, '{}', now() - age * interval '1 day' from unnest($2::int[]) with ordinality d (age, n)
         order by n`,
        [storeId, agesInDays],
      )
    const left = async () =>
      (await owner.query('select subject from events order by id')).rows.map(({ subject }) => Number(subject))
    await days(-900, 40, 35, 2_000, 20, 1_000, -900, 10)
    await lookUntilAssigned()
    await purge()
    expect(await left()).toEqual([20, 1_000, -900, 10])
    await owner.query(`select purge_events(now() + interval '15 days', 10000)`)
    expect(await left()).toEqual([-900, 10])
    await owner.query('delete from events')
    await days(-900, -900)
    await lookUntilAssigned()
    expect(await purge()).toBe(0)
  })

  it('stay until they are assigned', async () => {
    await owner.query('delete from events')
    const storeId = await newStore()
    await lookUntilAssigned()
    await record(storeId, 'a')
    await age(storeId)
    expect(await purge()).toBe(0)
    await lookUntilAssigned()
    expect(await purge()).toBe(1)
  })
})

it('a subscriber for which a thousand events are delayed gets others only after some of them', async () => {
  const storeId = await newStore()
  let isBroken = true
  const probed = probe(() => {
    if (isBroken) throw new Error('Broken')
  })
  await register(probed)
  await owner.query(
    `insert into events (store_id, type, version, subject, data)
     select $1, 'order.created', 1, 's', '{}' from generate_series(1, 1150)`,
    [storeId],
  )
  await lookUntilAssigned()
  const delayed = async () =>
    (await owner.query('select count(*)::int from delayed_events where store_id = $1', [storeId])).rows[0].count as number
  const delayedAfterTurn = async () => {
    await turn(probed, storeId)
    return delayed()
  }
  await expect.poll(delayedAfterTurn, { interval: 1 }).toBeGreaterThanOrEqual(1_000)
  await turn(probed, storeId)
  expect(await delayedAfterTurn()).toBeLessThan(1_150)
  isBroken = false
  await retryNow(probed)
  await expect.poll(delayedAfterTurn, { interval: 1 }).toBe(0)
  await allTurns(probed, storeId)
  expect(await handledBy(probed)).toHaveLength(1_150)
})

it('every type of event has a subscriber, so that nothing is recorded for nobody', () => {
  const subscribed = new Set(subscribers.flatMap(({ types }) => types))
  expect([...subscribed].toSorted()).toEqual(Object.keys(events).toSorted())
})

it('refuses statements of a handler that has missed its deadline', async () => {
  const storeId = await newStore()
  let late: Kysely<Tables> | undefined
  await withStore(connection.db, storeId, async (trx) => {
    late = trx
    throw new Error('Too late')
  }).catch(() => {})
  await expect(sql`select 1`.execute(late as Kysely<Tables>)).rejects.toThrow('The transaction is over')
})
