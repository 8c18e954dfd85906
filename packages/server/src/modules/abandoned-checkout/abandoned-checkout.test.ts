import { randomUUID } from 'node:crypto'
import type { CallInput } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { purge } from '../../delivery/jobs/purge.ts'
import { sendStockAlerts } from '../../flows/alert-shoppers/send-alerts.ts'
import { sendCartReminders } from '../../flows/remind-shoppers/send-reminders.ts'
import { withStore } from '../../ground/db/scope.ts'
import { solveChallenge } from '../../testing/bot-check.ts'
import { changedTags } from '../../testing/changed-tags.ts'
import { eventsHandled } from '../../testing/events-handled.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'
import { eraseStockAlerts, stockAlertsOf } from '../stock-alert/personal-data.ts'

let server: TestServer
let shop: TestShop
let mug: { id: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'leavers' })
  mug = await shop.product({ name: 'Mug', price: 8 })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

type KeepBody = CallInput<'checkout.keepCart'>['body']

/** Keeps a cart as the checkout does. Returns the key. */
async function keep(email: string, changes: Partial<KeepBody> = {}, of = shop): Promise<string> {
  const body: KeepBody = { key: randomUUID(), lines: [{ productId: mug.id, quantity: 2 }], email, country: 'AT', ...changes }
  const { json } = await expectOk(of.shopper().call('checkout.keepCart', { body }))
  if (json.challenge === null) return body.key
  const proof = solveChallenge(json.challenge, json.difficulty)
  const kept = await expectOk(of.shopper().call('checkout.keepCart', { body: { ...body, proof } }))
  expect(kept.json).toEqual({ challenge: null, difficulty: 0 })
  return body.key
}
/** Moves the last activity of a shopper's checkout into the past. */
const leave = (email: string, hours: number) =>
  server.owner.query(`update abandoned_checkouts set active_at = now() - make_interval(hours => $2) where email = $1`, [
    email,
    hours,
  ])
const list = async (query: Omit<CallInput<'abandonedCheckout.list'>['query'], 'storeId'> = {}, of = shop) =>
  (await expectOk(of.owner.call('abandonedCheckout.list', { query: { ...query, storeId: of.storeId } }))).json
const find = async (search: string, of = shop) => {
  const { checkoutId = '' } = (await list({ search }, of)).content[0] ?? {}
  return (await expectOk(of.owner.call('abandonedCheckout.get', { query: { storeId: of.storeId, checkoutId } }))).json
}
const rowsOf = async (email: string) =>
  (await server.owner.query(`select * from abandoned_checkouts where email = $1`, [email])).rows
const configure = (body: Omit<CallInput<'abandonedCheckout.updateSettings'>['body'], 'storeId'>, of = shop) =>
  expectOk(of.owner.call('abandonedCheckout.updateSettings', { body: { ...body, storeId: of.storeId } }))
const remind = () => sendCartReminders({}, server.serverContext)
const reminders = async (email: string) =>
  (await server.owner.query(`select * from outbox where to_address = $1 and kind = 'cart-reminder'`, [email])).rows
const orderAs = async (email: string, of = shop) => {
  const body = await of.orderBody([{ productId: mug.id, quantity: 1 }])
  return (await expectOk(of.place({ ...body, contact: { email } }))).json
}
const tokenIn = (url: string) => url.slice(url.indexOf('#recover=') + '#recover='.length)

