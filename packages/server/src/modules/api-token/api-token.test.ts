import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createClient, type Client as Program } from '@blockfront/contract/client'
import { codeBlocks } from '@blockfront/tooling/guides/code-blocks'
import { root } from '@blockfront/tooling/sources/repository'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest, requestOf } from '../../testing/request.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'

let server: TestServer
let owner: Client
let storeId: string
let host: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ owner, storeId, host } = await server.createStore({ subdomain: 'tokens' }))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

type Scopes = Parameters<typeof add>[0]
async function add(
  scopes: ('catalog.view' | 'catalog.manage' | 'orders.manage' | 'store.view' | 'audit.view')[],
  { expiresInDays = 90, by = owner }: { expiresInDays?: number | null; by?: Client } = {},
) {
  await server.confirmSessions()
  const body = { storeId, name: 'Warehouse', scopes, expiresInDays }
  return (await expectOk(by.call('apiToken.add', { body }))).json
}

/** The client that a program uses. */
const program = (token: string): Program => createClient({ baseUrl: `http://localhost:${server.port}/api`, token })
const programWith = async (scopes: Scopes) => program((await add(scopes)).token)
/** Status, code and message of the error of a call. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    ({ status, code, message }) => [status, code, message],
  )
const forbidden = [403, 'forbidden', 'You do not have permission to do this.']
const ENDED = [401, 'unauthenticated', 'This API token does not exist, was deleted or has expired.']
const products = (client: Program) => client.call('product.list', { query: { storeId } })

describe('an API token', () => {
  it('lets a program do what its scopes allow, and nothing else', async () => {
    const client = await programWith(['catalog.view', 'catalog.manage'])
    const { id } = await client.call('product.add', { body: { storeId, name: 'Jug', price: 12 } })
    expect((await products(client)).content.map((product) => product.id)).toEqual([id])
    expect(await failure(client.call('order.list', { query: { storeId } }))).toEqual([
      403,
      'forbidden',
      'This API token needs the scope orders.manage.',
    ])
    const reader = await programWith(['catalog.view'])
    expect((await products(reader)).content).toHaveLength(1)
    expect(await failure(reader.call('product.delete', { params: { storeId, productId: id } }))).toEqual([
      403,
      'forbidden',
      'This API token needs the scope catalog.manage.',
    ])
  })

  it('is reported to its creator by email, with what to do if it was somebody else', async () => {
    const by = await server.signUp()
    const shop = await server.createStore({ owner: by })
    await server.confirmSessions()
    await expectOk(
      by.call('apiToken.add', { body: { storeId: shop.storeId, name: 'Till', scopes: ['store.view'], expiresInDays: 7 } }),
    )
    const report = await server.email(by.email, 'account-change')
    expect(report.subject).toBe('An API token was added to your store')
    expect(report.text).toContain(shop.host)
    expect(report.text).toMatch(/delete the token.*\/dashboard\/api-tokens/s)
  })

  it('works for its store only, also where a call names a record', async () => {
    const other = await server.createStore({ owner })
    const { json: secret } = await expectOk(
      owner.call('product.add', { body: { storeId: other.storeId, name: 'Secret', price: 1 } }),
    )
    const client = await programWith(['catalog.view', 'catalog.manage'])
    expect(await failure(client.call('product.list', { query: { storeId: other.storeId } }))).toEqual(forbidden)
    expect(await failure(client.call('product.getById', { params: { id: secret.id } }))).toEqual([
      404,
      'not_found',
      expect.any(String),
    ])
  })

  it('cannot make the calls of a person: of the account, the membership, the staff and the tokens', async () => {
    const { token, apiToken } = await add(['store.view', 'catalog.view'])
    const client = program(token)
    const person = [403, 'forbidden', 'This call needs a person who is signed in. An API token cannot make it.']
    expect(await failure(client.call('user.getProfile'))).toEqual(person)
    expect(await failure(client.call('store.findAll'))).toEqual(person)
    expect(await failure(client.call('staff.leave', { body: { storeId } }))).toEqual(person)
    expect(await failure(client.call('staff.list', { query: { storeId } }))).toEqual(person)
    expect(await failure(client.call('apiToken.list', { query: { storeId } }))).toEqual(person)
    const { tokenId } = apiToken
    expect(await failure(client.call('apiToken.delete', { params: { storeId, tokenId } }))).toEqual(person)
  })

  it('is not read on the hostname of a store, where every caller is a shopper', async () => {
    const list = (from: string) =>
      rawRequest(server.port, {
        ...requestOf('product.list', { query: { storeId } }),
        host: from,
        headers: { authorization: 'Bearer bf_unknown' },
      })
    const [main, shop] = [await list('localhost'), await list(host)]
    expect([main.status, main.headers['www-authenticate'], shop.status]).toEqual([401, 'Bearer', 200])
  })

  it('is in the activity log with each change that it makes', async () => {
    const client = await programWith(['catalog.manage', 'audit.view'])
    await client.call('product.add', { body: { storeId, name: 'Bowl', price: 3 } })
    const { content } = await client.call('activity.list', { query: { storeId } })
    expect(content.slice(0, 2).map(({ text }) => text)).toEqual([
      'Added the product Bowl (API token Warehouse)',
      'Created the API token Warehouse',
    ])
    await expectOk(owner.call('product.add', { body: { storeId, name: 'Plate', price: 3 } }))
    expect((await client.call('activity.list', { query: { storeId } })).content[0]?.text).toBe('Added the product Plate')
  })

  it('stops working when it is deleted or expires, and says so', async () => {
    const { token, apiToken } = await add(['catalog.view'])
    const client = program(token)
    await products(client)
    await server.owner.query('update api_tokens set expires_at = now() where id = $1', [apiToken.tokenId])
    expect(await failure(products(client))).toEqual(ENDED)
    const lasting = await add(['catalog.view'], { expiresInDays: null })
    const { tokenId } = lasting.apiToken
    await products(program(lasting.token))
    await expectOk(owner.call('apiToken.delete', { params: { storeId, tokenId } }))
    expect(await failure(products(program(lasting.token)))).toEqual(ENDED)
    expect((await owner.call('apiToken.delete', { params: { storeId, tokenId } })).status).toBe(404)
    expect(await failure(products(program('bf_unknown')))).toEqual(ENDED)
  })

  it('can do no more than the member who created it, and ends with the membership', async () => {
    const { owner: founder, storeId: sold } = await server.createStore()
    await server.confirmSessions()
    const body = { storeId: sold, name: 'Sync', scopes: ['catalog.view' as const, 'catalog.manage' as const], expiresInDays: 1 }
    const client = program((await expectOk(founder.call('apiToken.add', { body }))).json.token)
    const list = () => client.call('product.list', { query: { storeId: sold } })
    await list()
    const buyer = await server.signUp()
    await server.addStaff(sold, buyer.userId)
    await expectOk(founder.call('staff.transferOwnership', { body: { storeId: sold, userId: buyer.userId } }))
    const { userId } = (await expectOk(founder.call('auth.checkAuth'))).json
    await expectOk(buyer.call('staff.changeRole', { body: { storeId: sold, userId, role: 'fulfillment' } }))
    await list()
    expect(await failure(client.call('product.add', { body: { storeId: sold, name: 'Cup', price: 1 } }))).toEqual(forbidden)
    await expectOk(buyer.call('staff.remove', { body: { storeId: sold, userId } }))
    expect(await failure(list())).toEqual(ENDED)
    expect((await expectOk(buyer.call('apiToken.list', { query: { storeId: sold } }))).json).toEqual([])
  })
})

describe('the tokens of a store', () => {
  it('are listed without their secrets, of which only hashes are stored', async () => {
    const before = Date.now()
    const { token, apiToken } = await add(['orders.manage', 'catalog.view', 'orders.manage'])
    expect(token).toMatch(/^bf_[A-Za-z0-9_-]{43}$/)
    expect(apiToken).toMatchObject({
      name: 'Warehouse',
      scopes: ['catalog.view', 'orders.manage'],
      ending: token.slice(-4),
      isExpired: false,
      lastUsedAt: null,
    })
    expect((Date.parse(apiToken.expiresAt ?? '') - before) / 86_400_000).toBeCloseTo(90, 2)
    const { json } = await expectOk(owner.call('apiToken.list', { query: { storeId } }))
    expect(json[0]).toEqual(apiToken)
    expect(JSON.stringify(json)).not.toContain(token)
    const { rows } = await server.owner.query('select * from api_tokens where id = $1', [apiToken.tokenId])
    expect(JSON.stringify(rows)).not.toContain(token.slice(3))
  })

  it('show when they were last used, and are not written again for five minutes', async () => {
    const { token, apiToken } = await add(['catalog.view'])
    const used = async () => {
      await products(program(token))
      const { json } = await expectOk(owner.call('apiToken.list', { query: { storeId } }))
      return json.find(({ tokenId }) => tokenId === apiToken.tokenId)?.lastUsedAt
    }
    const first = await used()
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000)
    expect(await used()).toBe(first)
    const [{ at }] = (
      await server.owner.query(
        `update api_tokens set last_used_at = now() - interval '6 minutes' where id = $1 returning last_used_at as at`,
        [apiToken.tokenId],
      )
    ).rows as [{ at: Date }]
    expect(Date.parse((await used()) ?? '')).toBeGreaterThan(at.getTime() + 5 * 60_000)
  })

  it('are limited, and only the owner manages them, after a confirmation', async () => {
    const body = { storeId, name: 'One more', scopes: ['catalog.view' as const], expiresInDays: null }
    await server.confirmSessions()
    await withStoreLimit('apiTokens', 0, async () =>
      expect((await owner.call('apiToken.add', { body })).json).toMatchObject({
        code: 'store_limit',
        error: 'A store can have up to 0 API tokens. Delete some to make room.',
      }),
    )
    await server.owner.query('update sessions set confirmed_at = null')
    expect((await owner.call('apiToken.add', { body })).json.code).toBe('confirmation_required')
    const manager = await server.signUp()
    await server.addStaff(storeId, manager.userId)
    expect((await manager.call('apiToken.list', { query: { storeId } })).status).toBe(403)
  })
})

describe('the guide', () => {
  it.each(codeBlocks('docs/guides/api-tokens.md'))('has an example that works, in line $line', async ({ code }) => {
    const { token } = await add(['catalog.view', 'catalog.manage'])
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: root,
      env: { BLOCKFRONT_URL: `http://localhost:${server.port}`, BLOCKFRONT_TOKEN: token, BLOCKFRONT_STORE_ID: storeId },
    })
    expect(stdout).toMatch(/^\[.*'Jug'.*\]\n$|^Teapot 48\n$/s)
  })
})
