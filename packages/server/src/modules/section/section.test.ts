import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

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

const blocks = [{ type: 'textBlock', id: 'a', props: { text: '<p>Hello</p>' }, unknown: 1 }]
const add = (name: string, content: unknown[] = blocks) => owner.call('section.add', { body: { storeId, name, content } })
const names = async () => (await expectOk(owner.call('section.list', { query: { storeId } }))).json.map(({ name }) => name)

it('keeps the blocks of a section unchanged, newest first, for members of the store only', async () => {
  const { json: first } = await expectOk(add('  Welcome '))
  await expectOk(add('Contact'))
  expect(first).toMatchObject({ name: 'Welcome', content: blocks })
  expect(await names()).toEqual(['Contact', 'Welcome'])
  const { sectionId } = first
  await expectOk(owner.call('section.rename', { body: { storeId, sectionId, name: 'Intro' } }))
  expect(await names()).toEqual(['Contact', 'Intro'])

  const other = await server.createStore()
  const foreign = { storeId: other.storeId, sectionId }
  expect((await other.owner.call('section.list', { query: { storeId } })).status).toBe(403)
  expect((await other.owner.call('section.rename', { body: { ...foreign, name: 'Mine' } })).json.code).toBe('not_found')
  expect((await other.owner.call('section.delete', { params: foreign })).json.code).toBe('not_found')

  await expectOk(owner.call('section.delete', { params: { storeId, sectionId } }))
  expect(await names()).toEqual(['Contact'])
  const { rows } = await server.owner.query('select action from audit_log where target = $1 order by at', [sectionId])
  expect(rows.map(({ action }) => action)).toEqual(['section.add', 'section.rename', 'section.delete'])
})

it('limits name, size and number', async () => {
  const large = [{ type: 'textBlock', props: { text: 'x'.repeat(100_000) } }]
  for (const [name, content] of [
    ['', blocks],
    ['Empty', []],
    ['Large', large],
  ] as const)
    expect((await add(name, [...content])).json.code).toBe('invalid_input')
  const left = 50 - (await names()).length
  await Promise.all(Array.from({ length: left }, (_, i) => expectOk(add(`Section ${i}`))))
  expect((await add('One more')).json.code).toBe('store_limit')
  expect(await names()).toHaveLength(50)
})
