import type { CallInput } from '@blockfront/contract/client'
import { repeat } from '@blockfront/tooling/tests/repeat'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storeContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { readMailbox } from '../../ground/email/mailbox.ts'
import { createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop, testAddress } from '../../testing/shop/test-shop.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'
import { sendContactMessage } from '../contact/contact-form.ts'
import { grantNewsletterConsent, marketingConsentOf, withdrawConsent } from './consent.ts'
import { customerLanguage } from './customer-language.ts'

let server: TestServer
let shop: TestShop
let mug: { id: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'regulars' })
  mug = await shop.product({ name: 'Mug', price: 8 })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

type OrderBody = CallInput<'order.place'>['body']

const buyAs = async (email: string, changes: Partial<OrderBody> = {}, of = shop, product = mug) => {
  const body = await of.orderBody([{ productId: product.id, quantity: 1 }])
  return (await expectOk(of.place({ ...body, contact: { email }, ...changes }))).json
}
const list = async (query: Omit<CallInput<'customer.list'>['query'], 'storeId'> = {}, of = shop) =>
  (await expectOk(of.owner.call('customer.list', { query: { ...query, storeId: of.storeId } }))).json
const find = async (email: string, of = shop) => {
  const { customerId = '' } = (await list({ search: email }, of)).content[0] ?? {}
  return (await expectOk(of.owner.call('customer.get', { query: { storeId: of.storeId, customerId } }))).json
}
const change = (body: Omit<CallInput<'customer.update'>['body'], 'storeId'>) =>
  shop.owner.call('customer.update', { body: { ...body, storeId: shop.storeId } })

/** Statistics of a customer, computed from the orders. */
const fromOrders = async (customerId: string) => {
  const { rows } = await server.owner.query(
    `select count(*) filter (where status not in ('cancelled', 'expired'))::int as "orderCount",
       (sum(paid_total - refunded_total) / 100.0)::float as spent,
       max(created_at) filter (where status not in ('cancelled', 'expired')) as "lastOrderAt",
       min(created_at) filter (where status not in ('cancelled', 'expired')) as "firstOrderAt"
     from orders where customer_id = $1`,
    [customerId],
  )
  return rows.map((row) => ({
    ...row,
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    firstOrderAt: row.firstOrderAt?.toISOString() ?? null,
  }))[0]
}

it('is found, like its orders, without accents and apostrophes', async () => {
  const email = 'siobhan@example.com'
  const body = await shop.orderBody([{ productId: mug.id, quantity: 1 }])
  const address = { ...body.shippingAddress, firstName: 'Siobhán', lastName: 'O’Brien Müller' } as OrderBody['shippingAddress']
  await buyAs(email, { shippingAddress: address })
  for (const search of ['siobhan', 'OBRIEN', "o'brien", 'o’brien mull', 'Müller']) {
    const orders = await expectOk(shop.owner.call('order.list', { query: { storeId: shop.storeId, search } }))
    expect([search, (await list({ search })).content.map((one) => one.email)]).toEqual([search, [email]])
    expect([search, orders.json.content.map((one) => one.email)]).toEqual([search, [email]])
  }
  expect((await list({ search: 'siobhane' })).content).toEqual([])
})

describe('a customer', () => {
  it('is found by email, whatever its case, and collects orders, addresses and consent', async () => {
    await buyAs('grace@example.com')
    const withConsent = { marketingConsent: true, contact: { email: 'Grace@Example.com', phone: '+43 1 234567' } }
    await buyAs('grace@example.com', withConsent)
    await buyAs('grace@example.com', { billingAddress: { ...testAddress, line1: 'Office 2', company: 'Acme' } })
    const grace = await find('grace@')
    expect(grace).toMatchObject({
      email: 'grace@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '+43 1 234567',
      orderCount: 3,
      spent: 0,
      acceptsMarketing: true,
      consentSource: 'checkout',
      // The list of subscribers has the consent of a checkout.
      subscribedAt: expect.any(String),
    })
    expect(grace.addresses.map(({ address }) => address.line1).sort()).toEqual(['Main Street 1', 'Office 2'])
    expect(grace.orders).toHaveLength(3)
    expect(await fromOrders(grace.customerId)).toMatchObject({ orderCount: 3, lastOrderAt: grace.lastOrderAt })
  })

  it('keeps at most 20 addresses: the ones that were used last', async () => {
    for (let i = 1; i <= 22; i++) {
      await buyAs('mover@example.com', { shippingAddress: { ...testAddress, line1: `Road ${i}` } })
      if (i === 21) expect((await find('mover@')).addresses).toHaveLength(20)
    }
    await buyAs('mover@example.com', { shippingAddress: { ...testAddress, line1: 'ROAD 4' } })
    const { addresses } = await find('mover@')
    expect(addresses).toHaveLength(20)
    const roads = addresses.map(({ address }) => address.line1)
    expect(roads[0]).toBe('Road 4')
    expect(roads).not.toContain('Road 1')
  })

  it('has statistics equal to its orders after pay and cancel', async () => {
    const orders = [await buyAs('sums@example.com'), await buyAs('sums@example.com'), await buyAs('sums@example.com')]
    const [first, second, third] = orders.map(({ orderId }) => ({ storeId: shop.storeId, orderId }))
    if (!first || !second || !third) throw new Error('No order')
    await expectOk(shop.owner.call('order.markPaid', { body: first }))
    await expectOk(shop.owner.call('order.markPaid', { body: second }))
    await expectOk(shop.owner.call('order.cancel', { body: third }))
    const sums = await find('sums@')
    expect(sums).toMatchObject({ orderCount: 2, spent: 16 })
    expect(sums).toMatchObject(await fromOrders(sums.customerId))
    await server.owner.query(`update orders set refunded_total = 300 where id = $1`, [first.orderId])
    await expectOk(shop.owner.call('order.cancel', { body: second }))
    const after = await find('sums@')
    expect(after).toMatchObject({ orderCount: 1, spent: 13 })
    expect(after).toMatchObject(await fromOrders(after.customerId))
  })

  const crowdSize = repeat(20, 50)
  it(`is one with exact statistics after ${crowdSize} parallel orders`, async () => {
    const body = await shop.orderBody([{ productId: mug.id, quantity: 1 }])
    const placed = await Promise.all(
      Array.from({ length: crowdSize }, (_, i) =>
        expectOk(shop.place({ ...body, contact: { email: i % 2 ? 'crowd@example.com' : 'CROWD@example.com' } })),
      ),
    )
    await Promise.all(
      placed.map(({ json: { orderId } }, i) => {
        const target = { body: { storeId: shop.storeId, orderId } }
        return expectOk(i % 5 ? shop.owner.call('order.markPaid', target) : shop.owner.call('order.cancel', target))
      }),
    )
    expect((await list({ search: 'crowd@' })).totalElements).toBe(1)
    const crowd = await find('crowd@')
    const kept = (4 / 5) * crowdSize
    expect(crowd).toMatchObject({ orderCount: kept, spent: 8 * kept })
    expect(crowd).toMatchObject(await fromOrders(crowd.customerId))
  })
})

