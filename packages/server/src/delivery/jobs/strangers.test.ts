import type { ServerResponse } from 'node:http'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMailbox } from '../../ground/email/mailbox.ts'
import { accept, type Receiver, startReceiver } from '../../testing/receiver.ts'
import { type Client, createClient, expectOk, mainHostname, startTestServer, type TestServer } from '../../testing/server.ts'
import { checked, importWith } from '../../testing/shop/imports.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'

let server: TestServer
let silent: Receiver
let fast: Receiver
/** Responses that the silent receiver holds back. */
let held: ServerResponse[]
let attackers: TestShop[]
beforeAll(async () => {
  ;[silent, fast] = [await startReceiver(), await startReceiver()]
  const hosts = [silent.host, fast.host]
  server = await startTestServer({ config: { webhookHosts: hosts, importHosts: hosts } })
  attackers = []
  for (let number = 0; number < 4; number++) attackers.push(await openTestShop(server, { subdomain: `attacker${number}` }))
  held = []
  silent.respond = (response) => {
    held.push(response)
    // An image of which the rest never arrives.
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).write('<')
  }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await silent.stop()
  await server.stop()
  await fast.stop()
})

const waiting = async (task: string) =>
  (await server.owner.query('select from graphile_worker.jobs where task_identifier = $1', [task])).rowCount

it('servers that do not respond delay neither other stores nor emails, and a canceled import frees its slot', async () => {
  const lines = Array.from({ length: 8 }, (_, n) => `Cup ${n},1,http://${silent.host}/${n}.svg`)
  const imports = await Promise.all(
    attackers.map(async ({ owner, storeId }) => {
      const { importId } = await checked(owner, storeId, `Title,Price,Product image URL\n${lines.join('\n')}\n`)
      await expectOk(owner.call('import.start', { body: { storeId, importId, updateExisting: false } }))
      return { owner, storeId, importId }
    }),
  )
  await expect.poll(() => held.length).toBe(4)
  await server.confirmSessions()
  for (const attacker of attackers) await addSilentWebhooks(attacker)
  await expect.poll(() => held.length).toBeGreaterThan(8)

  const victim = await openTestShop(server, { subdomain: 'victim' })
  await server.confirmSessions()
  await expectOk(
    victim.owner.call('webhook.add', {
      body: { storeId: victim.storeId, url: `http://${fast.host}/hook`, events: ['product.created'] },
    }),
  )
  fast.respond = accept
  const { id } = await victim.product({ name: 'Cup', price: 10 })
  await victim.buy([{ productId: id, quantity: 1 }])
  const shopper = await server.signUp()
  await expectOk(shopper.call('auth.forgotPassword', { body: { email: shopper.email } }))
  await server.email(shopper.email, 'reset-password')
  await server.email('ada@example.com', 'order-placed')
  await expect.poll(() => fast.received.length).toBe(1)
  expect(await waiting('import.images')).toBe(4)
  await expect.poll(() => waiting('webhook.deliver')).toBe(40)

  const images = held.filter(({ req }) => req.url?.endsWith('.svg'))
  expect(images).toHaveLength(4)
  for (const { owner, storeId, importId } of imports) await expectOk(owner.call('import.cancel', { body: { storeId, importId } }))
  await expect.poll(() => images.map(({ closed }) => closed), { timeout: 60_000 }).toEqual([true, true, true, true])
  await expect.poll(() => waiting('import.images')).toBe(0)
  for (const { owner, storeId, importId } of imports) await importWith(owner, storeId, importId, ['canceled'])
})

/** Ten webhooks of a store to the silent receiver, and an event for each. */
async function addSilentWebhooks({ owner, storeId, product }: TestShop): Promise<void> {
  for (let number = 0; number < 10; number++)
    await expectOk(
      owner.call('webhook.add', { body: { storeId, url: `http://${silent.host}/hook${number}`, events: ['product.created'] } }),
    )
  await product({ name: 'Cup', price: 10 })
}

/** Networks from which strangers cause emails to one address. */
const NETWORKS = 40
const VICTIM = 'victim@example.com'
/** Milliseconds until an email about an account must have left, and how much longer an order may take than alone. */
const EMAIL_TIME = 2_000
const ORDER_SHARE = 1.5

