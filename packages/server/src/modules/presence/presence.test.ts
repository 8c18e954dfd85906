import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let owner: Client
let manager: Client & { userId: string }
let storeId: string
let pageId: string
beforeAll(async () => {
  server = await startTestServer()
  const store = await server.createStore()
  ;({ owner, storeId } = store)
  manager = await server.signUp()
  await server.addStaff(storeId, manager.userId)
  pageId = (await expectOk(owner.call('page.add', { body: { storeId, name: 'Story', content: [] } }))).json.pageId
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const report = async (client: Client, windowId: string, blockId: string | null = null, page = pageId) =>
  (await expectOk(client.call('presence.update', { body: { storeId, pageId: page, windowId, blockId } }))).json.people
const leave = (client: Client, windowId: string) =>
  expectOk(client.call('presence.leave', { body: { storeId, pageId, windowId } }))
const rows = async () =>
  (await server.owner.query<{ window_id: string }>('select window_id from page_presence order by window_id')).rows.map(
    ({ window_id }) => window_id,
  )

it('shows each other member of a page once with the selected block, until the window leaves or stops reporting', async () => {
  expect(await report(owner, 'o1', 'hero')).toEqual([])
  expect(await report(manager, 'm1')).toMatchObject([{ blockId: 'hero', isYou: false }])
  expect(await report(manager, 'm2', 'footer')).toMatchObject([
    { isYou: true, blockId: null },
    { isYou: false, blockId: 'hero' },
  ])
  expect(await report(owner, 'o1')).toMatchObject([{ personId: manager.userId, blockId: 'footer', isYou: false }])
  const other = await expectOk(owner.call('page.add', { body: { storeId, name: 'Other', content: [] } }))
  expect(await report(owner, 'o1', null, other.json.pageId)).toEqual([])

  await leave(manager, 'm2')
  expect(await report(owner, 'o1')).toMatchObject([{ blockId: null }])
  await leave(owner, 'm1')
  expect(await report(owner, 'o1')).toHaveLength(1)
  await server.owner.query(`update page_presence set seen_at = now() - interval '25 seconds' where window_id = 'm1'`)
  expect(await report(owner, 'o1')).toEqual([])
  expect(await rows()).toEqual(['o1', 'o1'])
})

it('stays inside the store, forgets former members, and has a limit', async () => {
  const stranger = await server.createStore()
  const foreign = { storeId: stranger.storeId, pageId, windowId: 's1' }
  expect((await stranger.owner.call('presence.update', { body: foreign })).json.code).toBe('not_found')
  expect((await stranger.owner.call('presence.update', { body: { ...foreign, storeId } })).status).toBe(403)
  expect((await stranger.owner.call('presence.leave', { body: { ...foreign, storeId } })).status).toBe(403)

  await report(manager, 'm1')
  await server.owner.query('delete from store_members where store_id = $1 and user_id = $2', [storeId, manager.userId])
  expect(await report(owner, 'o1')).toEqual([])
  expect((await manager.call('presence.update', { body: { storeId, pageId, windowId: 'm1' } })).status).toBe(403)
  await server.addStaff(storeId, manager.userId)

  await server.owner.query(
    `insert into page_presence (store_id, page_id, user_id, window_id) select $1, $2, $3, 'full' || n from generate_series(1, 50) n`,
    [storeId, pageId, manager.userId],
  )
  const before = await rows()
  expect(await report(owner, 'o9')).toMatchObject([{ personId: manager.userId }])
  expect(await rows()).toEqual(before)
  await server.owner.query(`select purge_presence(now() + interval '2 hours')`)
  expect(await rows()).toEqual([])
})