describe('consent', () => {
  it('is the same for the newsletter and the customer', async () => {
    const subscribe = (email: string) => expectOk(shop.shopper().call('email.subscribe', { body: { email } }))
    await subscribe('early@example.com')
    await buyAs('early@example.com')
    const early = await find('early@')
    expect(early).toMatchObject({ acceptsMarketing: true, consentSource: 'newsletter' })
    expect(early.subscribedAt).toBe(early.consentAt)

    await buyAs('late@example.com')
    expect(await find('late@')).toMatchObject({ acceptsMarketing: false, consentAt: null, consentSource: null })
    await subscribe('Late@example.com')
    const late = await find('late@')
    expect(late).toMatchObject({ acceptsMarketing: true, consentSource: 'newsletter' })

    const { json } = await expectOk(change({ customerId: late.customerId, acceptsMarketing: false }))
    expect(json).toMatchObject({ acceptsMarketing: false, consentSource: 'dashboard', subscribedAt: null })

    const { content } = (
      await expectOk(shop.owner.call('subscriber.list', { query: { storeId: shop.storeId, search: 'early@' } }))
    ).json
    const ids = content.map(({ subscriberId }) => subscriberId)
    await expectOk(shop.owner.call('subscriber.remove', { body: { storeId: shop.storeId, ids } }))
    expect(await find('early@')).toMatchObject({ acceptsMarketing: false, subscribedAt: null })

    const consent = (email: string) =>
      withStore(server.serverContext.db, shop.storeId, (trx) => marketingConsentOf(trx, shop.storeId, email))
    expect(await consent('Early@example.com')).toMatchObject({ state: 'withdrawn', at: expect.any(Date) })
    await subscribe('only.news@example.com')
    expect(await consent('Only.News@example.com')).toMatchObject({ state: 'given', at: expect.any(Date) })
    expect(await consent('nobody@example.com')).toEqual({ state: 'none', at: null })
    await buyAs('agrees@example.com', { marketingConsent: true })
    expect(await consent('agrees@example.com')).toMatchObject({ state: 'given' })
    const subscribers = async (search: string) =>
      (await expectOk(shop.owner.call('subscriber.list', { query: { storeId: shop.storeId, search } }))).json.totalElements
    expect(await subscribers('agrees@')).toBe(1)
    const agrees = await find('agrees@')
    await expectOk(change({ customerId: agrees.customerId, acceptsMarketing: false }))
    expect(await subscribers('agrees@')).toBe(0)
    await expectOk(change({ customerId: agrees.customerId, acceptsMarketing: true }))
    expect(await subscribers('agrees@')).toBe(1)
    // Whatever the case of the address.
    await withStore(server.serverContext.db, shop.storeId, (trx) => withdrawConsent(trx, shop.storeId, ['AGREES@example.com']))
    expect(await consent('agrees@example.com')).toMatchObject({ state: 'withdrawn' })
    await withStore(server.serverContext.db, shop.storeId, (trx) =>
      grantNewsletterConsent(trx, shop.storeId, 'AGREES@example.com'),
    )
    expect(await consent('agrees@example.com')).toMatchObject({ state: 'given' })
  })

  it('of a customer who is added by hand is that of the newsletter, and saving it unchanged changes nothing', async () => {
    await expectOk(shop.shopper().call('email.subscribe', { body: { email: 'hand@example.com' } }))
    const add = async (email: string, more: object = {}) =>
      (await expectOk(shop.owner.call('customer.add', { body: { storeId: shop.storeId, email, ...more } }))).json
    const hand = await add('hand@example.com', { firstName: ' Hannah ', lastName: ' Hand ', tags: ['VIP', 'vip', 'Vip', 'New'] })
    expect(hand).toMatchObject({
      ...{ firstName: 'Hannah', lastName: 'Hand', tags: ['VIP', 'New'] },
      ...{ acceptsMarketing: true, consentSource: 'newsletter', consentAt: hand.subscribedAt },
    })
    const saved = (await expectOk(change({ customerId: hand.customerId, acceptsMarketing: true, phone: ' 1 ' }))).json
    expect(saved).toMatchObject({ phone: '1', consentSource: 'newsletter', consentAt: hand.consentAt, firstName: 'Hannah' })
    const { rows } = await server.owner.query(`select detail from audit_log where action = 'customer.update' and target = $1`, [
      hand.customerId,
    ])
    expect(rows).toEqual([{ detail: { fields: ['phone', 'acceptsMarketing'] } }])
    const stranger = await add('stranger@example.com')
    expect(stranger).toMatchObject({ acceptsMarketing: false, consentAt: null, consentSource: null, subscribedAt: null })
    const given = (await expectOk(change({ customerId: stranger.customerId, acceptsMarketing: true }))).json
    expect(given).toMatchObject({ acceptsMarketing: true, consentSource: 'dashboard', consentAt: expect.any(String) })
    await withStoreLimit('customers', 1, async () => {
      const body = { storeId: shop.storeId, email: 'one.more@example.com' }
      expect((await shop.owner.call('customer.add', { body })).json.code).toBe('store_limit')
    })
  })
})

