import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import type { CallOutput } from '@blockfront/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changedTags } from '../../testing/changed-tags.ts'
import { type NameServer, startNameServer } from '../../testing/name-server.ts'
import { createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { GRACE } from './check/next-status.ts'

type Store = Awaited<ReturnType<TestServer['createStore']>>
type Domain = CallOutput<'domain.add'>

const ADDRESS = '192.0.2.1'
const MAIN = 'shops.test'
let dns: NameServer
let server: TestServer
let store: Store
beforeAll(async () => {
  dns = await startNameServer()
  const domains = { addresses: [ADDRESS], cname: MAIN, nameServers: [dns.address], tlsCheck: undefined }
  server = await startTestServer({ config: { domains } })
  store = await server.createStore()
  // The trial's plan has one domain.
  await server.owner.query(`update plans set limits = limits || '{"customDomains": 20}'`)
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
  await dns.stop()
})
beforeEach(() => {
  dns.mode = 'answers'
})

const add = async (host: string, { of = store, ...options }: { of?: Store; includeWww?: boolean; makePrimary?: boolean } = {}) =>
  (await expectOk(of.owner.call('domain.add', { body: { storeId: of.storeId, host, ...options } }))).json
const check = async ({ domainId }: Domain, { owner, storeId } = store) =>
  (await expectOk(owner.call('domain.checkStatus', { body: { storeId, domainId } }))).json
const list = async ({ owner, storeId } = store) => (await expectOk(owner.call('domain.list', { query: { storeId } }))).json
/** The time from the last check to the next one, in milliseconds. */
const wait = (shown: Domain | undefined) => Date.parse(shown?.nextCheckAt ?? '') - Date.parse(shown?.checkedAt ?? '')
const statuses = ({ hostnames }: Domain) => Object.fromEntries(hostnames.map(({ host, status }) => [host, status]))
const choose = ({ owner, storeId }: Store, hostnameId = '') => owner.call('store.updateDomain', { body: { storeId, hostnameId } })
const release = ({ domainId }: Domain, { owner, storeId } = store) =>
  expectOk(owner.call('domain.release', { body: { storeId, domainId } }))

/** Follows the instructions of the screen. */
function createRecords({ records }: Domain): void {
  for (const { name, type, value } of records) dns.set(name, type, value)
  dns.set(MAIN, 'A', ADDRESS)
}
function deleteRecords({ records }: Domain): void {
  for (const { name, type } of records) dns.set(name, type)
}
const get = (host: string, path = '/', port = server.port) => createClient(port, host).raw({ method: 'GET', path })

/** Waits for the notification of a change, which takes up to a second. */
const reads = (host: string, status: number) => expect.poll(async () => (await get(host)).status).toBe(status)

describe('a custom domain', () => {
  it('goes from its records to a store on it, with the www form as a redirect, and is gone after its release', async () => {
    const added = await add('Example.com', { makePrimary: true })
    expect(added).toMatchObject({ name: 'example.com', kind: 'custom', checkedAt: null })
    expect(added.hostnames.map(({ isChosen, isPrimary }) => [isChosen, isPrimary])).toEqual([
      [true, false],
      [false, false],
    ])
    const soon = Date.parse(added.nextCheckAt ?? '') - Date.now()
    expect(soon).toBeGreaterThan(45_000)
    expect(soon).toBeLessThanOrEqual(60_000)
    expect(await list()).toMatchObject({ isEnabled: true, hasTls: false, testDns: true, limit: 20 })
    expect(added.records.map(({ type, relativeName, value, state }) => [type, relativeName, value, state])).toEqual([
      ['TXT', '_blockfront', expect.stringMatching(/^blockfront-verification=[\w-]{24}$/), 'unchecked'],
      ['A', '@', ADDRESS, 'unchecked'],
      ['CNAME', 'www', MAIN, 'unchecked'],
    ])
    expect(statuses(await check(added))).toEqual({ 'example.com': 'pending_dns', 'www.example.com': 'pending_dns' })
    expect((await get('example.com')).status).toBe(404)

    const [txt, a] = added.records
    dns.set(txt?.name ?? '', 'TXT', 'v=spf1 -all', txt?.value ?? '')
    dns.set(a?.name ?? '', 'A', '198.51.100.9')
    const wrong = await check(added)
    expect(statuses(wrong)).toEqual({ 'example.com': 'verifying', 'www.example.com': 'verifying' })
    expect(wrong.records.map(({ state, found }) => [state, found])).toEqual([
      ['ok', ['v=spf1 -all', txt?.value]],
      ['wrong', ['198.51.100.9']],
      ['missing', []],
    ])
    expect(wrong.hostnames.map(({ problem }) => problem)).toEqual(['points_elsewhere', 'no_address'])

    createRecords(added)
    const done = await check(added)
    expect(statuses(done)).toEqual({ 'example.com': 'active', 'www.example.com': 'active' })
    expect(done.hostnames).toMatchObject([
      { isPrimary: true, isChosen: false, problem: null, tlsStatus: 'none' },
      { isPrimary: false, problem: null },
    ])
    await reads('example.com', 200)
    const page = await get('example.com')
    expect(page.text).toContain(`<link rel="canonical" href="http://example.com:${server.port}/"`)
    expect((await get('example.com', '/sitemap.xml')).text).toContain(`<loc>http://example.com:${server.port}/`)
    for (const old of ['www.example.com', store.host]) {
      const { status, headers } = await get(old, '/shop?page=2')
      expect([status, headers.location]).toEqual([301, `http://example.com:${server.port}/shop?page=2`])
      // A browser that keeps the redirect would loop when the primary domain changes.
      expect(headers['cache-control']).toBe('no-cache')
    }

    await expectOk(choose(store, done.hostnames[1]?.hostnameId))
    await reads('example.com', 301)
    expect((await get('example.com')).headers.location).toBe(`http://www.example.com:${server.port}/`)
    expect((await get('www.example.com')).status).toBe(200)

    await release(done)
    for (const old of ['example.com', 'www.example.com']) await reads(old, 404)
    await reads(store.host, 200)
    expect((await list()).domains).toMatchObject([{ name: store.host, hostnames: [{ isPrimary: true }] }])
    const { json: left } = await expectOk(store.owner.call('store.domainStatus', { query: { storeId: store.storeId } }))
    expect(left).toMatchObject([{ host: store.host, isPrimary: true }])
    const audit = await server.owner.query(
      `select target, detail from audit_log where store_id = $1 and action = 'domain.release'`,
      [store.storeId],
    )
    expect(audit.rows).toEqual([{ target: 'example.com', detail: { hosts: ['example.com', 'www.example.com'] } }])
    const again = await add('example.com')
    expect(statuses(again)).toEqual({ 'example.com': 'pending_dns', 'www.example.com': 'pending_dns' })
    await release(again)
    deleteRecords(added)
    const { rows } = await server.owner.query(
      `select host, is_primary, wants_primary from domains where base_host = 'example.com'`,
    )
    expect(rows.map(({ is_primary: primary, wants_primary: wants }) => [primary, wants])).toEqual([
      [false, false],
      [false, false],
    ])
  })

  it('is shown with its shorter hostname first, its latest and its next check, after the subdomain of the store', async () => {
    const own = await server.createStore()
    const domain = await add('zoo.example', { of: own, makePrimary: true })
    await server.owner.query(
      `update domains set checked_at = '2030-01-02T00:00:00Z', next_check_at = '2030-01-05T00:00:00Z' where host = 'www.zoo.example'`,
    )
    await server.owner.query(
      `update domains set checked_at = '2030-01-01T00:00:00Z', next_check_at = '2030-01-04T00:00:00Z' where host = 'zoo.example'`,
    )
    // A new subdomain is added later than the domain.
    await server.owner.query(`update domains set created_at = '2031-01-01' where host = $1`, [own.host])
    const { domains } = await list(own)
    expect(domains).toMatchObject([
      { name: own.host, kind: 'platform', records: [], checkedAt: null, nextCheckAt: null },
      { name: 'zoo.example', checkedAt: '2030-01-02T00:00:00.000Z', nextCheckAt: '2030-01-04T00:00:00.000Z' },
    ])
    expect(domains[1]?.hostnames.map(({ host }) => host)).toEqual(['zoo.example', 'www.zoo.example'])
    // The store proves all its domains with one token. Another primary domain replaces the one that was chosen.
    const other = await add('yak.example', { of: own, makePrimary: true, includeWww: false })
    expect(other.records[0]?.value).toBe(domain.records[0]?.value)
    const chosen = (await list(own)).domains.flatMap(({ hostnames }) =>
      hostnames.flatMap((one) => (one.isChosen ? one.host : [])),
    )
    expect(chosen).toEqual(['yak.example'])
    expect(other.hostnames).toHaveLength(1)
    // The www form of a domain that the store has is part of it.
    await server.owner.query(`update plans set limits = limits || '{"customDomains": 2}'`)
    expect((await add('www.yak.example', { of: own })).hostnames).toHaveLength(2)
    await server.owner.query(`update plans set limits = limits || '{"customDomains": 20}'`)
    await release(other, own)
    const again = await add('www.yak.example', { of: own, includeWww: false })
    expect(again.hostnames.map(({ host, isPrimary }) => [host, isPrimary])).toEqual([['www.yak.example', false]])
    const { json: status } = await expectOk(own.owner.call('store.domainStatus', { query: { storeId: own.storeId } }))
    expect(status.map(({ host, isPrimary, lastError }) => [host, isPrimary, lastError])).toContainEqual([own.host, true, null])
  })

  it('cannot be added to a server that has no address for it', async () => {
    const { config } = server.serverContext
    const { domains } = config
    config.domains = { ...domains, addresses: [] }
    const refused = await store.owner.call('domain.add', { body: { storeId: store.storeId, host: 'none.example' } })
    const { isEnabled } = await list()
    config.domains = domains
    expect([refused.status, refused.json.fields, isEnabled]).toEqual([
      400,
      { host: 'Custom domains are not available on this server.' },
      false,
    ])
  })

  it('shows failed lookups, at most 20 values, and a target in any case', async () => {
    const domain = await add('shown.example')
    dns.mode = 'fails'
    const failed = await check(domain)
    expect(failed.records.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
    expect(failed.hostnames[0]).toMatchObject({ status: 'pending_dns', problem: 'lookup_failed' })
    const { json: status } = await expectOk(store.owner.call('store.domainStatus', { query: { storeId: store.storeId } }))
    expect(status.find(({ host }) => host === 'shown.example')?.lastError).toBe('The DNS lookup failed.')
    dns.mode = 'answers'
    dns.set('_blockfront.shown.example', 'TXT', ...Array.from({ length: 24 }, (_, n) => `v${n}`))
    dns.set('www.shown.example', 'CNAME', MAIN.toUpperCase())
    const { records } = await check(domain)
    expect(records[0]?.found).toHaveLength(20)
    expect(records[2]).toMatchObject({ found: [MAIN], state: 'ok' })
    await release(domain)
    deleteRecords(domain)
  })

  it('is not demoted by lookups that fail, and not immediately by one that points elsewhere', async () => {
    const domain = await add('steady.example')
    createRecords(domain)
    await check(domain)
    await reads('steady.example', 301)
    dns.mode = 'fails'
    const failed = await check(domain)
    expect(statuses(failed)).toEqual({ 'steady.example': 'active', 'www.steady.example': 'active' })
    expect(failed.records.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
    dns.mode = 'answers'
    deleteRecords(domain)
    expect(await check(domain)).toMatchObject({ hostnames: [{ status: 'active', problem: 'no_address' }, { status: 'active' }] })
    await server.owner.query(`update domains set failing_since = $1 where base_host = 'steady.example'`, [
      new Date(Date.now() - GRACE),
    ])
    expect(statuses(await check(domain))).toEqual({ 'steady.example': 'error', 'www.steady.example': 'error' })
    await reads('steady.example', 404)
    createRecords(domain)
    expect(statuses(await check(domain))).toEqual({ 'steady.example': 'active', 'www.steady.example': 'active' })
    await release(domain)
    deleteRecords(domain)
  })

  it('that is primary gives the links back to the subdomain while it does not work', async () => {
    const domain = await add('links.example', { makePrimary: true, includeWww: false })
    createRecords(domain)
    await check(domain)
    const info = async () => (await store.owner.call('store.findCurrent', { query: { storeId: store.storeId } })).json.storeDomain
    expect(await info()).toBe('links.example')
    await server.owner.query(`update domains set failing_since = $1 where host = 'links.example'`, [new Date(Date.now() - GRACE)])
    deleteRecords(domain)
    expect(wait(await check(domain))).toBe(60_000)
    expect(await info()).toBe(store.host)
    await reads(store.host, 200)
    createRecords(domain)
    await check(domain)
    expect(await info()).toBe('links.example')
    await release(domain)
    deleteRecords(domain)
  })

  it('belongs to the store whose record exists: claims block nobody, and a new owner takes over', async () => {
    const [rival, third] = [await server.createStore(), await server.createStore()]
    const squatted = await add('sold.example', { of: rival, includeWww: false })
    const mine = await add('sold.example', { includeWww: false })
    createRecords(mine)
    expect(statuses(await check(squatted, rival))).toEqual({ 'sold.example': 'verifying' })
    expect(statuses(await check(mine))).toEqual({ 'sold.example': 'active' })
    // The time of the first success stays.
    const verified = async () =>
      (await server.owner.query(`select verified_at, checks from domains where status = 'active' and host = 'sold.example'`)).rows
    const [first] = await verified()
    expect(first).toEqual({ verified_at: expect.any(Date), checks: 0 })
    await check(mine)
    expect(await verified()).toEqual([{ ...first, checks: 1 }])

    const next = await add('sold.example', { of: third, includeWww: false })
    const txt = next.records[0]
    dns.set(txt?.name ?? '', 'TXT', mine.records[0]?.value ?? '', txt?.value ?? '')
    expect(await check(next, third)).toMatchObject({ hostnames: [{ status: 'verifying', problem: 'held_by_other_store' }] })
    dns.set(txt?.name ?? '', 'TXT', txt?.value ?? '')
    dns.set('sold.example', 'A', '198.51.100.9')
    expect(await check(next, third)).toMatchObject({ hostnames: [{ status: 'verifying', problem: 'held_by_other_store' }] })
    dns.set('sold.example', 'A', ADDRESS)
    const lost = await changedTags(server, store.storeId, async () =>
      expect(statuses(await check(next, third))).toEqual({ 'sold.example': 'active' }),
    )
    expect(lost).toBe('everything')
    const { rows } = await server.owner.query(
      `select status, last_error, tls_status, checks, failing_since > now() - interval '1 minute' as just_failed
         from domains where store_id = $1 and host = 'sold.example'`,
      [store.storeId],
    )
    const lostRow = { status: 'error', last_error: 'held_by_other_store', tls_status: 'none', checks: 0, just_failed: true }
    expect(rows).toEqual([lostRow])
    expect(await check(mine)).toMatchObject({ hostnames: [{ status: 'error', problem: 'txt_missing' }] })
    await Promise.all([release(squatted, rival), release(mine), release(next, third)])
    deleteRecords(next)
  })

  it('goes to one of two stores that prove it at the same time', async () => {
    const rival = await server.createStore()
    const [first, second] = [
      await add('both-want.example', { includeWww: false }),
      await add('both-want.example', { of: rival, includeWww: false }),
    ]
    createRecords(first)
    const tokens = [first, second].map(({ records }) => records[0]?.value ?? '')
    dns.set('_blockfront.both-want.example', 'TXT', ...tokens)
    const shown = await Promise.all([check(first), check(second, rival)])
    const results = shown.flatMap(({ hostnames }) => hostnames.map(({ status, problem }) => `${status} ${problem}`))
    expect(results.sort()).toEqual(['active null', 'verifying held_by_other_store'])
    await Promise.all([release(first), release(second, rival)])
    deleteRecords(first)
  })

  it('is checked by a job on a schedule that slows down', async () => {
    const domain = await add('later.example', { includeWww: false })
    const due = async () => {
      await server.owner.query(`update domains set next_check_at = now() where host = 'later.example'`)
      await server.owner.query(`select graphile_worker.add_job('domain.check', '{}')`)
    }
    await due()
    const row = async () => (await list()).domains.find(({ name }) => name === 'later.example')
    await expect.poll(async () => (await row())?.checkedAt).not.toBeNull()
    expect(wait(await row())).toBe(2 * 60_000)
    createRecords(domain)
    await due()
    await expect.poll(async () => statuses((await row()) as Domain)).toEqual({ 'later.example': 'active' })
    await release(domain)
    deleteRecords(domain)
  })

  it('is primary only once it has its certificate, on a server with HTTPS', async () => {
    const domain = await add('secure.example', { includeWww: false, makePrimary: true })
    createRecords(domain)
    const { config } = server.serverContext
    const { domains } = config
    const checked = async (change = '') => {
      await server.owner.query(`
        update domains set checked_at = null, next_check_at = now() ${change} where host = 'secure.example';
        select graphile_worker.add_job('domain.check', '{}')`)
      const sql = `select status, tls_status, is_primary from domains where host = 'secure.example' and checked_at is not null`
      const row = async () => (await server.owner.query(sql)).rows[0]
      await expect.poll(row).toBeDefined()
      return row()
    }
    const certificate = async () => {
      const { rows } = await server.owner.query(
        `select tls_status, tls_error, is_primary, round(extract(epoch from next_check_at - checked_at) / 60)::int as minutes
           from domains where host = 'secure.example'`,
      )
      return rows[0]
    }
    // Without a certificate, it ends each handshake with an alert.
    const proxy = createTlsServer().listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const use = (tlsCheck: string) => Object.assign(config, { secure: true, domains: { ...domains, tlsCheck } })
    try {
      use('127.0.0.1:1')
      expect(await checked()).toEqual({ status: 'active', tls_status: 'pending', is_primary: false })
      use(`127.0.0.1:${port}`)
      await checked()
      const failed = { tls_status: 'failed', tls_error: 'no_certificate', is_primary: false }
      await expect.poll(certificate).toEqual({ ...failed, minutes: 1 })
      await checked()
      await expect.poll(certificate).toEqual({ ...failed, minutes: 2 })
      // Without a connection, the last result stays.
      use('127.0.0.1:1')
      await checked()
      expect(await certificate()).toEqual({ ...failed, minutes: 4 })
      expect(await checked(`, tls_status = 'issued'`)).toEqual({ status: 'active', tls_status: 'issued', is_primary: true })
    } finally {
      Object.assign(config, { secure: false, domains })
      proxy.close()
    }
    await release(domain)
    deleteRecords(domain)
  })

  it('whose check fails is checked again later, and does not stop the checks of others', async () => {
    const broken = await add('broken.example', { includeWww: false })
    const sound = await add('sound.example', { includeWww: false })
    await server.owner.query(`
      create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse_change before update of observed on domains
        for each row when (new.host = 'broken.example') execute function refuse_change();
      update domains set next_check_at = now() - interval '1 minute' where host in ('broken.example', 'sound.example');
      select graphile_worker.add_job('domain.check', '{}')`)
    const row = async (host: string) =>
      (
        await server.owner.query(
          `select checked_at, checks > 0 as is_counted, next_check_at > now() as is_later from domains where host = $1`,
          [host],
        )
      ).rows[0]
    await expect.poll(() => row('broken.example')).toEqual({ checked_at: null, is_counted: true, is_later: true })
    await expect.poll(() => row('sound.example')).toMatchObject({ checked_at: expect.any(Date), is_later: true })
    await server.owner.query('drop trigger refuse_change on domains; drop function refuse_change')
    await Promise.all([release(broken), release(sound)])
  })

  it('is refused with a reason, twice in one store, beyond the plan, and to staff', async () => {
    const { owner, storeId } = await server.createStore()
    const host = async (name: string) => (await owner.call('domain.add', { body: { storeId, host: name } })).json
    expect((await host('192.0.2.7')).fields).toEqual({ host: 'Enter a domain, not an IP address.' })
    expect((await host('localhost')).fields?.host).toContain('platform')
    await expectOk(owner.call('domain.add', { body: { storeId, host: 'twice.example' } }))
    expect((await host('www.twice.example')).code).toBe('domain_taken')
    await server.owner.query(`update plans set limits = limits || '{"customDomains": 1}'`)
    expect(await host('more.example')).toMatchObject({
      code: 'limit_reached',
      error: expect.stringContaining('1 custom domains'),
    })
    await server.owner.query(`update plans set limits = limits || '{"customDomains": 20}'`)
    const { json } = await owner.call('domain.list', { query: { storeId } })
    const custom = json.domains[1]
    expect((await choose({ owner, storeId, host: '' }, custom?.hostnames[0]?.hostnameId)).json.code).toBe('domain_not_ready')
    const staff = await server.signUp()
    await server.addStaff(storeId, staff.userId, 'fulfillment')
    expect((await staff.call('domain.list', { query: { storeId } })).status).toBe(200)
    expect((await staff.call('domain.add', { body: { storeId, host: 'a.example' } })).status).toBe(403)
  })

  it('below .localhost works with the records that the development DNS creates', async () => {
    const { owner, storeId } = store
    const domain = await add('alder.localhost')
    const set = async (exist: boolean) =>
      (await expectOk(owner.call('domain.setTestRecords', { body: { storeId, domainId: domain.domainId, exist } }))).json
    expect(statuses(await set(true))).toEqual({ 'alder.localhost': 'active', 'www.alder.localhost': 'active' })
    expect((await set(false)).records.map(({ state }) => state)).toEqual(['missing', 'missing', 'missing'])
    const { config } = server.serverContext
    const { mode } = config
    config.mode = 'production'
    const body = { storeId, domainId: domain.domainId, exist: true }
    const inProduction = await owner.call('domain.setTestRecords', { body })
    config.mode = mode
    expect(inProduction.status).toBe(404)
    const taken = await owner.call('domain.add', { body: { storeId, host: store.host } })
    expect(taken.json.fields).toEqual({ host: 'A store of this server uses this name.' })
    await release(domain)
    const real = await add('real.example')
    const refused = await owner.call('domain.setTestRecords', { body: { storeId, domainId: real.domainId, exist: true } })
    expect(refused.status).toBe(404)
    await release(real)
  })
})

it('a name is taken if a store has it, or the platform reserves it', async () => {
  const exists = async (storeDomain: string) => (await store.owner.call('store.domainExists', { query: { storeDomain } })).json
  const label = store.host.slice(0, -'.localhost'.length)
  for (const taken of [store.host, label, label.toUpperCase(), 'localhost', 'www', 'www.localhost', 'a.b.localhost', 'admin'])
    expect([taken, await exists(taken)]).toEqual([taken, { exists: true }])
  for (const free of ['nobody-has-this', 'nobody-has-this.localhost', 'free.example'])
    expect([free, await exists(free)]).toEqual([free, { exists: false }])
  expect((await exists('no name')).fields).toEqual({ 'query.storeDomain': 'Not a valid hostname.' })
})

it('gets its certificate immediately, although an earlier answer "not found" is still cached', async () => {
  const domain = await add('early.example', { includeWww: false })
  const requestCertificate = async () =>
    (await server.client().raw({ method: 'GET', path: '/internal/tls-ask?domain=early.example' })).status
  expect([(await get('early.example')).status, await requestCertificate()]).toEqual([404, 404])
  // Without the notification, which the test cannot hold back.
  await server.owner.query(`update domains set status = 'active' where host = 'early.example'`)
  expect(await requestCertificate()).toBe(200)
  await release(domain)
})

it('reaches every process, and tls-ask knows exact active hostnames only', async () => {
  const other = await server.another({ config: { rateLimits: true } })
  const domain = await add('both.example', { makePrimary: true })
  const requestCertificate = async (host: string) =>
    (await server.client().raw({ method: 'GET', path: `/internal/tls-ask?domain=${host}` })).status
  expect((await get('both.example', '/', other.port)).status).toBe(404)
  expect(await requestCertificate('both.example')).toBe(404)
  createRecords(domain)
  await check(domain)
  await expect.poll(async () => (await get('both.example', '/', other.port)).status).toBe(200)
  expect(
    await Promise.all(['both.example', 'www.both.example', 'a.both.example', 'oth.example'].map(requestCertificate)),
  ).toEqual([200, 200, 404, 404])
  // The process with rate limits allows 20 checks of a store in a minute.
  const limited = createClient(other.port, 'localhost', { cookies: store.owner.cookie() })
  const body = { storeId: store.storeId, domainId: domain.domainId }
  const started = Date.now()
  const responses = [(await limited.call('domain.checkStatus', { body })).status]
  const ended = Date.now()
  const { rows } = await server.owner.query('select expire from rate_limits where key = $1', [`domain-check:${store.storeId}`])
  const counted = Number(rows[0].expire) - 60_000
  expect([counted >= started, counted <= ended]).toEqual([true, true])
  for (let n = 2; n <= 21; n++) responses.push((await limited.call('domain.checkStatus', { body })).status)
  expect(responses).toEqual([...Array<number>(20).fill(200), 429])
  await release(domain)
  await expect.poll(async () => (await get('both.example', '/', other.port)).status).toBe(404)
  expect(await requestCertificate('both.example')).toBe(404)
  await other.stop()
})
