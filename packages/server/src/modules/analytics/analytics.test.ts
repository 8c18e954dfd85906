import type { CallInput } from '@blockfront/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeShare } from '../../delivery/http/limits.ts'
import type { StoreEvents } from '../../ground/events/store-events.ts'
import { createRequestLimits } from '../../ground/limits/request-limits.ts'
import type { Visit } from '../../ground/visit.ts'
import { createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { getAnalytics } from './get-analytics.ts'
import { purgeAnalytics } from './purge-analytics.ts'
import { createStoreDays, dayAt } from './store-day.ts'
import { createVisitCounter } from './visit-counter.ts'
import { dailyLimits } from './write-batch.ts'

type Event = Partial<CallInput<'visit.record'>['body']> & { event: 'view' | 'addToCart' | 'checkout' }

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
const home: Event = { event: 'view', kind: 'page', slug: 'home' }
const HOUR = 3_600_000

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'counted' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** Reports an event as a browser does, to the first server or to one on another port. */
const report = (
  event: Event,
  { host = shop.host, port = server.port, userAgent = firefox, headers = {}, from = '127.0.0.1' } = {},
) =>
  createClient(port, host, { from }).raw({
    method: 'POST',
    path: '/api/visit/record',
    headers: { 'user-agent': userAgent, ...headers },
    body: event,
  })
const flush = () => server.serverContext.visits.flush()
const analytics = async ({ owner, storeId } = shop, days = 7) => {
  await flush()
  return (await expectOk(owner.call('analytics.get', { query: { storeId, days } }))).json
}
const rows = async (table: string, storeId = shop.storeId) =>
  (await server.owner.query(`select * from ${table} where store_id = $1`, [storeId])).rows
const newShop = () => openTestShop(server)

describe('visits', () => {
  it('count a visitor once a day in each step, whichever process is asked, until the order', async () => {
    const store = await newShop()
    const vase = await store.product({ name: 'Vase', price: 20 })
    const other = await server.another()
    const browse = async (port: number) => {
      const to = { host: store.host, port }
      for (const event of [
        { ...home, referrer: 'l.example.org' },
        { event: 'view', kind: 'product', slug: vase.slug },
        { event: 'view', kind: 'product', slug: vase.slug },
        { event: 'addToCart', productId: vase.id },
        { event: 'checkout' },
      ] as const)
        await report(event, to)
    }
    await Promise.all([browse(server.port), browse(other.port)])
    await report(home, { host: store.host, userAgent: safari })
    // A server that stops writes what it has counted.
    await other.stop()
    await flush()
    expect((await store.shopper().raw({ method: 'GET', path: `/product/${vase.slug}` })).status).toBe(200)
    const body = await store.orderBody([{ productId: vase.id, quantity: 2 }])
    // Visits, pages and quotes record no event.
    expect((await rows('events', store.storeId)).map(({ type }) => type)).toEqual(['product.created'])
    const buyer = {
      headers: { 'user-agent': firefox, 'idempotency-key': 'analytics-1' },
      method: 'POST',
      path: '/api/order/place',
      body,
    }
    expect((await store.shopper().raw(buyer)).status).toBe(200)
    expect((await store.shopper().raw(buyer)).status).toBe(200)
    await expectOk(store.place(body))

    const seen = await analytics(store)
    expect(seen.totals).toEqual({ visits: 2, productViews: 1, addedToCart: 1, reachedCheckout: 1, orders: 2 })
    expect(seen.days.at(-1)).toMatchObject({ visits: 2, orders: 2 })
    expect(seen.sources).toEqual([
      { source: '', visits: 1, previousVisits: 0, addedToCart: 0, reachedCheckout: 0, ordered: 0 },
      { source: 'example.org', visits: 1, previousVisits: 0, addedToCart: 1, reachedCheckout: 1, ordered: 1 },
    ])
    expect(seen.products).toEqual([{ productId: vase.id, name: 'Vase', views: 4, addedToCart: 2, sold: 4 }])
    expect(seen.pages.map(({ kind, path, views }) => [kind, path, views])).toEqual([
      ['product', `/page/product/${vase.slug}`, 4],
      ['page', '/', 3],
    ])
    expect(seen.previous).toBeNull()
  })

  it('include that of an order whose browser reported none, unless it opted out', async () => {
    const store = await newShop()
    const { id } = await store.product({ name: 'Vase', price: 20 })
    const body = await store.orderBody([{ productId: id, quantity: 1 }])
    const placed = async (key: string, more: Record<string, string>) => {
      const headers = { 'user-agent': firefox, 'idempotency-key': key, ...more }
      expect((await store.shopper().raw({ headers, method: 'POST', path: '/api/order/place', body })).status).toBe(200)
    }
    await placed('opted-out', { 'sec-gpc': '1' })
    expect((await analytics(store)).totals).toMatchObject({ visits: 0, orders: 1 })
    await placed('unreported', {})
    // The order is counted after the response.
    await expect.poll(async () => (await analytics(store)).totals).toMatchObject({ visits: 1, orders: 2 })
    const [direct] = (await analytics(store)).sources
    expect(direct).toMatchObject({ source: '', visits: 1, ordered: 1 })
  })

  it('that wait while the database loses their connection are written later, once', async () => {
    const store = await newShop()
    const vase = await store.product({ name: 'Vase', price: 20 })
    await report(home, { host: store.host })
    await report({ event: 'view', kind: 'product', slug: vase.slug }, { host: store.host })
    const blocker = await server.owner.connect()
    await blocker.query('begin; lock table daily_page_counts in access exclusive mode')
    const flushed = flush()
    const waiting = async () =>
      (
        await server.owner.query(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows
    await expect.poll(waiting).toHaveLength(1)
    await server.owner.query('select pg_terminate_backend($1)', [(await waiting())[0].pid])
    await flushed
    await blocker.query('rollback')
    blocker.release()
    expect(await rows('daily_counts', store.storeId)).toEqual([])
    await report(home, { host: store.host, userAgent: safari })
    await report(home, { host: store.host })
    const { totals, pages, products } = await analytics(store)
    expect(totals).toMatchObject({ visits: 2, productViews: 1 })
    expect(products).toEqual([{ productId: vase.id, name: 'Vase', views: 1, addedToCart: 0, sold: 0 }])
    expect(pages.map(({ path, views }) => [path, views])).toEqual([
      ['/', 3],
      [`/page/product/${vase.slug}`, 1],
    ])
    expect((await analytics(store)).totals.visits).toBe(2)
  })

  it('of bots, programs and browsers that opted out are not counted', async () => {
    const store = await newShop()
    const to = { host: store.host }
    await report(home, { ...to, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    await report(home, { ...to, userAgent: 'curl/8.5.0' })
    await report(home, { ...to, userAgent: '' })
    await report(home, { ...to, headers: { 'sec-gpc': '1' } })
    const { status, text } = await report(home, { ...to, headers: { dnt: '1' } })
    expect([status, text]).toEqual([200, '{"ok":true}'])
    expect((await analytics(store)).totals.visits).toBe(0)
    expect(await rows('daily_salts', store.storeId)).toEqual([])
    await report(home, to)
    expect((await analytics(store)).totals.visits).toBe(1)
  })

  it('are of the store of the hostname; foreign pages, other stores and forged numbers are not counted', async () => {
    const [store, neighbor] = [await newShop(), await newShop()]
    const foreign = await neighbor.product({ name: 'Foreign', price: 5 })
    const forge = (body: object) => report(body as Event, { host: store.host })
    await forge({ event: 'view', kind: 'product', slug: foreign.slug, storeId: neighbor.storeId })
    await forge({ event: 'addToCart', productId: foreign.id, views: -5, carts: -5 })
    await forge({ event: 'view', kind: 'page', slug: 'not-a-page' })
    expect((await forge({ event: 'view', kind: 'order', slug: 'x' })).status).toBe(400)
    expect((await forge({ event: 'addToCart', productId: "'; drop table" })).status).toBe(400)
    expect((await report(home, { host: 'localhost' })).status).toBe(404)
    const sent = await report(home, { host: store.host, headers: { origin: 'https://elsewhere.example' } })
    expect(sent.status).toBe(403)
    const seen = await analytics(store)
    expect([seen.totals.visits, seen.products, seen.pages]).toEqual([1, [], []])
    expect((await analytics(neighbor)).totals.visits).toBe(0)
  })

  it('have at most 100 sources a day; more count as other, up to the limit of visits', async () => {
    const store = await newShop()
    const visits = Array.from({ length: dailyLimits.sources + 5 }, (_, i) => i)
    for (const i of visits)
      await report({ ...home, utmSource: `campaign-${i}` }, { host: store.host, userAgent: `${firefox} ${i}` })
    await flush()
    const sources = await rows('daily_counts', store.storeId)
    expect(sources).toHaveLength(dailyLimits.sources + 1)
    expect(sources.find(({ source }) => source === 'other')?.visits).toBe(5)
    // Direct visits always have their own row.
    await report(home, { host: store.host, userAgent: safari })
    const listed = (await analytics(store)).sources
    expect(listed.find(({ source }) => source === '')?.visits).toBe(1)
    expect(listed).toHaveLength(10)

    const before = dailyLimits.visits
    const visitsWithLimit = async (limit: number, userAgent: string) => {
      dailyLimits.visits = limit
      await report(home, { host: store.host, userAgent })
      return (await analytics(store)).totals.visits
    }
    try {
      expect(await visitsWithLimit(visits.length + 1, `${firefox} full`)).toBe(visits.length + 1)
      expect(await visitsWithLimit(visits.length + 2, `${firefox} again`)).toBe(visits.length + 2)
    } finally {
      dailyLimits.visits = before
    }
  })

  it('of one address count 2,000 new visitors at once', async () => {
    const store = await newShop()
    const counter = createVisitCounter(server.serverContext)
    const visit = (i: number): Visit => ({
      storeId: store.storeId,
      client: '1.2.3.4',
      userAgent: `Browser ${i}`,
      source: '',
      steps: ['visit'],
    })
    await Promise.all(Array.from({ length: 2_100 }, (_, i) => counter.count(visit(i))))
    await counter.count({ ...visit(0), client: '5.6.7.8' })
    // Those who are counted may go on, before and after the write.
    const more: Visit = { ...visit(0), page: { kind: 'page', slug: 'home', id: '', views: 1, carts: 0 } }
    await counter.count(more)
    await counter.flush()
    await counter.count(more)
    await counter.stop()
    const [{ visits }] = await rows('daily_counts', store.storeId)
    expect(visits).toBe(2_001)
    expect(await rows('daily_page_counts', store.storeId)).toMatchObject([{ views: 2 }])
  })
})

describe('days', () => {
  it('count a visitor on each day; the hashes and the salt of a day are deleted after it, the counts after two years', async () => {
    const store = await newShop()
    const { storeId, owner } = store
    await expectOk(owner.call('store.updateDetails', { body: { storeId, timezone: 'Asia/Kathmandu' } }))
    // Noon of the store's day: around midnight, what ended a few minutes ago is still kept.
    const [today] = (
      await server.owner.query<{ noon: number }>(
        `select extract(epoch from (date_trunc('day', now() at time zone 'Asia/Kathmandu') + interval '12 hours') at time zone 'Asia/Kathmandu')::float8 * 1000 as noon`,
      )
    ).rows
    const noon = today?.noon ?? Number.NaN
    let now = noon - 24 * HOUR
    const counter = createVisitCounter({ ...server.serverContext, now: () => now })
    const visit: Visit = { storeId, client: '1.2.3.4', userAgent: firefox, source: 'example.org', steps: ['visit'] }
    await counter.count(visit)
    await counter.count(visit)
    await counter.flush()
    const [yesterday] = await rows('daily_visitors', storeId)
    now = noon
    await counter.count(visit)
    await counter.count({ ...visit, source: '' })
    await counter.stop()
    expect((await rows('daily_counts', storeId)).map(({ source, visits }) => [source, visits])).toEqual([
      ['example.org', 1],
      ['example.org', 1],
    ])
    const visitors = await rows('daily_visitors', storeId)
    expect(visitors).toHaveLength(2)
    expect(visitors[0].visitor).not.toEqual(visitors[1].visitor)
    expect((await rows('daily_salts', storeId)).map(({ salt }) => salt.length)).toEqual([32, 32])

    const scope = { db: server.serverContext.db, store: { storeId } }
    const comparedWith = async (days: number) => (await getAnalytics(scope, { days }, noon)).previous
    expect([await comparedWith(1), await comparedWith(2)]).toEqual([expect.objectContaining({ visits: 1 }), null])
    await server.owner.query(
      `insert into daily_counts (store_id, day, source, visits) values ($1, now() - interval '25 months', '', 9), ($1, now() - interval '23 months', '', 8)`,
      [storeId],
    )
    const purge = (time: number) => server.owner.query('select purge_analytics($1)', [new Date(time)])
    await purge(noon)
    await purgeAnalytics({}, server.serverContext)
    const left = await rows('daily_visitors', storeId)
    expect(left).toHaveLength(1)
    expect(left[0].visitor).not.toEqual(yesterday.visitor)
    expect(await rows('daily_salts', storeId)).toHaveLength(1)
    expect((await rows('daily_counts', storeId)).map(({ visits }) => visits).sort()).toEqual([1, 1, 8])
    await purge(noon + 25 * HOUR)
    expect([await rows('daily_visitors', storeId), await rows('daily_salts', storeId)]).toEqual([[], []])

    const seen = await getAnalytics(scope, { days: 1 }, noon)
    expect([seen.totals.visits, seen.previous?.visits, seen.days[0]?.previousVisits]).toEqual([1, 1, 1])
    expect(seen.sources[0]).toMatchObject({ source: 'example.org', visits: 1, previousVisits: 1 })
  })

  it('are forgotten when they have ended, also of a single store', async () => {
    const { db, events } = server.serverContext
    let now = Date.now()
    const days = createStoreDays(db, events, () => now)
    const { storeId } = await newShop()
    const { day } = await days.today(storeId)
    expect(days.forgetPast()).toBe(false)
    now += 24 * HOUR
    expect([days.forgetPast(), days.forgetPast()]).toEqual([true, false])
    expect((await days.today(storeId)).day).not.toBe(day)
    days.stop()
  })

  it('follow the time zone of the store when it changes, also while a day is read', async () => {
    const { storeId } = await newShop()
    const inZone = (timezone: string) =>
      server.owner.query('update stores set timezone = $2 where store_id = $1', [storeId, timezone])
    let announce: (storeId?: string) => void = () => {}
    const onChange: StoreEvents['onChange'] = (listener) => {
      announce = (changed) => listener(changed, undefined)
      return () => {}
    }
    const days = createStoreDays(server.serverContext.db, { onChange }, () => Date.parse('2026-03-01T10:30:00Z'))
    const today = async () => (await days.today(storeId)).day
    for (const changed of [storeId, undefined]) {
      await inZone('UTC')
      announce(changed)
      expect(await today()).toBe('2026-03-01')
      await inZone('Pacific/Kiritimati')
      announce('another')
      expect(await today()).toBe('2026-03-01')
      announce(changed)
      expect(await today()).toBe('2026-03-02')

      announce(changed)
      const early = today()
      announce(changed)
      expect(await early).toBe('2026-03-02')
      await inZone('UTC')
      expect(await today()).toBe('2026-03-01')
    }
  })

  it('are calendar days of the time zone, as PostgreSQL counts them for orders, also when clocks change', async () => {
    const zones = [
      'Europe/Vienna',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'America/St_Johns',
    ]
    const times = fc.oneof(
      fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }),
      // Around midnight on days when clocks change in some zone.
      fc
        .tuple(
          fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04'),
          fc.integer({ min: -24, max: 48 }),
          fc.integer({ min: -2, max: 2 }),
        )
        .map(([day, hours, minutes]) => Date.parse(day) + hours * HOUR + minutes * 60_000),
    )
    const samples = fc.array(fc.tuple(fc.constantFrom(...zones), times), { minLength: 500, maxLength: 500 })
    await fc.assert(
      fc.asyncProperty(samples, async (all) => {
        const { rows: days } = await server.owner.query<{ day: string }>(
          `select to_char(to_timestamp(t.ms / 1000.0) at time zone t.zone, 'YYYY-MM-DD') as day
             from unnest($1::text[], $2::float8[]) with ordinality as t (zone, ms, i) order by i`,
          [all.map(([zone]) => zone), all.map(([, time]) => time)],
        )
        expect(all.map(([zone, time]) => dayAt(zone, time))).toEqual(days.map(({ day }) => day))
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  it('of the dashboard end today in the store’s time zone and include days without visits', async () => {
    const store = await newShop()
    const { storeId } = store
    await expectOk(store.owner.call('store.updateDetails', { body: { storeId, timezone: 'Pacific/Kiritimati' } }))
    const scope = { db: server.serverContext.db, store: { storeId } }
    const seen = await getAnalytics(scope, { days: 3 }, Date.parse('2026-03-01T10:30:00Z'))
    const nothing = { visits: 0, previousVisits: 0, orders: 0 }
    expect(seen.days).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'].map((date) => ({ date, ...nothing })))
  })
})

it('visits of a store have a separate share, so that they take nothing from its checkout', () => {
  const limits = createRequestLimits()
  const take = (path: string) => limits.takeStore(...storeShare(path, 'one'))
  for (let i = 0; i < 29_000; i++) take('/api/visit/record')
  for (let i = 0; i < 2_900; i++) take('/api/checkout/quote')
  expect(() => {
    for (let i = 0; i < 3_000; i++) take('/api/visit/record')
  }).toThrow()
  take('/api/checkout/quote')
})