describe('members', () => {
  let other: TestShop
  beforeAll(async () => {
    other = await openTestShop(server, { subdomain: 'strangers' })
    for (const [email, tags, note] of [
      ['ann@example.com', ['VIP'], '=1+1'],
      ['bob@example.com', [], ''],
      ['cleo@example.org', ['VIP', 'Press'], ''],
    ] as const)
      await expectOk(
        other.owner.call('customer.add', {
          body: {
            storeId: other.storeId,
            email,
            tags: [...tags],
            note,
            firstName: email.split('@')[0] ?? '',
            phone: '+43 (1) 55 5',
          },
        }),
      )
    const cup = await other.product({ name: 'Cup', price: 20 })
    const { orderId } = await buyAs('bob@example.com', {}, other, cup)
    await expectOk(other.owner.call('order.markPaid', { body: { storeId: other.storeId, orderId } }))
  })
  const emails = async (query?: Parameters<typeof list>[0]) => (await list(query, other)).content.map(({ email }) => email)

  it('search, filter, sort and page', async () => {
    expect(await emails()).toEqual(['cleo@example.org', 'bob@example.com', 'ann@example.com'])
    expect(await emails({ search: 'CLEO' })).toEqual(['cleo@example.org'])
    expect(await emails({ search: '43155' })).toHaveLength(3)
    expect(await emails({ search: '%' })).toEqual([])
    expect(await emails({ tag: 'VIP' })).toEqual(['cleo@example.org', 'ann@example.com'])
    expect(await emails({ hasOrders: true })).toEqual(['bob@example.com'])
    expect(await emails({ hasOrders: false })).toEqual(['cleo@example.org', 'ann@example.com'])
    expect(await emails({ minSpent: 20, maxSpent: 20 })).toEqual(['bob@example.com'])
    expect(await emails({ minSpent: 20.01 })).toEqual([])
    expect(await emails({ maxSpent: 19.99 })).toEqual(['cleo@example.org', 'ann@example.com'])
    expect(await emails({ acceptsMarketing: true })).toEqual([])
    expect(await emails({ acceptsMarketing: false })).toHaveLength(3)
    const wrong = { storeId: other.storeId, minSpent: 1.234 }
    expect(Object.keys((await other.owner.call('customer.list', { query: wrong })).json.fields ?? {})).toEqual(['minSpent'])
    expect((await emails({ sort: 'spent_desc' }))[0]).toBe('bob@example.com')
    expect((await emails({ sort: 'spent_asc' })).at(-1)).toBe('bob@example.com')
    expect((await emails({ sort: 'orders_desc' }))[0]).toBe('bob@example.com')
    expect((await emails({ sort: 'last_order' }))[0]).toBe('bob@example.com')
    expect(await list({ pageSize: 2, pageNumber: 1, sort: 'email' }, other)).toMatchObject({
      content: [{ email: 'cleo@example.org' }],
      totalPages: 2,
      totalElements: 3,
    })
    const { json: tags } = await expectOk(other.owner.call('customer.tags', { query: { storeId: other.storeId } }))
    expect(tags).toEqual([
      { tag: 'VIP', customers: 2 },
      { tag: 'Press', customers: 1 },
    ])
  })

  it('export CSV without formulas', async () => {
    const { json } = await expectOk(other.owner.call('customer.export', { query: { storeId: other.storeId } }))
    expect(json).toMatchObject({ count: 3, total: 3 })
    const lines = json.csv.trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^email,first_name,last_name,phone,/)
    expect(lines[1]).toContain("ann@example.com,ann,,'+43 (1) 55 5,no,,,0,0,EUR,,,VIP,'=1+1,")
    expect(lines[2]).toContain('Main Street 1,,Vienna,')
    const some = await expectOk(other.owner.call('customer.export', { query: { storeId: other.storeId, tag: 'Press' } }))
    expect(some.json).toMatchObject({ count: 1 })
    await server.owner.query(
      `update customers set accepts_marketing = true, consent_at = now(), consent_source = 'dashboard' where store_id = $1 and email = 'cleo@example.org'`,
      [other.storeId],
    )
    const query = { storeId: other.storeId, search: 'CLEO', minSpent: 0, maxSpent: 0 }
    const { csv, ...counts } = (await expectOk(other.owner.call('customer.export', { query }))).json
    expect(counts).toEqual({ count: 1, total: 1 })
    expect(csv).toContain("cleo@example.org,cleo,,'+43 (1) 55 5,yes,")
  })

  it('change tags of several customers, and of no other store', async () => {
    const all = (await list({}, other)).content.map(({ customerId }) => customerId)
    const foreign = (await list()).content[0]?.customerId ?? ''
    const bulk = (add: string[], remove: string[]) =>
      other.owner.call('customer.bulkTags', { body: { storeId: other.storeId, ids: [...all, foreign], add, remove } })
    expect((await expectOk(bulk(['vip', 'New'], ['PRESS']))).json).toEqual({ updated: 3 })
    expect((await list({}, other)).content.map(({ tags }) => tags)).toEqual([
      ['VIP', 'New'],
      ['vip', 'New'],
      ['VIP', 'New'],
    ])
    const many = Array.from({ length: 20 }, (_, i) => `tag ${i}`)
    await expectOk(bulk(many, []))
    await expectOk(
      bulk(
        many.map((tag) => `${tag} x`),
        [],
      ),
    )
    expect(
      (
        await bulk(
          many.map((tag) => `${tag} y`),
          [],
        )
      ).status,
    ).toBe(400)
    expect((await find(foreign ? ((await list()).content[0]?.email ?? '') : '')).tags).toEqual([])

    // Exactly as many as allowed, repeated ones once. One customer with too many is enough for a refusal.
    const one = { storeId: other.storeId, ids: [all[0] ?? ''], remove: [] }
    const { tags = [] } = (await list({}, other)).content[0] ?? {}
    const rest = Array.from({ length: 50 - tags.length }, (_, i) => `Rest ${i}`)
    await expectOk(other.owner.call('customer.bulkTags', { body: { ...one, add: [...rest.slice(0, 5), 'REST 0', 'rest 1'] } }))
    await expectOk(other.owner.call('customer.bulkTags', { body: { ...one, add: rest.slice(5) } }))
    expect((await list({}, other)).content[0]?.tags).toEqual([...tags, ...rest])
    expect((await bulk(['last'], [])).status).toBe(400)
    await expectOk(bulk([], tags.slice(0, 20)))
    expect((await list({}, other)).content[0]?.tags).toEqual([...tags.slice(20), ...rest])
  })

  it('add an address once, and delete only customers without orders', async () => {
    const again = { storeId: other.storeId, email: 'ANN@example.com' }
    expect((await other.owner.call('customer.add', { body: again })).json.code).toBe('conflict')
    const remove = async (email: string) => {
      const { customerId } = await find(email, other)
      return other.owner.call('customer.delete', { body: { storeId: other.storeId, customerId } })
    }
    expect((await remove('bob@')).json.code).toBe('conflict')
    await expectOk(remove('ann@'))
    expect(await emails({ search: 'ann@' })).toEqual([])
    const { rows } = await server.owner.query(
      `select distinct action from audit_log where store_id = $1 and action like 'customer.%' order by 1`,
      [other.storeId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['customer.add', 'customer.bulkTags', 'customer.delete'])
    const { customerId } = await find('grace@')
    expect((await other.owner.call('customer.get', { query: { storeId: other.storeId, customerId } })).status).toBe(404)
  })
})

