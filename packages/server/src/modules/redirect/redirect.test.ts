import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'

let server: TestServer
let owner: Client
let storeId: string
beforeAll(async () => {
  server = await startTestServer()
  const store = await server.createStore()
  owner = store.owner
  storeId = store.storeId
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const add = (fromPath: string, toPath: string) => owner.call('redirect.add', { body: { storeId, fromPath, toPath } })
const targets = async () => {
  const { json } = await expectOk(owner.call('redirect.list', { query: { storeId } }))
  return Object.fromEntries(json.content.map(({ fromPath, toPath }) => [fromPath, toPath]))
}

describe('a redirect', () => {
  it('is rejected if it leads back to its own path, or if the path has one', async () => {
    const { json } = await expectOk(add('/a', '/b'))
    await expectOk(add('/b', '/c'))
    expect((await add('/c', '/a')).json.code).toBe('redirect_loop')
    expect((await add('/a', '/z')).json.code).toBe('slug_taken')
    await expectOk(owner.call('redirect.delete', { params: { id: json.redirectId } }))
    await expectOk(add('/c', '/a'))
    expect(await targets()).toEqual({ '/b': '/c', '/c': '/a' })
  })

  it('is updated under the same rules, and a rejected update changes nothing', async () => {
    const { json: first } = await expectOk(add('/one', '/two'))
    await expectOk(add('/two', '/three'))
    const update = (fromPath: string, toPath: string, redirectId = first.redirectId) =>
      owner.call('redirect.update', { body: { storeId, redirectId, fromPath, toPath } })
    expect((await update('/three', '/two')).json.code).toBe('redirect_loop')
    expect((await update('/two', '/four')).json.code).toBe('slug_taken')
    expect((await update('/five', '/six', 'unknown')).json.code).toBe('not_found')
    expect(await targets()).toMatchObject({ '/one': '/two', '/two': '/three' })
    expect((await expectOk(update('/one', '/four'))).json).toMatchObject({ toPath: '/four', source: 'manual' })
    expect(await targets()).toMatchObject({ '/one': '/four' })
    await expectOk(owner.call('redirect.delete', { params: { id: first.redirectId } }))
    const { rows } = await server.owner.query('select action from audit_log where target = $1 order by at', [first.redirectId])
    expect(rows.map(({ action }) => action)).toEqual(['redirect.add', 'redirect.update', 'redirect.delete'])
  })

  it('is refused at the limit of the store', async () => {
    await withStoreLimit('redirects', 0, async () => expect((await add('/full', '/shop')).json.code).toBe('store_limit'))
    expect(await targets()).not.toHaveProperty('/full')
  })
})
