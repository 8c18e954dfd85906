import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { productPath } from '@blockfront/commerce'
import type { CallOutput } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Authority, startAuthority } from '../../testing/acme/authority.ts'
import { freePorts, missingPrograms, type RunningProgram } from '../../testing/acme/programs.ts'
import { getWildcard, guideCaddyfiles, startProxy } from '../../testing/acme/proxy.ts'
import { launchTrustingBrowser, missingForBrowser } from '../../testing/acme/trusting-browser.ts'
import { type FakeStripe, startFakeStripe } from '../../testing/payment/stripe/fake-stripe.ts'
import { rawRequest } from '../../testing/request.ts'
import { type Client, expectOk, linkToken, startTestServer, type TestServer } from '../../testing/server.ts'
import { buyInBrowser } from '../../testing/shop/buy-in-browser.ts'

const missing = missingPrograms()
if (missing.length > 0)
  console.warn(`Certificates of custom domains are not tested: install ${missing.join(', ')} to run the test.`)
const withoutBrowser = missingForBrowser()
if (missing.length === 0 && withoutBrowser.length > 0)
  console.warn(`A custom domain is not opened in a browser: install ${withoutBrowser.join(', ')} to test this.`)

type Domain = CallOutput<'domain.add'>
const MAIN = 'shops.test'