describe('a customer account', () => {
  let accounts: TestShop
  let cup: { id: string }
  beforeAll(async () => {
    accounts = await openTestShop(server, { subdomain: 'members' })
    cup = await accounts.product({ name: 'Cup', price: 5, trackInventory: true, stockQuantity: 9 })
  })
  const allow = (customerAccounts: boolean) =>
    expectOk(accounts.owner.call('store.updateDetails', { body: { storeId: accounts.storeId, customerAccounts } }))
  const request = (email: string, by = accounts.shopper()) => by.call('shopper.requestCode', { body: { email } })
  /** The newest code in the mailbox of an address. */
  const codeFor = async (email: string) => {
    await expectOk(request(email))
    return /\b\d{6}\b/.exec((await server.email(email, 'account-code')).subject)?.[0] ?? ''
  }
  const signIn = async (email: string, code?: string, by = accounts.shopper()) => {
    const result = await by.call('shopper.signIn', { body: { email, code: code ?? (await codeFor(email)) } })
    return { by, answer: result }
  }
  const signedIn = async (email: string) => {
    const { by, answer } = await signIn(email)
    expect(answer.status).toBe(200)
    return by
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('does not exist until the store allows it', async () => {
    expect((await request('eve@example.com')).status).toBe(404)
    expect((await accounts.shopper().raw({ method: 'GET', path: '/account' })).status).toBe(404)
    await allow(true)
    // The cached data of the store is cleared by a notification, shortly after the change.
    const page = await vi.waitFor(
      async () => {
        const response = await accounts.shopper().raw({ method: 'GET', path: '/account' })
        expect(response.status).toBe(200)
        return response
      },
      { timeout: 60_000 },
    )
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['x-robots-tag']).toBe('noindex')
  })

  it('opens with the code of the email, once, and gives the same response to unknown addresses', async () => {
    await buyAs('known@example.com', {}, accounts, cup)
    const responses = [await request('known@example.com'), await request('unknown@example.com')]
    expect(responses.map(({ status, json }) => [status, json])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ])
    const code = await codeFor('known@example.com')
    const { rows } = await server.owner.query(`select code_hash from customer_codes where email = 'known@example.com'`)
    expect(rows[0].code_hash).toHaveLength(32)
    const { by, answer } = await signIn('known@example.com', code)
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/^shopper=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
    expect((await by.call('shopper.current')).json.customer).toMatchObject({
      email: 'known@example.com',
      firstName: 'Ada',
      addresses: [{ address: { line1: 'Main Street 1' } }],
    })
    expect((await signIn('known@example.com', code)).answer.json.code).toBe('token_invalid')
    expect((await accounts.shopper().call('shopper.current')).json.customer).toBeNull()
    expect((await accounts.shopper().call('shopper.orders', { query: {} })).status).toBe(401)
  })

  it('rejects a code after five tries, after ten minutes, and after a newer one', async () => {
    const email = 'tries@example.com'
    const code = await codeFor(email)
    for (let i = 0; i < 5; i++) expect((await signIn(email, other(code))).answer.status).toBe(400)
    expect((await signIn(email, code)).answer.json.code).toBe('token_invalid')

    const late = await codeFor(email)
    await server.owner.query(`update customer_codes set expires_at = now() - interval '1 second' where email = $1`, [email])
    expect((await signIn(email, late)).answer.json.code).toBe('token_invalid')

    const first = await codeFor(email)
    let second = first
    while (second === first) second = await codeFor(email)
    expect((await signIn(email, first)).answer.json.code).toBe('token_invalid')
    // Wrong codes before this one do not count.
    for (let i = 0; i < 3; i++) expect((await signIn(email, other(second))).answer.status).toBe(400)
    expect((await signIn(email, second)).answer.status).toBe(200)
    const parallel = await codeFor(email)
    const responses = await Promise.all([1, 2, 3, 4].map(() => signIn(email, parallel)))
    expect(responses.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
  })

  it('lists the orders of the customer only, in pages, and finds what can be ordered again', async () => {
    const email = 'again@example.com'
    const last = await accounts.product({ name: 'Last one', price: 3, trackInventory: true, stockQuantity: 2 })
    const removed = await accounts.product({ name: 'Gone', price: 2 })
    for (let i = 0; i < 10; i++) await buyAs(email, {}, accounts, removed)
    const shopper = await signedIn(email)
    expect((await expectOk(shopper.call('shopper.orders', { query: {} }))).json.hasMore).toBe(false)
    const lines = [cup, last, removed].map(({ id }) => ({ productId: id, quantity: 1 }))
    const body = await accounts.orderBody(lines)
    const { json: placed } = await expectOk(accounts.place({ ...body, contact: { email } }))
    const foreign = await buyAs('someone@example.com', {}, accounts, cup)
    expect((await find(email, accounts)).orders).toHaveLength(10)

    const { json: first } = await expectOk(shopper.call('shopper.orders', { query: {} }))
    expect(first.orders).toHaveLength(10)
    expect(first.hasMore).toBe(true)
    expect(first.orders[0]).toMatchObject({
      orderId: placed.orderId,
      token: placed.token,
      itemCount: 3,
      grandTotal: 10,
      rateType: 'free',
    })
    const { json: second } = await expectOk(shopper.call('shopper.orders', { query: { pageNumber: 1 } }))
    expect(second).toMatchObject({ orders: [{ itemCount: 1 }], hasMore: false })

    await expectOk(accounts.owner.call('product.delete', { params: { storeId: accounts.storeId, productId: removed.id } }))
    await server.owner.query(`update products set price = 450 where id = $1`, [cup.id])
    const again = (orderId: string) => shopper.call('shopper.reorder', { body: { orderId } })
    expect((await expectOk(again(placed.orderId))).json).toEqual({
      lines: [
        expect.objectContaining({ productId: cup.id, unitPrice: 4.5, quantity: 1 }),
        expect.objectContaining({ productId: last.id, unitPrice: 3, quantity: 1 }),
      ],
      missing: ['Gone'],
      reduced: [],
    })
    expect((await again(foreign.orderId)).status).toBe(404)
    await server.owner.query(`update order_lines set quantity = 2 where order_id = $1`, [placed.orderId])
    expect((await expectOk(again(placed.orderId))).json).toMatchObject({
      lines: [{ quantity: 2 }, { quantity: 1 }],
      missing: ['Gone'],
      reduced: ['Last one'],
    })
    await server.owner.query(`update products set stock_quantity = 0 where id = $1`, [last.id])
    expect((await expectOk(again(placed.orderId))).json).toMatchObject({ missing: ['Last one', 'Gone'], reduced: [] })

    const { customer } = (await shopper.call('shopper.current')).json
    await expectOk(shopper.call('shopper.removeAddress', { body: { addressId: customer?.addresses[0]?.addressId ?? '' } }))
    expect((await shopper.call('shopper.current')).json.customer?.addresses).toEqual([])
  })

  it('is used in the language of the page, by a new customer within the limit of the store', async () => {
    await server.owner.query(`insert into store_languages (store_id, locale, published) values ($1, 'de', true)`, [
      accounts.storeId,
    ])
    const email = 'german@example.com'
    const language = (address: string) =>
      withStore(server.serverContext.db, accounts.storeId, (trx) => customerLanguage(trx, accounts.storeId, address))
    const signInWith = async (locale?: string) => {
      const by = accounts.shopper()
      const code = await codeFor(email)
      const { rows } = await server.owner.query(
        `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from customer_codes where email = $1`,
        [email],
      )
      expect(rows).toEqual([{ minutes: 10 }])
      const result = await by.call('shopper.signIn', { body: { email, code, ...(locale && { locale }) } })
      return { by, result }
    }
    await withStoreLimit('customers', 1, async () => expect((await signInWith('de')).result.json.code).toBe('store_limit'))
    await expectOk(Promise.resolve((await signInWith('de')).result))
    expect([await language('German@example.com'), await language('nobody@example.com')]).toEqual(['de', ''])
    const { by } = await signInWith()
    expect(await language(email)).toBe('')
    // A new session ends the one that the browser had.
    const before = by.cookie()
    await expectOk(by.call('shopper.signIn', { body: { email, code: await codeFor(email) } }))
    const old = createClient(server.port, accounts.host, { cookies: before })
    expect((await old.call('shopper.current')).json.customer).toBeNull()
    await server.owner.query(`update customer_sessions set expires_at = now() where store_id = $1`, [accounts.storeId])
    expect((await by.call('shopper.current')).json.customer).toBeNull()
    const code = await codeFor(email)
    await allow(false)
    expect((await signIn(email, code)).answer.status).toBe(404)
    await allow(true)
    await server.owner.query(`delete from store_languages where store_id = $1`, [accounts.storeId])
  })

  it('sends five codes an hour to one address, whatever the network, and then keeps the last one valid', async () => {
    const limited = await server.another({ config: { rateLimits: true } })
    const ask = (n: number, email = 'asked@example.com') => {
      const client = createClient(limited.port, accounts.host, { from: `127.0.0.${10 + n}` })
      return client.call('shopper.requestCode', { body: { email } })
    }
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await ask(n)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect((await readMailbox(server.owner, 'asked@example.com')).length).toBe(5)
    const code = await codeFor('asked@example.com')
    await server.owner.query(`update customer_codes set expires_at = now() where email = 'asked@example.com'`)
    expect((await signIn('asked@example.com', code)).answer.status).not.toBe(200)
    expect((await ask(6)).status).toBe(200)
    expect((await signIn('asked@example.com', code)).answer.status).toBe(200)
    expect((await ask(7, 'other@example.com')).status).toBe(200)
    await limited.stop()
  })

  it('keeps one wishlist for all browsers of a customer, within its limit, until the customer is deleted', async () => {
    const saved = [await accounts.product({ name: 'Lamp', price: 30 }), await accounts.product({ name: 'Rug', price: 90 })]
    const [lamp = '', rug = ''] = saved.map(({ id }) => id)
    const foreign = mug.id
    const [laptop, phone] = [await signedIn('saver@example.com'), await signedIn('saver@example.com')]
    const sync = async (client: typeof laptop, body: CallInput<'shopper.syncWishlist'>['body'] = {}) =>
      (await expectOk(client.call('shopper.syncWishlist', { body }))).json.productIds
    expect(await sync(server.client(accounts.host))).toBeNull()
    expect(await sync(laptop, { add: [lamp, foreign, cup.id, lamp] })).toEqual([lamp, cup.id])
    expect(await sync(phone, { add: [rug, lamp], remove: [cup.id] })).toEqual([rug, lamp])
    expect(await sync(laptop)).toEqual([rug, lamp])
    expect(await sync(laptop, { add: [cup.id] })).toEqual([cup.id, rug, lamp])
    const tooMany = Array.from({ length: 101 }, (_, i) => `p${i}`)
    expect((await laptop.call('shopper.syncWishlist', { body: { add: tooMany } })).status).toBe(400)

    const { customerId } = await find('saver@example.com', accounts)
    await server.owner.query(
      `insert into products (store_id, id, slug, name, price, status)
       select $1, 'many-' || i, 'many-' || i, 'Many ' || i, 100, 'active' from generate_series(1, 120) i`,
      [accounts.storeId],
    )
    const many = (from: number) => Array.from({ length: 60 }, (_, i) => `many-${from + i}`)
    const responses = await Promise.all([sync(laptop, { add: many(1) }), sync(phone, { add: many(61) })])
    expect(Math.max(...responses.map((ids) => ids?.length ?? 0))).toBe(100)
    expect(await sync(laptop)).toHaveLength(100)

    const of = { storeId: accounts.storeId, customerId }
    const { json: data } = await expectOk(accounts.owner.call('customer.exportData', { query: of }))
    expect(data.wishlist).toHaveLength(100)
    expect(data.wishlist).toContainEqual({ productId: rug, name: 'Rug', addedAt: expect.any(String) })
    await expectOk(accounts.owner.call('customer.delete', { body: of }))
    const { rows } = await server.owner.query('select count(*)::int as left from wishlist_items where customer_id = $1', [
      customerId,
    ])
    expect(rows).toEqual([{ left: 0 }])
  })

  it('is closed by signing out, here or everywhere, and by the store', async () => {
    const [laptop, phone] = [await signedIn('two@example.com'), await signedIn('two@example.com')]
    const isIn = async (client: typeof laptop) => (await client.call('shopper.current')).json.customer !== null
    await expectOk(laptop.call('shopper.signOut', { body: {} }))
    expect([await isIn(laptop), await isIn(phone)]).toEqual([false, true])
    const tablet = await signedIn('two@example.com')
    await expectOk(tablet.call('shopper.signOut', { body: { everywhere: true } }))
    expect(tablet.cookie()).not.toContain('shopper=')
    expect([await isIn(tablet), await isIn(phone)]).toEqual([false, false])
    const again = await signedIn('three@example.com')
    await allow(false)
    expect(await isIn(again)).toBe(false)
    await allow(true)
    const strangers = server.client(shop.host)
    expect(
      (await strangers.raw({ method: 'GET', path: '/api/shopper/current', headers: { cookie: again.cookie() } })).json,
    ).toEqual({
      customer: null,
    })
  })
})

