import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { isDeep, repeat } from '@blockfront/tooling/tests/repeat'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contradictions } from './testing/payment/contradictions.ts'
import { cards, payOnPage } from './testing/payment/hosted-page.ts'
import { openPaymentShop, type PaymentShop, type PlacedPayment } from './testing/payment/payment-shop.ts'
import { type FakeStripe, startFakeStripe } from './testing/payment/stripe/fake-stripe.ts'
import { createProcessFolder, type ProcessFolder, type StartedProcess } from './testing/process.ts'
import { expectOk } from './testing/server.ts'

let fake: FakeStripe
let secretKey: string
let folder: ProcessFolder
let ports: [number, number]
let processes: StartedProcess[]
let shop: PaymentShop
beforeAll(async () => {
  fake = await startFakeStripe()
  secretKey = fake.createAccount()
  folder = await createProcessFolder({ shared: true })
  ports = [await freePort(), await freePort()]
  processes = [await start(0)]
  processes.push(await start(1))
  shop = await openPaymentShop(folder, ports[0], secretKey)
})
afterAll(async () => {
  await shop?.stop()
  await folder.remove()
  await fake.stop()
})
afterEach(() => {
  fake.webhooks.held = false
})

/** Both processes serve the same hostname, to which the webhooks go: the first one receives them. */
const start = (index: 0 | 1) =>
  folder.start({
    BLOCKFRONT_RATE_LIMITS: 'false',
    BLOCKFRONT_STRIPE_API: fake.url,
    BLOCKFRONT_PUBLIC_URL: `http://localhost:${ports[0]}`,
    PORT: String(ports[index]),
  })

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const portAt = (index: number) => ports[index % 2] ?? 0
const begin = async (method: 'now' | 'later') => shop.place(await shop.body(shop.methods[method]))
/** An order whose money is captured or authorized. */
const beginPaid = async (method: 'now' | 'later', payment: 'paid' | 'authorized'): Promise<PlacedPayment> => {
  const placed = await begin(method)
  await payOnPage(placed.page, cards.approved)
  await expect.poll(async () => (await shop.state(placed.orderId)).payment).toBe(payment)
  return placed
}
const check = ({ token }: PlacedPayment, index: number) =>
  shop.shopper(portAt(index)).call('order.checkPayment', { body: { token } })
const eventsOf = async ({ orderId }: PlacedPayment, type: string) =>
  (await shop.ask('select from order_events where order_id = $1 and type = $2', [orderId, type])).length
const isTimeUp = ({ orderId }: PlacedPayment) =>
  shop.ask(`update orders set expires_at = now() - interval '1 second' where id = $1`, [orderId])
const settled = async () => {
  await fake.webhooks.settled()
  await expect.poll(() => contradictions(shop, fake, secretKey), { timeout: 60_000 }).toEqual([])
  const { left, expected } = await shop.stock()
  expect(left).toBe(expected)
}

