import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'

let server: TestServer
let owner: Client
let manager: Awaited<ReturnType<TestServer['signUp']>>
let storeId: string
let host: string
let pageId: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ owner, storeId, host } = await server.createStore())
  manager = await server.signUp()
  await server.addStaff(storeId, manager.userId)
  pageId = await addPage('Story')
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const addPage = async (name: string) =>
  (await expectOk(owner.call('page.add', { body: { storeId, name, content: [] } }))).json.pageId
const start = (client: Client, text: string, { page = pageId, isShared = false } = {}) =>
  client.call('comment.addThread', { body: { storeId, pageId: page, blockId: 'hero', blockName: 'Hero', isShared, text } })
const started = async (...of: Parameters<typeof start>) => (await expectOk(start(...of))).json
const list = async (client: Client, page = pageId) =>
  (await expectOk(client.call('comment.list', { query: { storeId, pageId: page } }))).json
const remove = (client: Client, commentId = '') => client.call('comment.delete', { params: { storeId, commentId } })

it('keeps threads of a page in order; members reply, resolve, reopen and delete their own comments', async () => {
  const thread = await started(owner, '  Is <b>this</b> price right?  ')
  expect(thread).toMatchObject({ blockId: 'hero', blockName: 'Hero', isResolved: false, isShared: false })
  const { threadId } = thread
  const resolve = (isResolved: boolean) => manager.call('comment.setResolved', { body: { storeId, threadId, isResolved } })
  expect((await expectOk(resolve(true))).json.isResolved).toBe(true)
  const { json: replied } = await expectOk(manager.call('comment.reply', { body: { storeId, threadId, text: 'Yes' } }))
  expect(replied).toMatchObject({
    isResolved: false,
    comments: [
      { text: 'Is <b>this</b> price right?', isYours: false, canDelete: false },
      { text: 'Yes', isYours: true, canDelete: true },
    ],
  })
  await started(manager, 'Smaller images')
  expect((await list(owner)).map(({ comments }) => comments.length)).toEqual([2, 1])
  expect((await list(owner))[0]?.comments.map(({ canDelete }) => canDelete)).toEqual([true, true])

  const [first, second] = replied.comments
  expect((await remove(manager, first?.commentId)).status).toBe(403)
  await expectOk(remove(owner, second?.commentId))
  await expectOk(remove(owner, first?.commentId))
  expect((await list(owner)).map(({ comments }) => comments[0]?.text)).toEqual(['Smaller images'])
  // A thread ends with its last comment, also when two members delete its comments at the same time.
  const short = await started(owner, 'One')
  const body = { storeId, threadId: short.threadId, text: 'Two' }
  const { comments } = (await expectOk(manager.call('comment.reply', { body }))).json
  await Promise.all([expectOk(remove(owner, comments[0]?.commentId)), expectOk(remove(manager, comments[1]?.commentId))])
  expect((await list(owner)).map(({ threadId: id }) => id)).not.toContain(short.threadId)
  // Only the comment of another member.
  const { rows } = await server.owner.query(`select action, target from audit_log where action like 'comment.%'`)
  expect(rows).toEqual([{ action: 'comment.delete', target: second?.commentId }])
  const home = (await owner.call('page.getByStoreId', { query: { storeId } })).json.find(({ type }) => type === 'home')
  await started(manager, 'Secret remark', { page: home?.pageId })
  expect((await server.client(host).raw({ method: 'GET', path: '/' })).text.includes('Secret remark')).toBe(false)
})

it('lists threads of shared blocks on every page, and deletes those of a page with the page and of a person with the account', async () => {
  const other = await addPage('Other')
  const leaving = await server.signUp()
  await server.addStaff(storeId, leaving.userId)
  await started(leaving, 'Header', { isShared: true })
  await started(owner, 'Only here', { page: other })
  const { threadId } = await started(owner, 'Stays', { isShared: true })
  await expectOk(leaving.call('comment.reply', { body: { storeId, threadId, text: 'Goes' } }))
  const texts = async (page = pageId) => (await list(owner, page)).flatMap(({ comments }) => comments.map(({ text }) => text))
  expect(await texts()).toEqual(['Smaller images', 'Header', 'Stays', 'Goes'])
  expect(await texts(other)).toEqual(['Header', 'Only here', 'Stays', 'Goes'])
  await expectOk(leaving.call('user.delete', { body: { password: leaving.password } }))
  await expectOk(owner.call('page.delete', { params: { id: other } }))
  expect(await texts()).toEqual(['Smaller images', 'Stays'])
  const { rows } = await server.owner.query('select 1 from comment_threads where store_id = $1', [storeId])
  expect(rows).toHaveLength(3)
})

it('belongs to its store, and has limits', async () => {
  const { threadId, comments } = await started(owner, 'Mine')
  const other = await server.createStore()
  const foreign = { storeId: other.storeId, threadId, text: 'x' }
  expect((await other.owner.call('comment.reply', { body: foreign })).json.code).toBe('not_found')
  expect((await other.owner.call('comment.setResolved', { body: { ...foreign, isResolved: true } })).json.code).toBe('not_found')
  const params = { storeId: other.storeId, commentId: comments[0]?.commentId ?? '' }
  expect((await other.owner.call('comment.delete', { params })).json.code).toBe('not_found')
  expect((await other.owner.call('comment.list', { query: { storeId: other.storeId, pageId } })).json.code).toBe('not_found')
  expect((await other.owner.call('comment.list', { query: { storeId, pageId } })).status).toBe(403)
  expect((await start(owner, 'Nowhere', { page: 'unknown', isShared: true })).json.code).toBe('not_found')
  for (const text of ['  ', 'x'.repeat(2001)]) expect((await start(owner, text)).json.code).toBe('invalid_input')

  await withStoreLimit('comments', 0, async () => {
    expect((await start(owner, 'One more')).json.code).toBe('store_limit')
    const body = { storeId, threadId, text: 'One more' }
    expect((await owner.call('comment.reply', { body })).json.code).toBe('store_limit')
  })
  const full = await addPage('Full')
  await server.owner.query(
    `with t as (insert into comment_threads (store_id, id, page_id, block_id, block_name)
       select $1, 'full' || n, $2, 'a', 'A' from generate_series(1, 200) n returning id)
     insert into comments (store_id, id, thread_id, author_id, body) select $1, 'c' || id, id, $3, 'x' from t`,
    [storeId, full, manager.userId],
  )
  expect((await start(owner, 'One more', { page: full })).json).toMatchObject({
    code: 'store_limit',
    error: 'A page can have up to 200 threads. Delete some that are resolved, then try again.',
  })
  await expectOk(owner.call('comment.reply', { body: { storeId, threadId: 'full1', text: 'Still fits' } }))
  await server.owner.query(
    `insert into comments (store_id, id, thread_id, author_id, body) select $1, 'd' || n, 'full1', $2, 'x' from generate_series(1, 799) n`,
    [storeId, manager.userId],
  )
  const tooMany = await owner.call('comment.reply', { body: { storeId, threadId: 'full1', text: 'x' } })
  expect(tooMany.json).toMatchObject({
    code: 'store_limit',
    error: 'A page can have up to 1,000 comments. Delete some that are resolved, then try again.',
  })
  expect(await list(owner, full)).toHaveLength(200 + (await list(owner)).filter(({ isShared }) => isShared).length)
})