describe('data protection', () => {
  const email = 'forget.me@example.com'

  it('exports and erases everything about a person', async () => {
    const { orderId } = await buyAs(email, {
      note: `Call ${email}`,
      contact: { email: 'Forget.Me@example.com', phone: '+43 1 99887766' },
    })
    const target = { storeId: shop.storeId, orderId }
    await expectOk(shop.owner.call('order.addNote', { body: { ...target, note: `Wrote to ${email}` } }))
    await expectOk(shop.owner.call('order.markPaid', { body: { ...target, reference: `Transfer of ${email}` } }))
    await expectOk(shop.shopper().call('email.subscribe', { body: { email } }))
    await expectOk(shop.owner.call('store.updateDetails', { body: { storeId: shop.storeId, customerAccounts: true } }))
    await expectOk(shop.shopper().call('shopper.requestCode', { body: { email } }))
    await server.owner.query(
      `insert into contact_messages (store_id, id, name, email, subject, message) values ($1, 'message1', 'F', $2, 'Hello', 'Hi')`,
      [shop.storeId, email],
    )
    await server.owner.query(`insert into refunds (store_id, id, order_id, amount, reason) values ($1, 'refund1', $2, 100, $3)`, [
      shop.storeId,
      orderId,
      `Asked by ${email}`,
    ])
    await server.email(email, 'order-placed')
    await server.owner.query(
      `insert into reviews (store_id, id, product_id, order_id, order_line_id, rating, author_name, body)
       select l.store_id, 'review1', l.product_id, l.order_id, l.id, 5, 'Ada', $2 from order_lines l where l.order_id = $1`,
      [orderId, `Write to ${email}`],
    )
    await server.owner.query(`insert into stock_alerts (store_id, id, product_id, email) values ($1, 'alert1', $2, $3)`, [
      shop.storeId,
      mug.id,
      email,
    ])
    await server.owner.query(
      `insert into abandoned_checkouts (store_id, id, email, key_hash, lines, item_count, currency, prices_include_tax, subtotal,
         discount_total, shipping_total, tax_total, grand_total, marketing_consent, active_at)
       values ($1, 'checkout1', $2, '', '[]', 1, 'EUR', false, 1, 0, 0, 0, 1, false, now() - interval '1 day')`,
      [shop.storeId, email],
    )
    const customer = await find(email)
    const { json: data } = await expectOk(
      shop.owner.call('customer.exportData', { query: { storeId: shop.storeId, customerId: customer.customerId } }),
    )
    expect(data).toMatchObject({
      customer: { email, subscribedAt: expect.any(String) },
      orders: [{ orderId, contact: { email }, events: expect.any(Array) }],
      messages: [{ subject: 'Hello', isRead: false }],
      reviews: [{ text: `Write to ${email}` }],
      stockAlerts: [{ productName: 'Mug' }],
      abandonedCheckouts: [{ checkoutId: 'checkout1' }],
    })
    const { rows: exports } = await server.owner.query(`select target from audit_log where action = 'customer.exportData'`)
    expect(exports).toContainEqual({ target: customer.customerId })

    const erase = (confirmation: string) =>
      shop.owner.call('customer.erase', {
        body: { storeId: shop.storeId, customerId: customer.customerId, email: confirmation },
      })
    expect((await erase('someone@example.com')).json.code).toBe('conflict')
    expect((await expectOk(erase(email))).json).toEqual({ orders: 1 })

    const before = data.orders[0]
    const order = await shop.order(orderId)
    expect(order).toMatchObject({
      number: before?.number,
      grandTotal: before?.grandTotal,
      paidTotal: before?.paidTotal,
      lines: before?.lines,
      contact: { email: '', phone: '' },
      shippingAddress: { firstName: '', line1: '', country: 'AT' },
      customerNote: '',
    })
    expect((await list({ search: email })).totalElements).toBe(0)
    expect(await tracesOf(email)).toEqual([])
    expect(await tracesOf('99887766')).toEqual([])
    const { rows } = await server.owner.query(`select target, detail from audit_log where action = 'customer.erase'`)
    expect(rows).toEqual([{ target: customer.customerId, detail: { orders: 1 } }])
  })

  it('erases and exports one person, and nobody with a similar address or who mentions it', async () => {
    const others = ['joann@x.test', 'ann@x.test.example', 'bob@y.test']
    const sent: [email: string, message: string][] = [
      ['Ann@x.test', 'From Ann'],
      ['joann@x.test', 'From Jo'],
      ['ann@x.test.example', 'From another Ann'],
      ['bob@y.test', 'Do you know ann@x.test?'],
    ]
    await buyAs('ann@x.test', { note: 'ann@x.test' })
    await buyAs('bob@y.test', { note: 'A present of ann@x.test' })
    const context = storeContext(server.serverContext, shop.storeId)
    for (const [customerEmail, message] of sent)
      await sendContactMessage(context, { name: 'A person', customerEmail, subject: 'A question', message })
    const customer = await find('ann@x.test')
    const { json: data } = await expectOk(
      shop.owner.call('customer.exportData', { query: { storeId: shop.storeId, customerId: customer.customerId } }),
    )
    expect(data.messages.map(({ message }) => message)).toEqual(['From Ann'])
    await expectOk(
      shop.owner.call('customer.erase', {
        body: { storeId: shop.storeId, customerId: customer.customerId, email: 'ann@x.test' },
      }),
    )
    const { rows: messages } = await server.owner.query(
      `select lower(email) as email from contact_messages where store_id = $1 and subject = 'A question' order by created_at`,
      [shop.storeId],
    )
    expect(messages.map((row) => row.email)).toEqual(others)
    const { rows: emails } = await server.owner.query(
      `select kind, person from outbox, lower(case when kind in ('contact', 'order-new') then reply_to else to_address end) as person
       where about_store_id = $1 and (person = any ($2) or person = 'ann@x.test') order by 1, 2`,
      [shop.storeId, others],
    )
    expect(emails).toEqual([
      { kind: 'contact', person: 'ann@x.test.example' },
      { kind: 'contact', person: 'bob@y.test' },
      { kind: 'contact', person: 'joann@x.test' },
      { kind: 'order-new', person: 'bob@y.test' },
      { kind: 'order-placed', person: 'bob@y.test' },
    ])
  })

  it('gives an order to the customer whose address a member enters', async () => {
    const { orderId } = await buyAs('tpyo@example.com')
    await buyAs('tpyo@example.com')
    const target = { storeId: shop.storeId, orderId }
    await expectOk(shop.owner.call('order.markPaid', { body: target }))
    const [before] = [await find('tpyo@')]
    await expectOk(
      shop.owner.call('order.updateContact', { body: { ...target, contact: { email: 'Typo@example.com', phone: '' } } }),
    )
    const [wrong, right] = [await find('tpyo@'), await find('typo@')]
    expect([wrong.orderCount, wrong.spent, right.orderCount, right.spent]).toEqual([1, 0, 1, before.spent])
    for (const { customerId, ...numbers } of [wrong, right]) expect(numbers).toMatchObject((await fromOrders(customerId)) ?? {})
    const { json: orders } = await expectOk(
      shop.owner.call('order.list', { query: { storeId: shop.storeId, customerId: right.customerId } }),
    )
    expect(orders.content.map((order) => order.orderId)).toEqual([orderId])
    await expectOk(
      shop.owner.call('customer.erase', {
        body: { storeId: shop.storeId, customerId: wrong.customerId, email: 'tpyo@example.com' },
      }),
    )
    expect((await shop.order(orderId)).contact.email).toBe('typo@example.com')
  })

  /** Every table and column of the database that contains a text. */
  const tracesOf = async (needle: string) => {
    const { rows: columns } = await server.owner.query(
      `select c.table_schema as schema, c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
         and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
    )
    const found: string[] = []
    for (const { schema, table, column } of columns) {
      const { rows } = await server.owner.query(
        `select 1 from "${schema}"."${table}" where lower("${column}"::text) like '%' || $1 || '%' limit 1`,
        [needle],
      )
      if (rows.length > 0) found.push(`${schema}.${table}.${column}`)
    }
    return found
  }
})