describe('two server processes', () => {
  const webhooks = repeat(30, 100)
  it(`mark an order as paid once by ${webhooks} parallel webhooks`, async () => {
    fake.webhooks.held = true
    const placed = await begin('now')
    await payOnPage(placed.page, cards.approved)
    // Both methods have an endpoint in the account; one of them knows the payment.
    const events = fake.webhooks.waiting.splice(0).filter(({ url }) => url.endsWith(shop.methods.now))
    expect(events.length).toBe(2)
    const many = Array.from({ length: webhooks }, (_, index) => {
      const event = events[index % 2]
      if (!event) throw new Error('There is no webhook.')
      return { ...event, url: event.url.replace(String(ports[0]), String(portAt(index >> 1))) }
    })
    await fake.webhooks.deliverAll(many)
    expect(await shop.state(placed.orderId)).toEqual({ status: 'open', payment: 'paid', released: false })
    expect(await eventsOf(placed, 'paid_online')).toBe(1)
    const emails = await shop.ask(`select from outbox where kind = 'order-placed' and to_address = $1`, [
      placed.body.contact.email,
    ])
    expect(emails.length).toBe(1)
    await settled()
  })

  it('mark an order as paid once by the webhook and the return page', async () => {
    fake.webhooks.held = true
    for (let round = 0; round < 2; round++) {
      const placed = await begin('now')
      await payOnPage(placed.page, cards.authenticated)
      const checks = Array.from({ length: 4 }, (_, index) => check(placed, index))
      await Promise.all([fake.webhooks.deliverAll(), ...checks])
      await check(placed, 1)
      expect(await shop.state(placed.orderId)).toMatchObject({ status: 'open', payment: 'paid' })
      expect(await eventsOf(placed, 'paid_online')).toBe(1)
    }
    await settled()
  })

  it('let either the payment or the end of the reservation win', async () => {
    const outcomes = new Set<string>()
    const rounds = repeat(4, 8)
    for (let round = 0; round < rounds; round++) {
      const placed = await begin(round % 2 === 0 ? 'now' : 'later')
      await isTimeUp(placed)
      const pay = () => payOnPage(placed.page, cards.approved)
      const expire = () => shop.runJob('order.expire')
      await (round < rounds / 2 ? Promise.all([pay(), expire()]) : Promise.all([expire(), expire().then(pay), check(placed, 1)]))
      await fake.webhooks.settled()
      await expect.poll(async () => (await shop.state(placed.orderId)).status).not.toBe('pending_payment')
      outcomes.add((await shop.state(placed.orderId)).status)
    }
    await settled()
    expect([...outcomes].filter((status) => status !== 'open' && status !== 'expired')).toEqual([])
  })

  it('do not open an order with an authorization that was released while it was read', async () => {
    fake.webhooks.held = true
    const placed = await begin('later')
    await payOnPage(placed.page, cards.approved)
    const stale = fake.intercept({
      match: new RegExp(`^GET /v1/checkout/sessions/${sessionOf(placed)} `),
      when: 'after',
      action: 'pause',
    })
    const webhook = fake.webhooks.deliver()
    await stale.reached
    await expectOk(shop.owner(portAt(1)).call('order.cancel', { body: { storeId: shop.storeId, orderId: placed.orderId } }))
    await expect.poll(() => intentOf(placed)?.status).toBe('canceled')
    stale.release()
    await webhook
    await settled()
    expect(await shop.state(placed.orderId)).toMatchObject({ status: 'cancelled', released: true })
  })

  it('let either the capture or the cancellation win', async () => {
    for (let round = 0; round < repeat(2, 6); round++) {
      const placed = await beginPaid('later', 'authorized')
      const body = { storeId: shop.storeId, orderId: placed.orderId }
      const results = await Promise.all([
        shop.owner(portAt(round)).call('order.capture', { body }),
        shop.owner(portAt(round + 1)).call('order.cancel', { body }),
      ])
      expect(results.some(({ status }) => status === 200)).toBe(true)
      expect(results.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      await expect.poll(async () => ['paid', 'voided'].includes((await shop.state(placed.orderId)).payment)).toBe(true)
    }
    await settled()
  })

  it('refund at most what was captured in parallel refunds', async () => {
    const placed = await beginPaid('now', 'paid')
    const refund = (index: number, refundId: string) =>
      shop.owner(portAt(index)).call('order.refund', {
        body: { storeId: shop.storeId, orderId: placed.orderId, refundId, amount: 5, notify: false },
      })
    const same = randomUUID()
    await Promise.all([
      ...Array.from({ length: 4 }, (_, index) => refund(index, randomUUID())),
      ...Array.from({ length: 2 }, (_, index) => refund(index, same)),
    ])
    const [{ total } = { total: 0 }] = await shop.ask<{ total: number }>(
      `select sum(amount)::integer as total from refunds where order_id = $1 and status <> 'failed'`,
      [placed.orderId],
    )
    expect(total).toBe(1000)
    await expect.poll(async () => (await shop.state(placed.orderId)).payment).toBe('partially_refunded')
    await settled()
  })

  it('report a dispute to the owner, and how it ended, once', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      const placed = await beginPaid('now', 'paid')
      const account = fake.account(secretKey)
      const intent = intentOf(placed)?.id ?? ''
      const { storeId } = shop
      const incidents = async () =>
        (await expectOk(shop.owner(portAt(1)).call('payment.incidents', { query: { storeId } }))).json
          .filter(({ orderId }) => orderId === placed.orderId)
          .map(({ type, reported }) => [type, reported])
      account.dispute(intent)
      // The dashboard's home shows a notice while there are incidents.
      await expect.poll(incidents).toEqual([['dispute', '12.5 EUR']])
      account.closeDispute(intent, outcome)
      await fake.webhooks.settled()
      await Promise.all([check(placed, 0), check(placed, 1)])
      await expect.poll(incidents).toEqual([])
      const { json } = await expectOk(shop.owner().call('order.get', { query: { storeId, orderId: placed.orderId } }))
      const types = json.events.map(({ type }) => type).filter((type) => type !== 'placed' && type !== 'paid_online')
      expect(types).toEqual(['payment_incident', `dispute_${outcome}`])
      expect(json).toMatchObject({ paymentStatus: 'paid', payments: [{ disputed: 12.5 }] })
    }
    await settled()
  })

  it("count refunds in Stripe's dashboard once, next to their own refunds", async () => {
    const placed = await beginPaid('now', 'paid')
    const body = { storeId: shop.storeId, orderId: placed.orderId, notify: false }
    const inDashboard = (amount: number) =>
      fake.account(secretKey).refund({ payment_intent: intentOf(placed)?.id ?? '', amount, metadata: {} })
    const refund = (index: number) =>
      shop.owner(portAt(index)).call('order.refund', { body: { ...body, refundId: randomUUID(), amount: 2 } })
    const refunds = [refund(0), refund(1)]
    inDashboard(150)
    await Promise.all([...refunds, check(placed, 0), check(placed, 1)])
    inDashboard(250)
    await Promise.all([refund(0), refund(1)])
    await settled()
    const rows = await shop.ask<{ external: boolean; amount: number }>(
      `select external, amount::integer as amount from refunds where order_id = $1 and external order by amount`,
      [placed.orderId],
    )
    expect(rows.map(({ amount }) => amount)).toEqual([150, 250])
  })
})

