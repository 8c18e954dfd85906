import {
  allowsToken,
  type Endpoint,
  type EndpointId,
  endpoints,
  roleCan,
  routeOf,
  type StoreRole,
  servedOn,
  tokenScopes,
} from '@blockfront/contract'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../delivery/api/all.ts'
import { changedTags } from '../testing/changed-tags.ts'
import { exampleInput } from '../testing/example.ts'
import { requestOf } from '../testing/request.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../testing/server.ts'
import { storeContents } from '../testing/shop/contents.ts'
import { uploadFile } from '../testing/shop/upload.ts'

/**
 * The access matrix, generated from the contract: every endpoint with every kind of caller. Access is as declared, and no data of
 * another store is read, changed or revealed by a different response.
 */
let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
let records: Record<'page' | 'redirect' | 'product' | 'category' | 'domain' | 'media', string>
let people: { nobody: Client; stranger: Client; neighbor: Client; manager: Client; fulfillment: Client }

beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'guarded' })
  const { owner, storeId } = shop
  const [manager, fulfillment] = [await server.signUp(), await server.signUp()]
  await server.addStaff(storeId, manager.userId, 'manager')
  await server.addStaff(storeId, fulfillment.userId, 'fulfillment')
  const other = await server.createStore({ subdomain: 'neighbor' })
  people = { nobody: server.client(), stranger: await server.signUp(), neighbor: other.owner, manager, fulfillment }
  const page = await expectOk(owner.call('page.add', { body: { storeId, name: 'Secret', content: [] } }))
  const product = await expectOk(owner.call('product.add', { body: { storeId, name: 'Secret', price: 1 } }))
  const category = await expectOk(owner.call('category.add', { body: { storeId, name: 'Secret' } }))
  const redirect = await expectOk(owner.call('redirect.add', { body: { storeId, fromPath: '/from', toPath: '/to' } }))
  const media = await expectOk(uploadFile(owner, storeId, { bytes: Buffer.from(drawing), filename: 'Secret.svg' }))
  records = {
    page: page.json.pageId,
    product: product.json.id,
    category: category.json.id,
    redirect: redirect.json.redirectId,
    domain: shop.host,
    media: media.json.id,
  }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const MISSING = 'doesnotexist000000000'
const ids = Object.keys(handlers) as EndpointId[]
const ofStore = ids.filter((id) => ['member', 'host-or-member'].includes(endpoints[id].access))

/** A request of a call, by default the smallest, aimed at a store: the guarded one, or one that does not exist. */
function request(id: EndpointId, aim: 'guarded' | 'missing', options: Parameters<typeof exampleInput>[1] = {}) {
  const endpoint = endpoints[id] as Endpoint
  const input = exampleInput(endpoint, options) as Record<string, Record<string, unknown> | undefined>
  const set = (path: string, value: string) => {
    const [part = '', name = ''] = path.split('.')
    input[part] = { ...input[part], [name]: value }
  }
  const { store } = endpoint
  if (typeof store === 'string') set(store, aim === 'guarded' ? shop.storeId : MISSING)
  else if (store) set(store.by, aim === 'guarded' ? records[store.of] : store.of === 'domain' ? 'nowhere.localhost' : MISSING)
  return input
}
const call = (client: Client, id: EndpointId, aim: 'guarded' | 'missing' = 'guarded') =>
  client.call(id, request(id, aim) as never)

/** Calls of members without an entry in the audit log: drafts, questions, and calls that are recorded for each record or as another action. */
const UNRECORDED: ReadonlySet<EndpointId> = new Set([
  ...(['store.select', 'store.saveThemeDraft', 'checkout.saveDraft', 'presence.leave', 'message.markRead'] as const),
  ...(['draftOrder.quote', 'shipping.preview', 'page.import', 'page.updateSeo', 'product.bulkDelete'] as const),
])