/** The whole path of a custom domain with real programs: the guide's Caddyfile, and Pebble instead of Let's Encrypt. */
describe.runIf(missing.length === 0)('a custom domain over HTTPS', () => {
  const trusted = getCACertificates('default')
  let folder: string
  let httpPort = 0
  let httpsPort = 0
  let authority: Authority
  let server: TestServer
  let stripe: FakeStripe
  let caddy: RunningProgram
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'blockfront-acme-'))
    ;[httpPort = 0, httpsPort = 0] = await freePorts(2)
    authority = await startAuthority({ folder, httpPort, httpsPort })
    setDefaultCACertificates([...trusted, authority.root])
    await authority.setRecord(MAIN, 'A', '127.0.0.1')
    const wildcard = getWildcard({ folder, authority, mainHostname: MAIN })
    // It is awaited below, after the server has started.
    wildcard.catch(() => {})
    stripe = await startFakeStripe()
    // Webhooks cannot reach the main hostname, which only the test's name server knows.
    stripe.webhooks.held = true
    server = await startTestServer({
      config: {
        stripeApi: stripe.url,
        mainHostname: MAIN,
        publicUrl: `https://${MAIN}:${httpsPort}`,
        publicUrlGiven: true,
        secure: true,
        trustedProxies: 1,
        domains: {
          addresses: ['127.0.0.1'],
          cname: MAIN,
          nameServers: [authority.nameServer],
          tlsCheck: `127.0.0.1:${httpsPort}`,
        },
      },
    })
    await wildcard
    caddy = await proxy(guideCaddyfiles().sameMachine, { storage: storage(), serverPort: server.port })
    await vi.waitFor(async () => expect(await statusOf(MAIN, '/healthz')).toBe(200), { timeout: 60_000 })
  }, 60_000)
  afterAll(async () => {
    setDefaultCACertificates(trusted)
    await caddy?.stop()
    await server?.stop()
    await stripe?.stop()
    await authority?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const storage = (name = 'caddy') => join(folder, name)
  const proxy = (caddyfile: string, options: { storage: string; serverPort: number; env?: Record<string, string> }) =>
    startProxy({ caddyfile, folder, mainHostname: MAIN, authority, httpPort, httpsPort, ...options })

  /** A request through Caddy, from a client that trusts the authority. */
  function get(hostname: string, path = '/'): Promise<{ status: number; location: string | undefined; text: string }> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: httpsPort,
          servername: hostname,
          path,
          headers: { host: `${hostname}:${httpsPort}` },
          ca: authority.root,
          agent: false,
        },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }))
        },
      )
      outgoing.on('error', reject)
      outgoing.end()
    })
  }
  const statusOf = (hostname: string, path?: string) =>
    get(hostname, path).then(
      ({ status }) => status,
      () => 'no connection',
    )
  const hasCertificate = (hostname: string, folder = storage()) =>
    existsSync(join(folder, `certificates/localhost-${new URL(authority.directory).port}-dir/${hostname}`))
  const urlOf = (hostname: string, path = '/') => `https://${hostname}:${httpsPort}${path}`

  async function newStore(subdomain: string) {
    const owner: Client = server.client(MAIN)
    const email = `${subdomain}@example.com`
    const password = 'correct horse battery'
    await expectOk(owner.call('auth.signup', { body: { name: subdomain, email, password } }))
    const token = linkToken((await server.email(email, 'verify-email')).text)
    await expectOk(owner.call('auth.verifyEmail', { body: { token } }))
    return server.createStore({ owner, subdomain })
  }

  it('gets a certificate once it is verified, moves, and is gone after its release', async () => {
    const [{ owner, storeId, host }, rival] = [await newStore('alder'), await newStore('rival')]
    const card = { storeId, type: 'stripe', title: 'Credit card', settings: { secretKey: stripe.createAccount() } } as const
    await expectOk(owner.call('payment.addMethod', { body: card }))
    const mug = (await expectOk(owner.call('product.add', { body: { storeId, name: 'Mug', price: 12 } }))).json
    expect((await get(host)).status).toBe(200)
    const [shop, www] = ['shop.example.test', 'www.shop.example.test']
    const body = { storeId, host: shop, includeWww: true, makePrimary: true }
    const added = (await expectOk(owner.call('domain.add', { body }))).json
    expect(await statusOf(shop)).toBe('no connection')
    for (const { name, type, value } of added.records) await authority.setRecord(name, type, value)
    const list = async () => (await expectOk(owner.call('domain.list', { query: { storeId } }))).json.domains
    const shown = async () => (await list()).find(({ name }) => name === shop) as Domain
    const checked = (await expectOk(owner.call('domain.checkStatus', { body: { storeId, domainId: added.domainId } }))).json
    expect(checked.hostnames).toMatchObject([{ status: 'active' }, { status: 'active' }])
    const certificates = async () => (await shown()).hostnames.map(({ tlsStatus, isPrimary }) => [tlsStatus, isPrimary])
    await expect.poll(certificates, { timeout: 60_000 }).toEqual([
      ['issued', true],
      ['issued', false],
    ])

    await expect.poll(() => statusOf(shop)).toBe(200)
    const page = await get(shop)
    expect([page.status, page.text.includes(`<link rel="canonical" href="${urlOf(shop)}"`)]).toEqual([200, true])
    expect(await get(www, '/shop')).toMatchObject({ status: 301, location: urlOf(shop, '/shop') })
    expect(await get(host, '/shop')).toMatchObject({ status: 301, location: urlOf(shop, '/shop') })
    if (withoutBrowser.length === 0) {
      const browser = await launchTrustingBrowser({ folder, root: authority.root })
      const bought = await buyInBrowser(browser, urlOf(shop, productPath(mug.slug))).finally(() => browser.close())
      expect(bought.issuer).toMatch(/^Pebble/)
      expect(bought.orderPage).toContain(urlOf(shop, '/order/'))
    }
    const plain = await rawRequest(httpPort, { host: shop, method: 'GET', path: '/shop' })
    expect([plain.status, plain.headers.location]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/shop\.example\.test.*\/shop$/),
    ])

    const hostnameId = (await shown()).hostnames[1]?.hostnameId ?? ''
    await expectOk(owner.call('store.updateDomain', { body: { storeId, hostnameId } }))
    await expect.poll(() => get(shop, '/a?b=c')).toMatchObject({ status: 301, location: urlOf(www, '/a?b=c') })
    expect((await get(www)).status).toBe(200)

    await expectOk(owner.call('domain.release', { body: { storeId, domainId: added.domainId } }))
    // Caddy still has the certificate; the server knows that the hostname belongs to nobody.
    await expect.poll(async () => [await statusOf(shop), await statusOf(www), await statusOf(host)]).toEqual([404, 404, 200])

    const claim = { storeId: rival.storeId, host: shop }
    const claimed = (await expectOk(rival.owner.call('domain.add', { body: claim }))).json
    const check = async () => {
      const target = { storeId: rival.storeId, domainId: claimed.domainId }
      return (await expectOk(rival.owner.call('domain.checkStatus', { body: target }))).json.hostnames[0]?.status
    }
    expect([await check(), await statusOf(shop)]).toEqual(['verifying', 404])
    const [txt] = claimed.records
    await authority.setRecord(txt?.name ?? '', 'TXT', txt?.value ?? '')
    expect(await check()).toBe('active')
    await expect.poll(async () => (await get(shop)).location).toBe(urlOf(rival.host))
  }, 90_000)

  it('that was not verified gets no certificate, and does not exist for the proxy', async () => {
    for (const name of ['unclaimed.example.test', 'sub.www.shop.example.test']) {
      await authority.setRecord(name, 'A', '127.0.0.1')
      expect([name, await statusOf(name), hasCertificate(name)]).toEqual([name, 'no connection', false])
    }
    expect(hasCertificate('shop.example.test')).toBe(true)
    // The proxy forwards a visitor's request, which is not its own.
    expect(await statusOf(MAIN, '/internal/tls-ask?domain=shop.example.test')).toBe(403)
  })

  it('works with a proxy on another machine that sends the token', async () => {
    const token = randomBytes(16).toString('hex')
    const remote = await server.another({ config: { tlsAskToken: token } })
    await caddy.stop()
    const { otherMachine } = guideCaddyfiles()
    const options = { storage: storage('other-machine'), serverPort: remote.port }
    caddy = await proxy(otherMachine, { ...options, env: { BLOCKFRONT_TLS_ASK_TOKEN: token } })
    await expect.poll(() => statusOf(MAIN, '/healthz')).toBe(200)
    await expect.poll(() => statusOf('shop.example.test')).toBe(301)
    expect(hasCertificate('shop.example.test', options.storage)).toBe(true)
    expect(await statusOf('unclaimed.example.test')).toBe('no connection')
    expect(hasCertificate('unclaimed.example.test', options.storage)).toBe(false)
  })
})