const sessionOf = ({ page }: PlacedPayment) => page.split('/').at(-1) ?? ''
function intentOf(placed: PlacedPayment) {
  const account = fake.account(secretKey)
  const { payment_intent: id } = account.session(sessionOf(placed))
  return id ? account.intent(String(id)) : undefined
}

/** One payment that a kill interrupts, and what must become of it. */
interface Interruption {
  placed: PlacedPayment
  /** Actions that the shopper or the owner repeats after the server is back. */
  retry?(): Promise<unknown>
  expected: { status: string; payment: string }
}

const seconds = 1_000
const isPaid = { status: 'open', payment: 'paid' }
const isExpired = { status: 'expired', payment: 'voided' }
const escaped = (text: string) => text.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&')

/** Starts something that the kill interrupts while a request to the provider waits, before or after the provider has done it. */
async function interrupt(match: RegExp, when: 'before' | 'after', act: () => Promise<unknown>): Promise<void> {
  const waiting = fake.intercept({ match, when, action: 'pause' })
  act().catch(() => {})
  await waiting.reached
  cleanups.push(waiting.release)
}
const cleanups: (() => void)[] = []

const interruptions: Record<string, (when: 'before' | 'after') => Promise<Interruption>> = {
  async 'a payment starts'(when) {
    const body = await shop.body(shop.methods.now)
    const key = randomUUID()
    const { email = '' } = body.contact
    await interrupt(new RegExp(`^POST /v1/checkout/sessions .*${escaped(encodeURIComponent(email))}`), when, () =>
      shop.place(body, key),
    )
    const [row] = await shop.ask<{ id: string }>('select id from orders where email = $1', [email])
    const placed = { key, body, orderId: row?.id ?? '', token: '', page: '' }
    const retry = async () => payOnPage((await shop.place(body, key)).page, cards.approved)
    return { placed, retry, expected: isPaid }
  },
  async 'a webhook is applied'(when) {
    const placed = await begin('now')
    await interrupt(new RegExp(`^GET /v1/checkout/sessions/${sessionOf(placed)} `), when, () =>
      payOnPage(placed.page, cards.approved),
    )
    return { placed, expected: isPaid }
  },
  async 'the return page asks'(when) {
    const placed = await begin('now')
    fake.account(secretKey).pay(sessionOf(placed), 'approve')
    await interrupt(new RegExp(`^GET /v1/checkout/sessions/${sessionOf(placed)} `), when, () => check(placed, 0))
    return { placed, expected: isPaid }
  },
  async 'a payment is captured'(when) {
    const placed = await beginPaid('later', 'authorized')
    await interrupt(new RegExp(`^POST /v1/payment_intents/${intentOf(placed)?.id}/capture `), when, () =>
      shop.owner().call('order.capture', { body: { storeId: shop.storeId, orderId: placed.orderId } }),
    )
    return { placed, expected: isPaid }
  },
  async 'the owner cancels'(when) {
    const placed = await beginPaid('later', 'authorized')
    await interrupt(new RegExp(`^POST /v1/payment_intents/${intentOf(placed)?.id}/cancel `), when, () =>
      shop.owner().call('order.cancel', { body: { storeId: shop.storeId, orderId: placed.orderId } }),
    )
    return { placed, expected: { status: 'cancelled', payment: 'voided' } }
  },
  async 'a reservation ends'(when) {
    const placed = await begin('now')
    await isTimeUp(placed)
    await interrupt(new RegExp(`^POST /v1/checkout/sessions/${sessionOf(placed)}/expire `), when, () =>
      shop.runJob('order.expire'),
    )
    return { placed, expected: isExpired }
  },
  async 'a payment is refunded'(when) {
    const placed = await beginPaid('now', 'paid')
    const body = { storeId: shop.storeId, orderId: placed.orderId, refundId: randomUUID(), amount: 5, notify: false }
    await interrupt(new RegExp(`^POST /v1/refunds .*payment_intent=${intentOf(placed)?.id}`), when, () =>
      shop.owner().call('order.refund', { body }),
    )
    return { placed, expected: { status: 'open', payment: 'partially_refunded' } }
  },
}