describe('a cart', () => {
  it('is kept with the totals of the server, once for each shopper, and listed after ten minutes', async () => {
    const key = await keep('Ada@Example.com')
    await keep('ada@example.com', { key, lines: [{ productId: mug.id, quantity: 3 }] })
    expect(await rowsOf('ada@example.com')).toHaveLength(1)
    const idle = (interval: string) =>
      server.owner.query(`update abandoned_checkouts set active_at = now() - $1::interval where email = 'ada@example.com'`, [
        interval,
      ])
    await idle('9 minutes 30 seconds')
    expect((await list({ search: 'ada@' })).content).toEqual([])
    await idle('10 minutes 30 seconds')
    expect(await find('ADA@')).toMatchObject({
      email: 'ada@example.com',
      itemCount: 3,
      subtotal: 24,
      country: 'AT',
      reminder: null,
      recoveredAt: null,
      marketingConsent: false,
      lines: [{ name: 'Mug', quantity: 3, unitPrice: 8, lineTotal: 24 }],
    })
    // The same shopper continues on another device.
    await keep('ada@example.com')
    expect(await rowsOf('ada@example.com')).toHaveLength(1)
    expect((await list({ search: 'ada@' })).content).toMatchObject([{ itemCount: 2 }])
  })

  it('contains what can be bought less often than the shopper wants, and nothing else that cannot be ordered', async () => {
    const { id: rare } = await shop.product({ name: 'Rare', price: 5, trackInventory: true, stockQuantity: 1 })
    const { id: gone } = await shop.product({ name: 'Gone', price: 5, trackInventory: true, stockQuantity: 0 })
    await keep('partly@example.com', { lines: [rare, gone].map((productId) => ({ productId, quantity: 2 })) })
    expect((await rowsOf('partly@example.com'))[0].lines.map(({ name }: { name: string }) => name)).toEqual(['Rare'])
  })

  it('moves with a corrected address', async () => {
    const key = await keep('typo@example.co')
    await keep('typo@example.com', { key })
    expect(await rowsOf('typo@example.co')).toEqual([])
    expect(await rowsOf('typo@example.com')).toHaveLength(1)
  })

  it('is one row after 20 parallel requests', async () => {
    const key = await keep('fast@example.com')
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => keep('fast@example.com', { key, lines: [{ productId: mug.id, quantity: i + 1 }] })),
    )
    expect(await rowsOf('fast@example.com')).toHaveLength(1)
  })

  it('needs a proof of work for a new key, an email address, and something that can be bought', async () => {
    const body = { key: randomUUID(), lines: [{ productId: mug.id, quantity: 1 }], email: 'bot@example.com' }
    const call = (changes: Partial<KeepBody>) => shop.shopper().call('checkout.keepCart', { body: { ...body, ...changes } })
    expect((await call({ proof: 'x' })).json.code).toBe('bot_check_failed')
    const { json } = await expectOk(call({}))
    const proof = solveChallenge(json.challenge ?? '', json.difficulty)
    await keep('unknown@example.com', { lines: [{ productId: 'gone', quantity: 1 }] })
    expect(await rowsOf('unknown@example.com')).toEqual([])
    expect((await call({ email: 'no address' })).status).toBe(400)
    await expectOk(call({ proof }))
    expect((await call({ key: randomUUID(), proof })).json.code).toBe('bot_check_failed')
    expect(await rowsOf('bot@example.com')).toHaveLength(1)
  })

  it('is not kept by a store that turned this off, and its checkout says so', async () => {
    const off = await openTestShop(server, { subdomain: 'forgetful' })
    const config = async () => (await expectOk(off.shopper().call('checkout.config'))).json.abandonedCheckouts
    expect(await config()).toBe('kept')
    const settings = async () =>
      (await expectOk(off.owner.call('abandonedCheckout.settings', { query: { storeId: off.storeId } }))).json
    const defaults = { keepsCarts: true, sendsReminders: false, reminderHours: 10, reminderAudience: 'consented' }
    expect(await settings()).toEqual(defaults)
    expect(await changedTags(server, off.storeId, () => configure({ keepsCarts: false }, off))).toEqual(['page/checkout'])
    expect(await settings()).toEqual({ ...defaults, keepsCarts: false })
    expect(await config()).toBe('off')
    await keep('nobody@example.com', {}, off)
    expect(await rowsOf('nobody@example.com')).toEqual([])
    await configure({ keepsCarts: true, sendsReminders: true }, off)
    expect(await config()).toBe('reminded')
    // Settings that are not part of the change keep their values.
    await configure({ reminderHours: 12 }, off)
    expect(await settings()).toEqual({ ...defaults, sendsReminders: true, reminderHours: 12 })
    await configure({ sendsReminders: false }, off)
    expect(await config()).toBe('kept')
  })

  it('is recovered in another browser, with current prices, by the link only', async () => {
    await keep('link@example.com')
    await leave('link@example.com', 1)
    const { recoveryUrl, checkoutId } = await find('link@')
    expect(recoveryUrl).toContain(`//${shop.host}`)
    const token = tokenIn(recoveryUrl)
    const recover = (of: TestShop, text: string) => of.shopper().call('checkout.recoverCart', { body: { token: text } })
    expect((await expectOk(recover(shop, token))).json).toMatchObject({
      email: 'link@example.com',
      country: 'AT',
      lines: [{ productId: mug.id, quantity: 2, unitPrice: 8 }],
      missing: [],
    })
    expect((await recover(shop, `${checkoutId}.${'x'.repeat(43)}`)).status).toBe(404)
    const other = await openTestShop(server, { subdomain: 'others' })
    expect((await recover(other, token)).status).toBe(404)
    const { orderId, number } = await orderAs('link@example.com')
    expect((await recover(shop, token)).status).toBe(404)
    expect(await find('link@')).toMatchObject({ orderId, orderNumber: number, recoveryUrl: '' })
  })

  it('is removed by an order that follows immediately, and recovered by a later one', async () => {
    await keep('quick@example.com')
    await orderAs('Quick@example.com')
    expect(await rowsOf('quick@example.com')).toEqual([])
    await keep('slow@example.com')
    await leave('slow@example.com', 5)
    const { orderId } = await orderAs('slow@example.com')
    expect((await list({ recovered: true, search: 'slow@' })).content).toMatchObject([{ orderId }])
    expect((await list({ recovered: false, search: 'slow@' })).content).toEqual([])
    // A request that was sent before the order and arrives after it keeps nothing.
    await keep('slow@example.com')
    expect((await rowsOf('slow@example.com')).filter(({ recovered_at }) => !recovered_at)).toEqual([])
  })

  it('is found by amount and date, and deleted by members of its store only', async () => {
    await keep('rich@example.com', { lines: [{ productId: mug.id, quantity: 100 }] })
    await keep('poor@example.com')
    await leave('rich@example.com', 48)
    await leave('poor@example.com', 1)
    const emails = async (query: Parameters<typeof list>[0]) => (await list(query)).content.map(({ email }) => email)
    expect(await emails({ minTotal: 700 })).toEqual(['rich@example.com'])
    expect(await emails({ maxTotal: 700 })).not.toContain('rich@example.com')
    const day = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10)
    expect(await emails({ to: day })).toContain('rich@example.com')
    expect(await emails({ from: new Date().toISOString().slice(0, 10) })).not.toContain('rich@example.com')
    const fraction = await shop.owner.call('abandonedCheckout.list', { query: { storeId: shop.storeId, minTotal: 1.001 } })
    expect(Object.keys(fraction.json.fields ?? {})).toEqual(['minTotal'])
    const all = await list({ pageSize: 100 })
    const pageSize = all.totalElements - 1
    const last = await list({ pageSize, pageNumber: 1 })
    expect(last).toMatchObject({ totalPages: 2, totalElements: all.totalElements, content: all.content.slice(-1) })
    expect((await list({ pageSize })).content).toEqual(all.content.slice(0, -1))
    const { checkoutId } = await find('rich@')
    const other = await openTestShop(server, { subdomain: 'strangers' })
    const remove = (of: TestShop) =>
      of.owner.call('abandonedCheckout.delete', { body: { storeId: of.storeId, ids: [checkoutId] } })
    expect((await expectOk(remove(other))).json).toEqual({ deleted: 0 })
    expect((await expectOk(remove(shop))).json).toEqual({ deleted: 1 })
    expect(await emails({ search: 'rich@' })).toEqual([])
  })

  it('is removed after 90 days, and beyond 10,000 kept ones', async () => {
    await keep('old@example.com')
    await keep('new@example.com')
    await leave('old@example.com', 90 * 24 + 1)
    await purge({}, { ...server.serverContext, owner: server.owner })
    expect(await rowsOf('old@example.com')).toEqual([])
    expect(await rowsOf('new@example.com')).toHaveLength(1)
    const full = await openTestShop(server, { subdomain: 'full' })
    await server.owner.query(
      `insert into abandoned_checkouts (store_id, id, email, key_hash, lines, item_count, currency, prices_include_tax, subtotal,
         discount_total, shipping_total, tax_total, grand_total, marketing_consent, active_at)
       select $1, 'kept' || n, n || '@example.com', '', '[]', 1, 'EUR', false, 0, 0, 0, 0, 0, false, now() - n * interval '1 minute'
       from generate_series(1, 10000) n`,
      [full.storeId],
    )
    const cup = await full.product({ name: 'Cup', price: 3 })
    await keep('latest@example.com', { lines: [{ productId: cup.id, quantity: 1 }] }, full)
    const { rows } = await server.owner.query(
      `select count(*)::int as count, bool_or(id = 'kept10000') as has_oldest from abandoned_checkouts where store_id = $1`,
      [full.storeId],
    )
    expect(rows[0]).toEqual({ count: 10_000, has_oldest: false })
  })
})