/** Sends every kind of email that a stranger can cause, from each network. Most requests are refused. */
async function floodVictim(shop: TestShop, orders: readonly { orderId: string; fulfillmentId: string }[]): Promise<void> {
  const strangers = await Promise.all(
    Array.from({ length: NETWORKS }, async (_, n) => {
      const from = `127.0.4.${n + 1}`
      const stranger = createClient(server.port, mainHostname, { from })
      const body = { name: 'Eve', email: `eve${n}@example.com`, password: 'correct horse battery' }
      await expectOk(stranger.call('auth.signup', { body }))
      return { stranger, from, password: body.password }
    }),
  )
  await server.owner.query('update users set email_verified_at = now()')
  await server.confirmSessions()
  const { storeId, owner } = shop
  await Promise.all(
    strangers.map(async ({ stranger, from, password }, n) => {
      const signUp = createClient(server.port, mainHostname, { from })
      await signUp.call('auth.signup', { body: { name: 'Eve', email: VICTIM, password: 'correct horse battery' } })
      await signUp.call('auth.resendVerification')
      await stranger.call('user.changeEmail', { body: { email: VICTIM, password } })
      await owner.call('staff.invite', { body: { storeId, email: VICTIM, role: 'manager' } })
      const { orderId, fulfillmentId } = orders[n % orders.length] as (typeof orders)[number]
      const tracking = { carrier: '', trackingNumber: `T${n}`, trackingUrl: '', notify: true }
      await owner.call('order.updateTracking', { body: { storeId, orderId, fulfillmentId, ...tracking } })
    }),
  )
}

/** Orders of the victim of the attack that were shipped, for updates of their tracking. */
async function shippedOrders(shop: TestShop, count: number) {
  const { id } = await shop.product({ name: 'Sent cup', price: 10 })
  return Promise.all(
    Array.from({ length: count }, async () => {
      const body = await shop.orderBody([{ productId: id, quantity: 1 }])
      const { orderId } = (await expectOk(shop.place({ ...body, contact: { email: VICTIM } }))).json
      await expectOk(shop.owner.call('order.fulfill', { body: { storeId: shop.storeId, orderId } }))
      const [parcel] = (await shop.order(orderId)).fulfillments
      return { orderId, fulfillmentId: parcel?.id ?? '' }
    }),
  )
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.POSITIVE_INFINITY

it.runIf(isDeep)('at full size, they delay neither the email nor the order of a shopper of another store', async () => {
  const drip = setInterval(() => {
    for (const response of held) if (!response.closed) response.write(' ')
  }, 8_000)
  const shop = await openTestShop(server, { subdomain: 'calm' })
  const { id } = await shop.product({ name: 'Cup', price: 10 })
  const order = async () => {
    const body = await shop.orderBody([{ productId: id, quantity: 1 }])
    const startedAt = performance.now()
    await expectOk(shop.place(body))
    return performance.now() - startedAt
  }
  /** Milliseconds from the request for a new password until its email has left. */
  const forgot = async (shopper: Client & { email: string }) => {
    const startedAt = performance.now()
    await expectOk(shopper.call('auth.forgotPassword', { body: { email: shopper.email } }))
    await expect
      .poll(
        async () =>
          (await readMailbox(server.owner, shopper.email)).some(
            (sent) => sent.kind === 'reset-password' && sent.status === 'sent',
          ),
        {
          interval: 10,
        },
      )
      .toBe(true)
    return performance.now() - startedAt
  }
  const strangers: TestShop[] = []
  for (let number = 0; number < 4; number++) strangers.push(await openTestShop(server, { subdomain: `stranger${number}` }))
  const [flooding] = strangers as [TestShop]
  const shoppers: Awaited<ReturnType<TestServer['signUp']>>[] = []
  for (let n = 0; n < 5; n++) shoppers.push(await server.signUp())
  for (let n = 0; n < 5; n++) await order()
  const alone: number[] = []
  for (let n = 0; n < 25; n++) alone.push(await order())

  const csv = Array.from({ length: 60 }, (_, n) => `Slow cup ${n},1,http://${silent.host}/slow${n}.svg`).join('\n')
  for (const { owner, storeId } of strangers) {
    const { importId } = await checked(owner, storeId, `Title,Price,Product image URL\n${csv}\n`)
    await expectOk(owner.call('import.start', { body: { storeId, importId, updateExisting: false } }))
  }
  await server.confirmSessions()
  for (const attacker of strangers.slice(1)) await addSilentWebhooks(attacker)
  const shipped = await shippedOrders(flooding, 8)
  await expect.poll(() => waiting('import.images')).toBe(4)
  await floodVictim(flooding, shipped)

  const during: number[] = []
  const emails: number[] = []
  for (const shopper of shoppers) {
    emails.push(await forgot(shopper))
    for (let n = 0; n < 5; n++) during.push(await order())
  }
  clearInterval(drip)
  expect(Math.max(...emails)).toBeLessThan(EMAIL_TIME)
  expect(median(during) / median(alone)).toBeLessThan(ORDER_SHARE)
  // The attack has not ended.
  expect(await waiting('import.images')).toBe(4)
  expect(await waiting('webhook.deliver')).toBeGreaterThanOrEqual(30)
  const caused = (await readMailbox(server.owner, VICTIM)).filter(
    ({ kind }) => !kind.startsWith('order-') || kind === 'order-tracking',
  )
  expect(caused.length).toBeLessThanOrEqual(5)
})