describe('a process that is killed', () => {
  const rounds = repeat(1, 2)
  /** In the short form, each action is interrupted only after the provider has done it: the database does not know of it then. */
  const begun = Object.entries(interruptions).flatMap(([name, begin]) =>
    (isDeep ? (['before', 'after'] as const) : (['after'] as const)).map((when) => async () => ({
      name: `${name}, ${when}`,
      ...(await begin(when)),
    })),
  )
  it(`loses no payment over ${begun.length * rounds} interruptions between the provider and the database`, async () => {
    const second = processes[1]?.child
    second?.kill('SIGKILL')
    const interrupted: (Interruption & { name: string })[] = []
    for (let round = 0; round < rounds; round++) {
      interrupted.push(...(await Promise.all(begun.map((begin) => begin()))))
      const child = processes[0]?.child
      child?.kill('SIGKILL')
      if (child) await once(child, 'exit')
      for (const end of cleanups.splice(0)) end()
      await fake.webhooks.settled()
      processes[0] = await start(0)
    }
    // Payments that are not final are read again automatically after a short time.
    const forgotten = await shop.ask(
      `select p.id from payments p join orders o on o.id = p.order_id where p.provider_ref is not null and p.status = 'pending'
         and o.status = 'pending_payment' and (p.next_check_at is null or p.next_check_at > now() + interval '2 minutes')`,
    )
    expect(forgotten).toEqual([])
    await Promise.all(interrupted.map(({ retry }) => retry?.()))
    await shop.ask('update payments set next_check_at = now() where next_check_at is not null')
    await shop.ask(`update refunds set next_attempt_at = now() where status = 'pending'`)
    for (const job of ['payment.check', 'order.expire', 'refund.resume']) await shop.runJob(job)
    await settled()
    const states = async () =>
      (
        await Promise.all(
          interrupted.map(async ({ name, placed, expected }) => {
            const { status, payment } = await shop.state(placed.orderId)
            return status === expected.status && payment === expected.payment ? [] : [`${name}: ${status}, ${payment}`]
          }),
        )
      ).flat()
    await expect.poll(states, { timeout: 30 * seconds }).toEqual([])
    await settled()
  })
})