/** Roles that have, or lack, the capability that an endpoint needs, the most powerful one last. */
const rolesOf = (id: EndpointId, allowed: boolean) =>
  (['fulfillment', 'manager', 'owner'] as const).filter(
    (role) => roleCan(role, (endpoints[id] as Endpoint).needs ?? 'store.view') === allowed,
  )
const memberOf = (role: StoreRole): Client => (role === 'owner' ? shop.owner : people[role])

const contents = () => storeContents(server, shop.storeId)

describe('a caller without permission', () => {
  it('gets an error without details, and changes nothing', async () => {
    expect(ofStore.length).toBeGreaterThan(40)
    const before = await contents()
    const wrong: string[] = []
    for (const [at, id] of ofStore.entries()) {
      const { store } = endpoints[id] as Endpoint
      const refusal = typeof store === 'string' ? 403 : 404
      const anonymous = await call(people.nobody, id)
      if (anonymous.status !== 401) wrong.push(`${id}: without a session ${anonymous.status}`)
      // Every second endpoint with each of them, because both lack the same.
      const outsiders = ['stranger', 'neighbor'] as const
      for (const who of isDeep ? outsiders : [outsiders[at % 2 === 0 ? 0 : 1]]) {
        const [foreign, missing] = [await call(people[who], id), await call(people[who], id, 'missing')]
        if (foreign.status !== refusal) wrong.push(`${id}: ${who} ${foreign.status} instead of ${refusal}`)
        if (foreign.text !== missing.text || foreign.status !== missing.status)
          wrong.push(`${id}: ${who} can tell a foreign store from none: ${foreign.text} ≠ ${missing.text}`)
        if (/Secret|guarded/.test(foreign.text)) wrong.push(`${id}: ${who} sees ${foreign.text.slice(0, 200)}`)
      }
      for (const role of rolesOf(id, false)) {
        const refused = await call(memberOf(role), id)
        if (refused.status !== 403) wrong.push(`${id}: ${role} ${refused.status} instead of 403`)
      }
    }
    expect(wrong).toEqual([])
    expect(await contents()).toBe(before)
  })

  it('gets a redirect to sign-in where an endpoint needs a session but no store', async () => {
    for (const id of ids.filter((one) => ['user', 'session'].includes(endpoints[one].access)))
      expect([id, (await call(people.nobody, id)).status]).toEqual([id, 401])
  })
})

it('a member who may not refund cancels an order without a refund only', async () => {
  const cancel = (refund?: { refundId: string }) =>
    people.fulfillment.call('order.cancel', { body: { storeId: shop.storeId, orderId: MISSING, ...(refund && { refund }) } })
  expect([(await cancel()).status, (await cancel({ refundId: 'r'.repeat(20) })).status]).toEqual([404, 403])
})

it('a member who fulfills orders can neither refund them nor see revenue', async () => {
  for (const id of ['order.refund', 'order.retryRefund', 'order.stats', 'analytics.get'] as const)
    expect([id, (await call(people.fulfillment, id)).status]).toEqual([id, 403])
})