describe('a reminder', () => {
  beforeAll(() => configure({ sendsReminders: true, reminderHours: 10 }).then(() => since()))
  /** Reminders have been on for a month. */
  const since = () =>
    server.owner.query(
      `update abandoned_checkout_settings set reminders_since = now() - interval '30 days' where store_id = $1`,
      [shop.storeId],
    )
  const stateOf = async (email: string) => (await rowsOf(email))[0]?.reminder ?? null

  it('is sent once after the hours, also by several workers, with a link and a way to unsubscribe', async () => {
    await keep('wait@example.com', { marketingConsent: true })
    await leave('wait@example.com', 9)
    await remind()
    expect(await reminders('wait@example.com')).toEqual([])
    await leave('wait@example.com', 11)
    await Promise.all(Array.from({ length: 8 }, remind))
    const sent = await reminders('wait@example.com')
    expect(sent).toHaveLength(1)
    expect(await stateOf('wait@example.com')).toBe('sent')
    const { text_body: text, subject } = sent[0]
    expect(subject).toBe('Your cart at Store leavers')
    expect(text).toContain('2 × Mug')
    expect(text).toContain((await find('wait@')).recoveryUrl)
    expect(sent[0].list_unsubscribe).toContain(`//${shop.host}`)
    expect(text).toContain(sent[0].list_unsubscribe)
    expect(sent[0].html_body).toContain('Unsubscribe')
    // The same cart, continued and left again, gets no second one.
    await keep('wait@example.com', { marketingConsent: true })
    await leave('wait@example.com', 11)
    await remind()
    expect(await reminders('wait@example.com')).toHaveLength(1)
    await server.owner.query(`delete from abandoned_checkouts where email = 'wait@example.com'`)
    await keep('wait@example.com', { marketingConsent: true })
    await leave('wait@example.com', 11)
    await remind()
    expect(await reminders('wait@example.com')).toHaveLength(1)
    expect(await stateOf('wait@example.com')).toBe('recent')
  })

  it('is sent again for another cart after some days', async () => {
    await keep('back@example.com', { marketingConsent: true })
    await leave('back@example.com', 11)
    await remind()
    await server.owner.query(
      `update abandoned_checkouts set reminder_at = now() - interval '7 days 1 hour' where email = 'back@example.com'`,
    )
    await server.owner.query(`update cart_reminder_recipients set reminded_at = reminded_at - interval '7 days 1 hour'`)
    await keep('back@example.com', { marketingConsent: true })
    await leave('back@example.com', 11)
    await remind()
    expect(await reminders('back@example.com')).toHaveLength(2)
  })

  it('requires consent: in the checkout, or as recorded; and the owner can include other countries', async () => {
    await keep('plain@example.com')
    await keep('reader@example.com')
    await keep('us@example.com', { country: 'US' })
    await expectOk(shop.shopper().call('email.subscribe', { body: { email: 'reader@example.com' } }))
    for (const email of ['plain@example.com', 'reader@example.com', 'us@example.com']) await leave(email, 11)
    await remind()
    expect(await reminders('plain@example.com')).toEqual([])
    expect(await stateOf('plain@example.com')).toBe('no_consent')
    expect(await reminders('reader@example.com')).toHaveLength(1)
    expect(await stateOf('us@example.com')).toBe('no_consent')

    const american = await openTestShop(server, { subdomain: 'american' })
    await expectOk(american.owner.call('store.updateDetails', { body: { storeId: american.storeId, country: 'US' } }))
    await configure({ sendsReminders: true, reminderAudience: 'all_permitted' }, american)
    await server.owner.query(
      `update abandoned_checkout_settings set reminders_since = now() - interval '1 day' where store_id = $1`,
      [american.storeId],
    )
    const cup = await american.product({ name: 'Cup', price: 3 })
    const lines = [{ productId: cup.id, quantity: 1 }]
    await keep('yank@example.com', { lines, country: 'US' }, american)
    await keep('hans@example.com', { lines, country: 'DE' }, american)
    await keep('nowhere@example.com', { lines, country: undefined }, american)
    for (const email of ['yank@example.com', 'hans@example.com', 'nowhere@example.com']) await leave(email, 11)
    await remind()
    expect(await reminders('yank@example.com')).toHaveLength(1)
    expect([await stateOf('hans@example.com'), await stateOf('nowhere@example.com')]).toEqual(['no_consent', 'no_consent'])
  })

  it('has the language of the checkout, also in its links, and the main language if that one is no longer published', async () => {
    const { storeId } = shop
    const publish = (published: boolean) =>
      expectOk(shop.owner.call('language.update', { body: { storeId, languages: [{ locale: 'de', published }] } }))
    await publish(true)
    const fields = [{ path: 'name', source: 'Mug', text: 'Becher' }]
    await expectOk(shop.owner.call('translation.save', { body: { storeId, locale: 'de', type: 'product', id: mug.id, fields } }))
    for (const email of ['deutsch@example.com', 'zurueck@example.com'])
      await keep(email, { marketingConsent: true, locale: 'de' })
    await leave('deutsch@example.com', 11)
    await remind()
    const email = await server.email('deutsch@example.com', 'cart-reminder')
    expect(email.html).toContain('lang="de"')
    expect(email.text).toContain('Becher')
    const token = /\/de\/checkout#recover=(\S+)/.exec(email.text)?.[1] ?? ''
    const { lines } = (await expectOk(shop.shopper().call('checkout.recoverCart', { body: { token, locale: 'de' } }))).json
    expect(lines.map(({ name }) => name)).toEqual(['Becher'])
    const unsubscribe = new URL(/https?:\S*\/de\/unsubscribe\/\S+/.exec(email.text)?.[0] ?? 'http://missing.example').pathname
    expect((await shop.shopper().raw({ method: 'GET', path: unsubscribe })).text).toContain('lang="de"')
    const done = await shop.shopper().raw({ method: 'POST', path: unsubscribe })
    expect(done.text).toContain('href="/de"')

    await publish(false)
    await leave('zurueck@example.com', 11)
    await remind()
    const main = await server.email('zurueck@example.com', 'cart-reminder')
    expect(main.text).toContain('Mug')
    expect(main.text).toMatch(/[^e]\/checkout#recover=/)
  })

  it('is not sent after an order, for products that are unavailable, or for carts left before it was turned on', async () => {
    await keep('bought@example.com', { marketingConsent: true })
    await leave('bought@example.com', 11)
    await orderAs('bought@example.com')
    const last = await shop.product({ name: 'Last', price: 5, trackInventory: true, stockQuantity: 1 })
    await keep('late@example.com', { marketingConsent: true, lines: [{ productId: last.id, quantity: 1 }] })
    await leave('late@example.com', 11)
    await server.owner.query(`update products set status = 'draft' where id = $1`, [last.id])
    await keep('before@example.com', { marketingConsent: true })
    await leave('before@example.com', 11)
    await server.owner.query(
      `update abandoned_checkouts set active_at = now() - interval '59 hours' where email = 'before@example.com'`,
    )
    await remind()
    // The order was placed on another device, half an hour before.
    await orderAs('elsewhere@example.com')
    await server.owner.query(
      `update orders set created_at = now() - interval '690 minutes' where email = 'elsewhere@example.com'`,
    )
    await keep('elsewhere@example.com', { marketingConsent: true })
    await leave('elsewhere@example.com', 11)
    await remind()
    for (const email of ['bought@example.com', 'late@example.com', 'before@example.com', 'elsewhere@example.com'])
      expect(await reminders(email)).toEqual([])
    await expect.poll(() => stateOf('elsewhere@example.com')).toBe('ordered')
    expect(await stateOf('late@example.com')).toBe('unavailable')
  })

  it('ends with its unsubscribe link: by a button without scripts, or in one click by the mail program', async () => {
    const link = async (email: string) => {
      await keep(email, { marketingConsent: true })
      await leave(email, 11)
      await remind()
      const [{ text_body: text }] = await reminders(email)
      return new URL(/Unsubscribe: (\S+)/.exec(text)?.[1] ?? '').pathname
    }
    await orderAs('leaver@example.com')
    await server.owner.query(`update orders set created_at = created_at - interval '2 days' where email = 'leaver@example.com'`)
    const unsubscribe = await link('leaver@example.com')
    expect(unsubscribe).not.toContain('leaver')
    const customer = async () =>
      (await server.owner.query(`select accepts_marketing, consent_source from customers where email = 'leaver@example.com'`))
        .rows[0]
    const shown = await shop.shopper().raw({ method: 'GET', path: unsubscribe })
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(shown.text).toContain('<form method="post">')
    await server.owner.query(
      `update customers set accepts_marketing = true, consent_at = now(), consent_source = 'checkout' where email = 'leaver@example.com'`,
    )
    await expectOk(shop.shopper().call('email.subscribe', { body: { email: 'leaver@example.com' } }))
    const click = () =>
      shop.shopper().raw({
        method: 'POST',
        path: unsubscribe,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await click()).text).toContain('You are unsubscribed')
    expect((await click()).status).toBe(200)
    expect(await customer()).toEqual({ accepts_marketing: false, consent_source: 'unsubscribe' })
    const subscribers = await server.owner.query(`select from newsletter_subscribers where email = 'leaver@example.com'`)
    expect(subscribers.rowCount).toBe(0)

    await server.owner.query(`update cart_reminder_recipients set reminded_at = now() - interval '60 days'`)
    await purge({}, { ...server.serverContext, owner: server.owner })
    await server.owner.query(`delete from abandoned_checkouts where email = 'leaver@example.com'`)
    await keep('leaver@example.com', { marketingConsent: true })
    await leave('leaver@example.com', 11)
    await remind()
    expect(await stateOf('leaver@example.com')).toBe('no_consent')
    // Agreeing to marketing again later does not bring reminders back.
    await server.owner.query(`update customers set consent_at = now() - interval '1 day' where email = 'leaver@example.com'`)
    await server.owner.query(`delete from abandoned_checkouts where email = 'leaver@example.com'`)
    await keep('leaver@example.com', { marketingConsent: true })
    await leave('leaver@example.com', 11)
    await remind()
    expect(await stateOf('leaver@example.com')).toBe('unsubscribed')
    expect(await reminders('leaver@example.com')).toHaveLength(1)
    const changed = `${unsubscribe.slice(0, -2)}AA`
    expect((await shop.shopper().raw({ method: 'POST', path: changed })).status).toBe(404)
  })
})

describe('a customer', () => {
  it('gets checkouts in the export of personal data, and erasing removes them', async () => {
    await orderAs('person@example.com')
    await server.owner.query(`update orders set created_at = created_at - interval '2 days' where email = 'person@example.com'`)
    await keep('person@example.com', { marketingConsent: true })
    await leave('person@example.com', 11)
    await remind()
    await expect.poll(() => reminders('person@example.com')).toHaveLength(1)
    const remembered = async () =>
      (await server.owner.query('select from cart_reminder_recipients where store_id = $1', [shop.storeId])).rowCount ?? 0
    const before = await remembered()
    const { json } = await expectOk(shop.owner.call('customer.list', { query: { storeId: shop.storeId, search: 'person@' } }))
    const customerId = json.content[0]?.customerId ?? ''
    const data = await expectOk(shop.owner.call('customer.exportData', { query: { storeId: shop.storeId, customerId } }))
    expect(data.json.abandonedCheckouts).toMatchObject([{ email: 'person@example.com', lines: [{ name: 'Mug' }] }])
    expect(data.json.abandonedCheckouts[0]).not.toHaveProperty('recoveryUrl')
    await expectOk(
      shop.owner.call('customer.erase', { body: { storeId: shop.storeId, customerId, email: 'person@example.com' } }),
    )
    expect(await rowsOf('person@example.com')).toEqual([])
    expect(await remembered()).toBe(before - 1)
  })
})

it('changes of settings and deletions are in the audit log', async () => {
  await vi.waitFor(
    async () => {
      const { rows } = await server.owner.query(
        `select distinct action from audit_log where store_id = $1 and action like 'abandonedCheckout.%' order by 1`,
        [shop.storeId],
      )
      expect(rows.map(({ action }) => action)).toEqual(['abandonedCheckout.delete', 'abandonedCheckout.updateSettings'])
    },
    { timeout: 60_000 },
  )
})

describe('an email about a product in stock', () => {
  const send = () => sendStockAlerts({}, server.serverContext)
  const requestAlert = (productId: string, email: string, changes: { variationId?: string; locale?: string } = {}) =>
    shop.shopper().call('stockAlert.add', { body: { productId, email, ...changes } })
  const sent = async (productId: string) =>
    (
      await server.owner.query(
        `select to_address as to, text_body as text from outbox where kind = 'back-in-stock' and text_body like $1 order by to_address`,
        [`%${productId}%`],
      )
    ).rows
  const waiting = async (productId: string) =>
    (await expectOk(shop.owner.call('stockAlert.list', { query: { storeId: shop.storeId, productId } }))).json.content.map(
      ({ variationId, waiting: count }) => [variationId, count],
    )
  const due = async () => (await server.owner.query('select id from stock_alerts where due_at is not null')).rows
  const restock = (id: string, stockQuantity: number) =>
    expectOk(shop.owner.call('product.bulkUpdate', { body: { storeId: shop.storeId, ids: [id], changes: { stockQuantity } } }))
  const soldOut = { price: 5, trackInventory: true, stockQuantity: 0 }

  it('is sent once for each request when stock returns, in the language of the page, with a way to unsubscribe', async () => {
    const vase = await shop.product({ ...soldOut, name: 'Vase', slug: 'vase-waiting' })
    for (const email of ['Wait@Example.com', 'wait@example.com', 'second@example.com', 'gone@example.com'])
      expect((await requestAlert(vase.id, email)).json).toEqual({ ok: true })
    expect(await waiting(vase.id)).toEqual([[null, 3]])
    await send()
    expect(await sent('vase-waiting')).toEqual([])
    // Still sold out: the change is checked, and the requests go on waiting.
    await restock(vase.id, 0)
    await eventsHandled(server.owner)
    await send()
    expect(await waiting(vase.id)).toEqual([[null, 3]])
    // The server's own worker may have locked them.
    await expect.poll(due).toEqual([])
    const { rows } = await server.owner.query(
      `update stock_alerts set created_at = now() - interval '1 day' where product_id = $1 and email = 'second@example.com' returning created_at`,
      [vase.id],
    )
    const { json: listed } = await expectOk(
      shop.owner.call('stockAlert.list', { query: { storeId: shop.storeId, productId: vase.id } }),
    )
    expect(listed.content).toMatchObject([{ since: rows[0]?.created_at.toISOString(), selectedAttributes: {} }])

    const other = await shop.product({ ...soldOut, name: 'Urn', slug: 'urn-waiting' })
    await expectOk(requestAlert(other.id, 'gone@example.com'))
    await restock(vase.id, 4)
    await eventsHandled(server.owner)
    await Promise.all([send(), send()])
    // The server's own worker may send them too.
    await expect.poll(() => sent('vase-waiting')).toHaveLength(3)
    const emails = await sent('vase-waiting')
    expect(emails.map(({ to }) => to)).toEqual(['gone@example.com', 'second@example.com', 'wait@example.com'])
    expect(emails[0].text).toContain('Vase is back in stock')
    expect(emails[0].text).toMatch(/https?:\S+\/product\/vase-waiting/)
    expect(await waiting(vase.id)).toEqual([])
    await restock(vase.id, 0)
    await restock(vase.id, 1)
    await eventsHandled(server.owner)
    await send()
    expect(await sent('vase-waiting')).toHaveLength(3)

    const path = new URL(/https?:\S*\/unsubscribe\/\S+/.exec(emails[0].text)?.[0] ?? 'http://missing.example').pathname
    expect((await shop.shopper().raw({ method: 'POST', path })).text).toContain('back-in-stock emails')
    expect(await waiting(other.id)).toEqual([])
  })

  it('is about one variation, or about any of them, and also follows a canceled order', async () => {
    const sizes = ['S', 'M'].map((Size) => ({ attributes: { Size }, price: 5, stockQuantity: Size === 'S' ? 1 : 0 }))
    const shirt = await shop.product({
      ...{ ...soldOut, name: 'Shirt', slug: 'shirt-waiting', variations: sizes },
      attributeGroups: [{ name: 'Size', type: 'buttons', values: ['S', 'M'] }],
    })
    const [small, medium] = (await shop.stockOf(shirt.id)).variations
    expect((await requestAlert(shirt.id, 'any@example.com')).json.code).toBe('conflict')
    const { orderId } = await shop.buy([{ productId: shirt.id, variationId: small?.id ?? '', quantity: 1 }])
    await expectOk(requestAlert(shirt.id, 'any@example.com'))
    await expectOk(requestAlert(shirt.id, 'medium@example.com', { variationId: medium?.id ?? '' }))
    await expectOk(shop.owner.call('order.cancel', { body: { storeId: shop.storeId, orderId, notify: false } }))
    // The change itself starts the job.
    await expect.poll(async () => (await sent('shirt-waiting')).map(({ to }) => to)).toEqual(['any@example.com'])
    expect(await waiting(shirt.id)).toEqual([[medium?.id, 1]])
    const { json: listed } = await expectOk(
      shop.owner.call('stockAlert.list', { query: { storeId: shop.storeId, productId: shirt.id } }),
    )
    expect(listed.content).toMatchObject([{ selectedAttributes: { Size: 'M' } }])
    const product = await shop.stockOf(shirt.id)
    const variations = product.variations.map((one) => ({ ...one, stockQuantity: 2 }))
    await expectOk(shop.owner.call('product.update', { body: { ...product, storeId: shop.storeId, variations } }))
    await expect
      .poll(async () => (await sent('shirt-waiting'))[1])
      .toMatchObject({
        to: 'medium@example.com',
        text: expect.stringContaining('shirt-waiting?Size=M'),
      })
  })

  it('is refused for what shoppers do not see, beyond the limits, and when the store turned it off', async () => {
    const pot = await shop.product({ ...soldOut, name: 'Pot' })
    const hidden = await shop.product({ ...soldOut, name: 'Hidden', status: 'draft' })
    expect((await requestAlert(hidden.id, 'a@example.com')).json.code).toBe('not_found')
    expect((await requestAlert(pot.id, 'a@example.com', { variationId: 'none' })).json.code).toBe('not_found')
    expect((await requestAlert(mug.id, 'a@example.com')).json.code).toBe('conflict')
    await server.owner.query(
      `insert into stock_alerts (store_id, id, product_id, variation_id, email)
       select $1, 'fill' || i, $2, i::text, 'many@example.com' from generate_series(1, 20) i`,
      [shop.storeId, pot.id],
    )
    expect((await requestAlert(pot.id, 'many@example.com')).json.code).toBe('store_limit')
    await server.owner.query(`update stock_alerts set created_at = now() - interval '13 months' where email = 'many@example.com'`)
    await purge({}, { ...server.serverContext, owner: server.owner })
    await expectOk(requestAlert(pot.id, 'many@example.com'))
    await withStoreLimit('stockAlerts', 0, async () =>
      expect((await requestAlert(pot.id, 'full@example.com')).json.code).toBe('store_limit'),
    )
    const body = { storeId: shop.storeId, kind: 'back-in-stock' }
    await expectOk(shop.owner.call('storeEmail.updateSettings', { body: { ...body, enabled: false } }))
    expect((await requestAlert(pot.id, 'off@example.com')).json.code).toBe('conflict')
    await restock(pot.id, 1)
    await eventsHandled(server.owner)
    await send()
    await expect.poll(due).toEqual([])
    expect([await sent('product/pot'), await waiting(pot.id)]).toEqual([[], [[null, 1]]])
    await expectOk(shop.owner.call('storeEmail.updateSettings', { body: { ...body, enabled: true } }))
  })

  it('is sent to all who wait, also more than one transaction handles', async () => {
    const tray = await shop.product({ ...soldOut, name: 'Tray', slug: 'tray-waiting', stockQuantity: 1 })
    await server.owner.query(
      `insert into stock_alerts (store_id, id, product_id, email, due_at)
       select $1, 'tray' || i, $2, 'tray' || i || '@example.com', now() from generate_series(1, 101) i`,
      [shop.storeId, tray.id],
    )
    await send()
    await expect.poll(() => sent('tray-waiting')).toHaveLength(101)
    expect(await waiting(tray.id)).toEqual([])
  })

  it('can be requested 5,000 times for a product, and for 20 items by one address', async () => {
    const lid = await shop.product({ ...soldOut, name: 'Lid', slug: 'lid-waiting' })
    const fill = (email: string, count: number) =>
      server.owner.query(
        `insert into stock_alerts (store_id, id, product_id, variation_id, email)
         select $1, md5($3 || i), $2, i::text, $3 from generate_series(1, $4::integer) i`,
        [shop.storeId, lid.id, email, count],
      )
    await fill('twenty@example.com', 19)
    await expectOk(requestAlert(lid.id, 'twenty@example.com'))
    await fill('crowd@example.com', 4979)
    await expectOk(requestAlert(lid.id, 'last@example.com'))
    await expectOk(requestAlert(lid.id, 'last@example.com'))
    expect((await requestAlert(lid.id, 'late@example.com')).json.code).toBe('store_limit')
    await server.owner.query('delete from stock_alerts where product_id = $1', [lid.id])
  })

  it('is part of the exported data of a customer, and of what is erased', async () => {
    const bowl = await shop.product({ ...soldOut, name: 'Bowl' })
    await orderAs('data@example.com')
    await expectOk(requestAlert(bowl.id, 'data@example.com'))
    const { storeId, owner } = shop
    const found = await expectOk(owner.call('customer.list', { query: { storeId, search: 'data@example.com' } }))
    const { customerId = '' } = found.json.content[0] ?? {}
    const data = await expectOk(owner.call('customer.exportData', { query: { storeId, customerId } }))
    expect(data.json.stockAlerts).toMatchObject([{ productId: bowl.id, productName: 'Bowl', variationId: null }])
    await expectOk(owner.call('customer.erase', { body: { storeId, customerId, email: 'data@example.com' } }))
    expect(await waiting(bowl.id)).toEqual([])
    await expectOk(requestAlert(bowl.id, 'data@example.com'))
    const [held, left] = await withStore(server.serverContext.db, storeId, async (trx) => {
      const before = await stockAlertsOf(trx, storeId, 'DATA@example.com')
      await eraseStockAlerts(trx, storeId, 'DATA@example.com')
      return [before, await stockAlertsOf(trx, storeId, 'data@example.com')] as const
    })
    expect([held.length, left.length]).toEqual([1, 0])
  })
})
