import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Endpoint, type EndpointId, endpoints, routes } from '@blockfront/contract'
import { starterUrl } from '@blockfront/starter'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rawRequest } from '../../testing/request.ts'
import { type Client, expectOk, linkToken, startTestServer, type TestServer } from '../../testing/server.ts'
import { handlers } from '../api/all.ts'

let server: TestServer
let owner: Client
let storeId: string
let host: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ owner, storeId, host } = await server.createStore())
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

/** The response to a request that has no header but one that closes the connection. */
async function withoutHost(line: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(`${line}\r\nConnection: close\r\n\r\n`))
  return text(socket)
}

const put = (body: unknown, headers: Record<string, string> = {}) =>
  owner.raw({ method: 'PUT', path: '/api/store/update-fb-pixel', body, headers })

describe('a response', () => {
  it('to an error has a message and a code, and no internal details', async () => {
    const response = await server.client().raw({ method: 'GET', path: '/api/user/profile' })
    expect([response.status, response.json]).toEqual([
      401,
      { error: 'Please sign in to continue.', code: 'unauthenticated', redirectTo: '/login' },
    ])
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('has the request id of a proxy, or a new one', async () => {
    const given = await server
      .client()
      .raw({ method: 'GET', path: '/api/user/profile', headers: { 'x-request-id': 'abcdef-123456' } })
    expect(given.headers['x-request-id']).toBe('abcdef-123456')
    const own = await server
      .client()
      .raw({ method: 'GET', path: '/api/user/profile', headers: { 'x-request-id': 'no <script>' } })
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('says that the disk of the database is full, or that it cannot work now, and nothing is saved', async () => {
    const { json: product } = await expectOk(owner.call('product.add', { body: { storeId, name: 'Jug', price: 1 } }))
    await server.owner.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise sqlstate '53100'; end $$;
       create trigger refuse before update on products for each row execute function refuse()`,
    )
    const save = () => owner.call('product.update', { body: { storeId, id: product.id, name: 'Jug', price: 2 } })
    const answers: unknown[] = []
    try {
      for (const state of ['53100', '53200', '53400', '57P01', '58030', '25006', '57014', 'XX000']) {
        await server.owner.query(
          `create or replace function refuse() returns trigger language plpgsql as $$ begin raise sqlstate '${state}'; end $$`,
        )
        const { status, json, headers } = await save()
        answers.push([state, status, json.code, headers['retry-after']])
      }
    } finally {
      await server.owner.query('drop function refuse cascade')
    }
    expect(answers).toEqual([
      ['53100', 507, 'storage_full', undefined],
      ...['53200', '53400', '57P01', '58030', '25006'].map((state) => [state, 503, 'unavailable', '1']),
      ['57014', 503, 'unavailable', '2'],
      ['XX000', 500, 'internal', undefined],
    ])
    expect((await expectOk(owner.call('product.getById', { params: { id: product.id } }))).json.price).toBe(1)
  })

  it('to a wrong method lists the allowed ones', async () => {
    const response = await owner.raw({ method: 'DELETE', path: '/api/user/profile' })
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, PUT'])
  })

  it('to an unknown URL is 404', async () => {
    expect((await owner.raw({ method: 'GET', path: '/api/nothing/here' })).json).toEqual({
      error: 'Not found.',
      code: 'not_found',
    })
  })
})

describe('a body', () => {
  const good = () => ({ storeId, fbPixelId: '123456789012345' })

  it('is accepted as JSON', async () => {
    expect((await put(good())).status).toBe(200)
    expect((await put(good(), { 'content-type': 'application/json; charset="UTF-8"' })).status).toBe(200)
  })

  it.each([
    ['text/plain', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['another charset', 'application/json; charset=latin1'],
  ])('is refused as %s', async (_, type) => {
    expect((await put(JSON.stringify(good()), { 'content-type': type })).status).toBe(415)
  })

  it.each([
    ['empty', ''],
    ['not JSON', '{storeId:'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ['nested without end', '['.repeat(100_000)],
    ['nested too deep', `${'['.repeat(200)}${']'.repeat(200)}`],
    ['null', 'null'],
    ['a list', '[]'],
    ['a prototype key', '{"__proto__":{"admin":true},"storeId":"x","fbPixelId":""}'],
    ['a hidden prototype key', '{"\\u005f_proto__":{},"storeId":"x","fbPixelId":""}'],
    ['a constructor', '{"constructor":{"prototype":{}},"storeId":"x","fbPixelId":""}'],
    ['a NUL', '{"storeId":"a\\u0000b","fbPixelId":""}'],
    ['half a surrogate pair', '{"storeId":"\\ud800","fbPixelId":""}'],
    ['an overlong number', '{"storeId":1e999,"fbPixelId":""}'],
  ])('is refused when %s', async (_, body) => {
    const response = await put(body)
    expect(response.status).toBe(400)
    expect((response.json as { code: string }).code).toMatch(/^(malformed|invalid_input)$/)
  })

  it('is refused beyond its limit, with or without a declared size', async () => {
    expect((await put({ ...good(), padding: 'x'.repeat(300_000) })).status).toBe(413)
    const chunked = await put(JSON.stringify({ ...good(), padding: 'x'.repeat(300_000) }), {
      'transfer-encoding': 'chunked',
      'content-length': '',
    }).catch(() => undefined)
    if (chunked) expect([400, 413]).toContain(chunked.status)
  })

  it('with errors gets each of them reported', async () => {
    const response = await owner.call('store.create', { body: { name: '', subdomain: 'A b', currency: 'XXX' as 'USD' } })
    expect(response.status).toBe(400)
    expect(Object.keys(response.json.fields ?? {}).sort()).toEqual(['currency', 'name', 'subdomain'])
  })
})

describe('a cross-origin write', () => {
  it.each([
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost.evil.test' }, 403],
    [{ origin: 'http://shop.localhost' }, 403],
    [{ origin: 'https://localhost' }, 403],
    [{ origin: 'http://localhost:1' }, 403],
    [{ origin: 'blob:http://localhost/x' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('with %j gets %i', async (headers, status) => {
    expect((await put({ storeId, fbPixelId: '' }, headers as Record<string, string>)).status).toBe(status)
  })
})

describe('a hostname', () => {
  it('that is unknown gets a page that says so, and "store not found" for files and calls', async () => {
    const page = await server.client('nobody.localhost').raw({ method: 'GET', path: '/shop' })
    expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(page.text).toContain('<h1>Store not found</h1>')
    expect(page.text).toContain(`<a href="${server.serverContext.config.publicUrl}/login">Sign in</a>`)
    const file = await server.client('nobody.localhost').raw({ method: 'GET', path: '/media/a/b.png' })
    expect([file.status, file.text]).toEqual([404, 'Store not found\n'])
    const call = await server.client('nobody.localhost').call('store.getInfo', { query: {} })
    expect([call.status, call.json.code]).toEqual([404, 'store_not_found'])
  })

  it.each(['UPPER', 'port', 'dot'])('is compared without case, port and trailing dot: %s', async (form) => {
    const written = { UPPER: host.toUpperCase(), port: `${host}:8080`, dot: `${host}.` }[form] ?? host
    expect((await expectOk(server.client(written).call('store.getInfo', { query: {} }))).json.storeId).toBe(storeId)
  })

  it('that is missing is refused', async () => {
    expect(await withoutHost('GET /api/user/profile HTTP/1.0')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('of the platform exists in two forms', async () => {
    expect((await server.client('www.localhost').raw({ method: 'GET', path: '/api/user/profile' })).status).toBe(401)
  })

  it("of a store does not serve members' endpoints, and the main hostname does not serve shoppers' endpoints", async () => {
    const member = await server.client(host).call('store.getPixel', { query: { storeId } })
    expect([member.status, member.json.code]).toEqual([404, 'not_found'])
    const shopper = await server.client().call('store.getInfo', { query: {} })
    expect([shopper.status, shopper.json.code]).toEqual([404, 'store_not_found'])
  })

  it('alone determines the store, regardless of the input', async () => {
    const other = await server.createStore()
    const response = await server.client(other.host).call('store.getInfo', { query: { domain: host } })
    expect(response.json.storeId).toBe(other.storeId)
  })

  it('stops working in every process when its store is deleted', async () => {
    const second = await server.another()
    const deleted = await server.createStore()
    const elsewhere = () => server.client(deleted.host).raw({ method: 'GET', path: '/api/store/get-store-info' })
    expect((await elsewhere()).status).toBe(200)
    const { rawRequest } = await import('../../testing/request.ts')
    const atSecond = () => rawRequest(second.port, { host: deleted.host, method: 'GET', path: '/api/store/get-store-info' })
    expect((await atSecond()).status).toBe(200)
    const { json } = await deleted.owner.call('store.findCurrent', { query: { storeId: deleted.storeId } })
    await server.confirmSessions()
    await expectOk(deleted.owner.call('store.delete', { body: { storeId: deleted.storeId, name: json.name } }))
    await expect.poll(async () => (await atSecond()).status).toBe(404)
    expect((await elsewhere()).status).toBe(404)
  })
})

describe('access', () => {
  it("gives the same response for another account's store and for one that does not exist", async () => {
    const stranger = await server.signUp()
    const foreign = await stranger.call('store.findCurrent', { query: { storeId } })
    const missing = await stranger.call('store.findCurrent', { query: { storeId: 'doesnotexist' } })
    expect([foreign.status, foreign.json]).toEqual([403, missing.json])
    expect(missing.status).toBe(403)
  })

  it('requires a session before validating the input', async () => {
    const response = await server.client().raw({ method: 'PUT', path: '/api/store/update-fb-pixel', body: '{"broken' })
    expect(response.status).toBe(401)
  })

  it('allows managers everything except what only the owner may do', async () => {
    const staff = await server.signUp()
    await server.addStaff(storeId, staff.userId)
    expect((await expectOk(staff.call('store.findCurrent', { query: { storeId } }))).json.role).toBe('manager')
    const refused = await staff.call('store.delete', { body: { storeId, name: 'x' } })
    expect([refused.status, refused.json.code]).toEqual([403, 'forbidden'])
  })

  it.each(Object.keys(handlers).filter((id) => !['public', 'host', 'host-or-member'].includes(accessOf(id))))(
    'of %s needs a session',
    async (id) => {
      const [method = '', path = ''] = routes[id as EndpointId].split(' ')
      const response = await server.client().raw({ method, path: `/api${path.replaceAll(/\{\w+\}/g, 'x')}` })
      expect([response.status, (response.json as { code: string }).code]).toEqual([401, 'unauthenticated'])
    },
  )
})

const accessOf = (id: string) => (endpoints[id as EndpointId] as Endpoint).access

describe('rate limits', () => {
  it('apply across processes and name the time to wait', async () => {
    const limited = await startTestServer({ config: { rateLimits: true } })
    try {
      const second = await limited.another()
      const guess = (port: number) =>
        rawRequest(port, {
          host: 'localhost',
          method: 'POST',
          path: '/api/auth/login',
          body: { email: 'victim@example.com', password: 'guess' },
        })
      const statuses: number[] = []
      for (let i = 0; i < 10; i++) statuses.push((await guess(i % 2 ? limited.port : second.port)).status)
      expect(new Set(statuses)).toEqual(new Set([401]))
      const refused = await guess(limited.port)
      expect([refused.status, (refused.json as { code: string }).code]).toEqual([429, 'rate_limited'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      await limited.stop()
    }
  })

  it('slow down password guesses from many addresses, and never lock the owner out of a known browser', async () => {
    const limited = await startTestServer({ config: { rateLimits: true, trustedProxies: 1 } })
    try {
      const person = await limited.signUp()
      const { email, password } = person
      await expectOk(person.call('auth.login', { body: { email, password } }))
      let addresses = 0
      const guess = (client = limited.client(), word = 'a wrong phrase', ip = `203.0.113.${++addresses}`) =>
        client.raw({
          method: 'POST',
          path: '/api/auth/login',
          headers: { 'x-forwarded-for': ip },
          body: { email, password: word },
        })
      const attempts = async () =>
        (await limited.owner.query(`select points from rate_limits where key = $1`, [`sign-in/${email}`])).rows[0]?.points ?? 0

      // An unconfirmed account of another person with the same address makes no browser known and lifts no limit.
      const stranger = limited.client()
      const own = 'the phrase of a stranger'
      await expectOk(stranger.call('auth.signup', { body: { name: 'X', email, password: own } }))
      await expectOk(guess(stranger, own))
      await expectOk(guess(stranger, own))
      expect(await attempts()).toBe(2)

      for (let i = 3; i <= 10; i++) expect((await guess()).status).toBe(401)
      const started = performance.now()
      expect((await guess()).status).toBe(401)
      expect(performance.now() - started).toBeGreaterThan(490)

      const slow = [guess(), guess(), guess()]
      await expect.poll(attempts).toBe(14)
      const refused = await guess()
      expect([refused.status, Number(refused.headers['retry-after']) <= 10]).toEqual([429, true])
      let answered = false
      void Promise.all(slow).then(() => {
        answered = true
      })
      await expectOk(guess(limited.client(), password).then(() => guess(person, password)))
      expect([answered, await attempts()]).toEqual([false, 16])
      expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([401, 401, 401])

      // A known browser has a separate limit, which other clients cannot use up.
      for (let i = 0; i < 10; i++) expect((await guess(person)).status).toBe(401)
      expect((await guess(person)).status).toBe(429)

      // The link from an email makes a browser known again.
      await expectOk(limited.client().call('auth.forgotPassword', { body: { email } }))
      const back = limited.client()
      const token = linkToken((await limited.email(email, 'reset-password')).text)
      await expectOk(back.call('auth.resetPassword', { body: { token, password: 'a fresh and rare phrase' } }))
      await expectOk(guess(back, 'a fresh and rare phrase'))
    } finally {
      await limited.stop()
    }
  })
})

describe('a server with TLS in production', () => {
  it('distinguishes http from https, and requires TLS for its subdomains, but not for those of a store', async () => {
    const secured = await server.another({ config: { secure: true, mode: 'production', publicUrl: 'https://localhost' } })
    const send = (at: string, path: string, method = 'GET', headers = {}) =>
      rawRequest(secured.port, { host: at, method, path, headers, ...(method === 'POST' && { body: {} }) })
    const login = async (at: string, origin: string) => (await send(at, '/api/auth/login', 'POST', { origin })).status
    expect([await login('localhost', 'http://localhost'), await login('localhost', 'https://localhost')]).toEqual([403, 400])
    expect([await login('localhost:443', 'https://localhost'), await login('localhost:444', 'https://localhost')]).toEqual([
      400, 403,
    ])
    const policy = async (at: string, path: string) => (await send(at, path)).headers['strict-transport-security']
    for (const path of ['/api/billing/plans', '/api/auth/check-auth', '/api/nowhere'])
      expect([path, await policy('localhost', path)]).toEqual([path, 'max-age=31536000; includeSubDomains'])
    for (const path of ['/api/store/info', '/api/nowhere', '/', '/robots.txt'])
      expect([path, await policy(host, path)]).toEqual([path, 'max-age=31536000'])
    expect((await send('localhost', '/metrics')).status).toBe(403)
  })
})

describe('security.txt', () => {
  it('is on every hostname if the operator set a contact, and on none otherwise', async () => {
    const path = '/.well-known/security.txt'
    for (const at of ['localhost', host]) expect((await server.client(at).raw({ method: 'GET', path })).status).toBe(404)
    const { port } = await server.another({
      config: { securityContact: 'mailto:security@example.com', publicUrl: 'https://localhost', publicUrlGiven: true },
    })
    for (const at of ['localhost', host]) {
      const response = await rawRequest(port, { host: at, method: 'GET', path })
      expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8'])
      const expires = /^Contact: mailto:security@example\.com\nExpires: (\d{4}-\d\d-\d\dT00:00:00Z)\nCanonical: (\S+)\n$/.exec(
        response.text,
      )
      expect(expires?.[2]).toBe(`https://${at}${path}`)
      const days = (Date.parse(expires?.[1] ?? '') - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(170)
      expect(days).toBeLessThan(365)
    }
    expect((await rawRequest(port, { host: 'nobody.localhost', method: 'GET', path })).status).toBe(404)
  })
})

describe('a development page', () => {
  const mailbox = (port: number, headers: Record<string, string> = {}, at = 'localhost') =>
    rawRequest(port, { host: at, method: 'GET', path: '/dev/mailbox', headers }).then(({ status }) => status)

  it('is available to a direct client on this machine only', async () => {
    expect(await mailbox(server.port)).toBe(200)
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect([name, await mailbox(server.port, { [name]: '127.0.0.1' })]).toEqual([name, 404])
    expect(await mailbox(server.port, {}, host)).toBe(404)
    const unverified = server.client()
    const body = { name: 'X', email: 'proxied@example.com', password: 'a phrase to remember' }
    await expectOk(unverified.call('auth.signup', { body }))
    const check = await unverified.raw({
      method: 'GET',
      path: '/api/auth/check-auth?screen=verify-email',
      headers: { via: '1.1 proxy' },
    })
    expect([check.status, 'mailbox' in (check.json as object)]).toEqual([200, false])
    const emailsTo = (to: string) => server.client().raw({ method: 'GET', path: `/dev/mailbox?to=${to}` })
    expect((await emailsTo('proxied@example.com')).text.match(/<p>To [^ ]+/g)).toEqual(['<p>To proxied@example.com'])
    expect((await emailsTo('nobody@example.com')).text).toContain('No emails yet.')
  })

  it('is missing in production, and if the main hostname is public', async () => {
    const production = await server.another({ config: { mode: 'production' } })
    expect(await mailbox(production.port)).toBe(404)
    const forgotten = await server.another({ config: { mode: 'development', mainHostname: 'example.com' } })
    expect(await mailbox(forgotten.port, {}, 'example.com')).toBe(404)
  })
})

describe('operation', () => {
  it('reports liveness and readiness on any hostname', async () => {
    const anyone = server.client('10.0.0.1')
    expect((await anyone.raw({ method: 'GET', path: '/healthz' })).text).toBe('ok\n')
    expect((await anyone.raw({ method: 'GET', path: '/readyz' })).text).toBe('ready\n')
    expect((await server.client(host).raw({ method: 'GET', path: '/healthz/database' })).text).toBe('ok\n')
    expect((await server.client().raw({ method: 'GET', path: '/metrics' })).text).toContain('\nblockfront_database_up 1\n')
  })

  it.each(['1.0', '1.1'])('responds to probes without a Host header, in HTTP/%s', async (version) => {
    expect(await withoutHost(`GET /healthz HTTP/${version}`)).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n(?:3\r\n)?ok\n/s)
    expect(await withoutHost(`GET /readyz HTTP/${version}`)).toMatch(/^HTTP\/1\.1 200 .*ready\n/s)
    for (const path of ['/', '/api/user/profile', '/assets/none.js'])
      expect(await withoutHost(`GET ${path} HTTP/${version}`)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('does not start in production on a port that is in use', async () => {
    await expect(server.another({ config: { mode: 'production', port: server.port } })).rejects.toThrow(
      `Port ${server.port} is in use by another process.`,
    )
  })

  it('lets a proxy on this machine get certificates for main hostnames and active stores only', async () => {
    const request = async (domain: string, headers: Record<string, string> = {}) =>
      (await server.client('anything').raw({ method: 'GET', path: `/internal/tls-ask?domain=${domain}`, headers })).status
    expect([
      await request('localhost'),
      await request('www.localhost'),
      await request(host),
      await request(`${host.toUpperCase()}.`),
    ]).toEqual([200, 200, 200, 200])
    expect([await request('nobody.localhost'), await request('example.com'), await request('')]).toEqual([404, 404, 400])
    expect(await request(host, { 'x-forwarded-for': '203.0.113.7' })).toBe(403)
  })

  it('lets a proxy on another machine ask only with the configured token', async () => {
    const token = 'a-token-of-16-letters'
    const closed = await startTestServer({ config: { tlsAskToken: token } })
    try {
      const request = async (query: string, headers: Record<string, string> = {}) =>
        (await closed.client('anything').raw({ method: 'GET', path: `/internal/tls-ask?${query}`, headers })).status
      expect(await request('domain=localhost')).toBe(403)
      expect(await request('domain=localhost&token=a-wrong-token-of-letters')).toBe(403)
      expect(await request(`domain=localhost&token=${token}`, { 'x-forwarded-for': '203.0.113.7' })).toBe(200)
      expect(await request(`domain=nobody.localhost&token=${token}`)).toBe(404)
    } finally {
      await closed.stop()
    }
  })

  it('counts responses by endpoint', async () => {
    await owner.call('user.getProfile')
    const { text } = await server.client().raw({ method: 'GET', path: '/metrics' })
    expect(text).toMatch(/blockfront_request_seconds_count\{call="user\.getProfile",status="200"\} \d+/)
    expect(text).toContain('blockfront_database_connections')
    const proxied = await server.client().raw({ method: 'GET', path: '/metrics', headers: { forwarded: 'for=203.0.113.7' } })
    expect(proxied.status).toBe(403)
  })

  it('hides its metrics without the token if one is set', async () => {
    const closed = await startTestServer({ config: { metricsToken: 'a-token-of-16-letters' } })
    try {
      expect((await closed.client().raw({ method: 'GET', path: '/metrics' })).status).toBe(403)
      expect(
        (
          await closed
            .client()
            .raw({ method: 'GET', path: '/metrics', headers: { authorization: 'Bearer a-token-of-16-letters' } })
        ).status,
      ).toBe(200)
    } finally {
      await closed.stop()
    }
  })

  it('serves its documentation without external resources', async () => {
    const json = await server.client().raw({ method: 'GET', path: '/api/openapi.json' })
    expect((json.json as { openapi: string }).openapi).toMatch(/^3\.1/)
    const page = await server.client().raw({ method: 'GET', path: '/api/docs' })
    expect(page.text).toContain('/store/create-store')
    expect(page.text).not.toMatch(/<script|<link|src=|url\(|href="(?![#/])/)
  })
})

describe('a client that disconnects', () => {
  it('during a body, an upload or a response causes no server error', async () => {
    const logged = vi.spyOn(server.serverContext.log, 'error')
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')]
    const counted = async (call: string) => {
      const { text } = await server.client().raw({ method: 'GET', path: '/metrics' })
      return Number(new RegExp(`^blockfront_request_seconds_count{call="${call}",status="499"} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
    }
    const breakOff = async (head: readonly string[], part: string, isEnough: (received: number) => boolean) => {
      const socket = connect(server.port, '127.0.0.1')
      let received = 0
      socket.write([...head, `Host: ${server.client().host}`, `Cookie: ${owner.cookie()}`, '', part].join('\r\n'))
      await new Promise<void>((resolve) => {
        socket.on('data', ({ length }) => {
          received += length
          if (isEnough(received)) resolve()
        })
      })
      socket.resetAndDestroy()
    }
    const json = [
      'PUT /api/store/update-fb-pixel HTTP/1.1',
      'Content-Type: application/json',
      'Content-Length: 1000',
      'Expect: 100-continue',
    ]
    const upload = [
      `POST /api/media/upload?storeId=${storeId} HTTP/1.1`,
      'Content-Type: multipart/form-data; boundary=part',
      'Content-Length: 100000',
      'Expect: 100-continue',
    ]
    const file = '--part\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG'
    // The server sends "100 Continue" once it has begun to handle the request.
    await breakOff(json, '{"storeId":"', (received) => received > 0)
    await breakOff(upload, file, (received) => received > 0)
    await breakOff([`GET ${starterUrl('belt-turntable')} HTTP/1.1`], '', (received) => received > 1000)
    await breakOff(['GET /api/openapi.json HTTP/1.1'], '', (received) => received > 1000)
    await expect.poll(() => counted('store.updatePixel')).toBe(1)
    await expect.poll(() => counted('media.upload')).toBe(1)
    expect((await owner.call('user.getProfile')).status).toBe(200)
    expect(logged.mock.calls).toEqual([])
    for (const print of printed) expect(print.mock.calls).toEqual([])
  })
})