describe('a program with all scopes except content.publish', () => {
  /** Content of the store that shoppers see, as one text. */
  const publishedContent = async () => {
    const parts = {
      stores: 'theme',
      pages: 'slug, name, status, published, meta_title, meta_description, og_image, noindex',
      store_content: 'published',
      redirects: 'from_path, to_path',
      store_languages: 'locale, published',
      translations: 'locale, id, fields',
      store_fonts: 'family',
    }
    const text = Object.entries(parts).map(
      ([table, columns]) =>
        `select '${table} ' || coalesce(json_agg(t order by t::text), '[]')::text as line
         from (select ${columns} from ${table} where store_id = $1${table === 'pages' ? " and status = 'published' and type <> 'component'" : ''}) t`,
    )
    const { rows } = await server.owner.query<{ line: string }>(text.join(' union all '), [shop.storeId])
    return rows.map(({ line }) => line).sort()
  }

  it('changes nothing that is published, with any call, and no call for drafts concerns what shoppers see', async () => {
    await server.confirmSessions()
    const scopes = tokenScopes.filter((scope) => scope !== 'content.publish')
    const added = await shop.owner.call('apiToken.add', {
      body: { storeId: shop.storeId, name: 'Drafts', scopes, expiresInDays: 30 },
    })
    const { token } = (await expectOk(Promise.resolve(added))).json
    const program = server.client()
    const send = async (id: EndpointId, full: boolean) => {
      const wanted = requestOf(id, request(id, 'guarded', { full }) as never)
      return program.raw({ ...wanted, headers: { ...wanted.headers, authorization: `Bearer ${token}` } })
    }
    const before = await publishedContent()
    const [wrong, done]: [string[], EndpointId[]] = [[], []]
    for (const id of ofStore.filter((one) => allowsToken(endpoints[one] as Endpoint) && routeOf(one).method !== 'GET')) {
      const { needs } = endpoints[id] as Endpoint
      for (const full of [false, true]) {
        let status = 0
        const tags = await changedTags(server, shop.storeId, async () => {
          ;({ status } = await send(id, full))
        })
        if ((status === 403) !== (needs === 'content.publish')) wrong.push(`${id}: ${status}`)
        if (needs === 'content.manage' && tags !== undefined) wrong.push(`${id}: changes what shoppers see`)
        if (status === 200) done.push(id)
      }
      if ((await publishedContent()).join() !== before.join()) wrong.push(`${id}: changes published content`)
    }
    expect(wrong).toEqual([])
    expect(new Set(done).size).toBeGreaterThan(30)
    expect(done).toContain('store.updateDetails')
  })
})

describe('every endpoint', () => {
  it('accepts one method, on its declared hostnames only', async () => {
    const wrong: string[] = []
    for (const id of ids) {
      const { path } = routeOf(id)
      const target = `/api${path.replaceAll(/\{\w+\}/g, MISSING)}`
      const patched = await people.nobody.raw({ method: 'PATCH', path: target })
      if (patched.status !== 405) wrong.push(`${id}: PATCH ${patched.status}`)
      const { method } = routeOf(id)
      const unknown = await people.nobody.raw({ method, path: target, host: 'nobody.localhost' })
      if (unknown.status !== 404 || !unknown.text.includes('store_not_found')) wrong.push(`${id}: unknown host ${unknown.status}`)
      const hosts = servedOn(endpoints[id] as Endpoint)
      if (hosts !== 'any') {
        const elsewhere = await people.nobody.raw({ method, path: target, host: hosts === 'main' ? shop.host : 'localhost' })
        if (elsewhere.status !== 404) wrong.push(`${id}: on the wrong kind of host ${elsewhere.status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('allows every role that has its capability, and records changes in the audit log', async () => {
    await server.confirmSessions()
    const wrong: string[] = []
    const done: EndpointId[] = []
    const deletes = (id: EndpointId) => routeOf(id).method === 'DELETE'
    for (const id of [...ofStore].sort((a, b) => Number(deletes(a)) - Number(deletes(b)))) {
      for (const role of rolesOf(id, true)) {
        if (id === 'store.delete' || (id === 'staff.leave' && role !== 'owner')) continue
        const { status, text } = await call(memberOf(role), id)
        if ([401, 403, 405].includes(status) || status >= 500) wrong.push(`${id}: ${role} ${status} ${text}`)
        if (status === 200 && routeOf(id).method !== 'GET') done.push(id)
      }
    }
    expect(wrong).toEqual([])
    const { rows } = await server.owner.query('select distinct action from audit_log where store_id = $1', [shop.storeId])
    const recorded = new Set(rows.map(({ action }) => action))
    expect(done.filter((id) => !recorded.has(id) && !UNRECORDED.has(id))).toEqual([])
    expect(recorded.size).toBeGreaterThan(30)
  })
})
