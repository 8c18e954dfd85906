import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Network, startNetwork } from './testing/attack/network.ts'
import { type Instance, promote, startPrimary, startStandby } from './testing/database/replication.ts'
import { createProcessFolder, type ProcessFolder, type StartedProcess } from './testing/process.ts'
import { createClient, expectOk, openStore } from './testing/server.ts'
import { askAgain, emptyLedger, orderBody } from './testing/writers.ts'

/** What happens to the database in each round. */
const disturbances = ['kill', 'freeze', 'lose'] as const
/** BLOCKFRONT_ROUNDS runs fewer, to look for the cause of a failure. */
const count = Number(process.env.BLOCKFRONT_ROUNDS) || (isDeep ? 20 : 1)
const rounds = Array.from({ length: count }, (_, round) => disturbances[round % disturbances.length] ?? 'kill')

/** Orders that are acknowledged before and after each disturbance. */
const ORDERS = 8

const database = 'blockfront'
let root: string
let primary: Instance
/** The standby until it is the primary. */
let standby: Instance | undefined
let network: Network
let folder: ProcessFolder
let servers: StartedProcess[]
let smtp: SMTPServer
/** How often each Message-ID arrived, by the address of its recipient. */
const received = new Map<string, number>()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockfront-failover-'))
  await chmod(root, 0o755)
  primary = await startPrimary(join(root, 'primary'))
  await query(`create role blockfront_app login password 'replicated'`, [], 'postgres')
  await query(`create database ${database}`, [], 'postgres')
  network = await startNetwork(primary.url())
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  folder = await createProcessFolder()
  const start = () => {
    const app = new URL(network.through(primary.url(database)))
    app.username = 'blockfront_app'
    return folder.start({
      DATABASE_URL: network.through(primary.url(database)),
      DATABASE_APP_URL: app.href,
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      BLOCKFRONT_RATE_LIMITS: 'false',
    })
  }
  servers = [await start(), ...(isDeep ? [await start()] : [])]
})
afterAll(async () => {
  await folder.remove()
  await network.stop()
  await Promise.all([primary, standby].map((instance) => instance?.signal('SIGKILL')))
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await rm(root, { recursive: true, force: true })
})

/** Queries the present primary directly. */
async function query<Row extends object>(sql: string, values: unknown[] = [], name = database): Promise<Row[]> {
  const client = new pg.Client({ connectionString: primary.url(name) })
  await client.connect()
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

async function openShop(): Promise<string> {
  const owner = createClient(servers[0]?.port ?? 0, 'localhost')
  const password = 'a phrase to remember'
  await expectOk(owner.call('auth.signup', { body: { name: 'Kept', email: 'kept@example.com', password } }))
  await query('update users set email_verified_at = now()')
  await query(`update subscriptions set plan_code = 'scale', status = 'active'`)
  const store = { name: 'Kept', subdomain: 'kept', currency: 'EUR' as const }
  const { storeId } = (await expectOk(owner.call('store.create', { body: store }))).json
  await openStore(owner, storeId)
  return (await expectOk(owner.call('product.add', { body: { storeId, name: 'Cup', price: 9.99 } }))).json.id
}

const disturb: Record<(typeof disturbances)[number], (round: number) => Promise<void>> = {
  async kill(round) {
    const copy = await startStandby(primary, join(root, `standby-${round}`))
    standby = copy
    await orderUntil(
      () => acknowledged >= ORDERS,
      async () => {
        await primary.signal('SIGKILL')
        await promote(copy)
        primary = copy
        standby = undefined
        network.retarget(copy.url())
      },
    )
  },
  freeze: () =>
    orderUntil(
      () => acknowledged >= ORDERS,
      async () => {
        await primary.signal('SIGSTOP')
        await pause(20_000)
        await primary.signal('SIGCONT')
      },
    ),
  lose: () =>
    orderUntil(
      () => acknowledged >= ORDERS,
      async () => network.lose(),
    ),
}

const ledger = emptyLedger()
let acknowledged = 0
let productId: string

/** Shoppers order until `isTime`, then the database is disturbed, and they continue until as many orders are acknowledged again. */
async function orderUntil(isTime: () => boolean, disturbance: () => Promise<void>): Promise<void> {
  acknowledged = 0
  let disturbing: Promise<void> | undefined
  let isOver = false
  const shop = async (server: StartedProcess) => {
    const shopper = createClient(server.port, 'kept.localhost')
    while (!isOver) {
      const key = randomUUID()
      const body = await untilAnswered(() => orderBody(shopper, [{ productId, quantity: 1 }]))
      ledger.orderWishes.set(key, body)
      await untilAnswered(() => askAgain(shopper, ledger, key))
      acknowledged++
      if (!disturbing && isTime()) {
        disturbing = disturbance().then(() => {
          acknowledged = 0
        })
      }
      if (disturbing) {
        await disturbing
        isOver ||= acknowledged >= ORDERS
      }
    }
  }
  await Promise.all(servers.flatMap((server) => [shop(server), shop(server)]))
}

/** Calls again after a 503. */
async function untilAnswered<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!/got 503/.test(String(error))) throw error
      await pause(50)
    }
  }
}

it(
  `loses and doubles no order and no email over ${rounds.length} failures of the primary`,
  async () => {
    productId = await openShop()
    for (const [round, disturbance] of rounds.entries()) await disturb[disturbance](round)
    const orders = await query<{ id: string; email: string; number: number }>(
      `select id, contact ->> 'email' as email, number::integer from orders order by number`,
    )
    expect(new Set(orders.map(({ id }) => id))).toEqual(new Set([...ledger.orders.values()].map(({ orderId }) => orderId)))
    expect(orders.length).toBe(ledger.orderWishes.size)
    const unsent = () =>
      query(`select o.kind, o.status, o.attempts, o.last_error, j.attempts as tries, j.locked_by, j.run_at, j.last_error as failure
             from outbox o left join graphile_worker._private_jobs j on j.payload ->> 'mailId' = o.id where o.status <> 'sent'`)
    await expect.poll(unsent, { timeout: 120_000, interval: 200 }).toEqual([])
    const emails = [...ledger.orderWishes.values()].map(({ contact }) => [contact.email, received.get(contact.email ?? '')])
    expect(emails.filter(([, count]) => count !== 1)).toEqual([])
  },
  50 * 60_000,
)
