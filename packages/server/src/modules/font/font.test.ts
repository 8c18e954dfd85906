import { readFileSync } from 'node:fs'
import { fontFiles } from '@blockfront/fonts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedTags } from '../../testing/changed-tags.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore()
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** A real font file in base64. */
const fontFile = (id: string) => {
  const file = [...fontFiles().values()].find(({ url }) => url.endsWith(`/${id}-latin-wght-normal.woff2`))
  return readFileSync(file?.file ?? '').toString('base64')
}
const add = (file: string, { owner, storeId } = shop) => owner.call('font.add', { body: { storeId, file } })
const get = (host: string, path: string) => server.client(host).raw({ method: 'GET', path })

it('is read from its file, served on the hostnames of its store, and loaded by pages whose theme uses it', async () => {
  const { owner, storeId, host } = shop
  const { json: font } = await expectOk(add(fontFile('karla')))
  expect(font).toMatchObject({ family: 'Karla', category: 'sans', weight: '200 800' })
  expect((await expectOk(owner.call('font.list', { query: { storeId } }))).json).toEqual([font])
  const other = await server.createStore()
  for (const [name, status] of [
    [host, 200],
    ['localhost', 200],
    [other.host, 404],
  ] as const) {
    const file = await get(name, font.url)
    expect(file.status).toBe(status)
    if (status === 200) expect(file.bytes.toString('base64')).toBe(fontFile('karla'))
  }
  expect((await get(host, `/fonts/store/${storeId}/..%2f${font.fontId}.woff2`)).status).toBe(404)

  const { theme } = (await expectOk(owner.call('store.findCurrent', { query: { storeId } }))).json
  const fonts = { heading: '"Karla", sans-serif', body: 'system-ui, sans-serif' }
  await expectOk(owner.call('store.publishTheme', { body: { storeId, theme: { ...theme, fonts } } }))
  await expect.poll(async () => (await get(host, '/about')).text).toContain(`src:url("${font.url}")format("woff2")`)
  const { text } = await get(host, '/about')
  expect(text).toContain(`<link rel="preload" as="font" type="font/woff2" href="${font.url}" crossorigin>`)
  expect(text).toContain('font-family:"Karla fallback"')

  const foreign = { storeId: other.storeId, fontId: font.fontId }
  expect((await other.owner.call('font.list', { query: { storeId } })).status).toBe(403)
  expect((await other.owner.call('font.delete', { params: foreign })).json.code).toBe('not_found')
  const remove = () => expectOk(owner.call('font.delete', { params: { storeId, fontId: font.fontId } }))
  expect(await changedTags(server, storeId, remove)).toBe('everything')
  await expect.poll(async () => (await get(host, '/about')).text).not.toContain(font.url)
  const { rows } = await server.owner.query(`select action, detail from audit_log where target = $1 order by at`, [font.fontId])
  expect(rows).toMatchObject([{ action: 'font.add', detail: { family: 'Karla' } }, { action: 'font.delete' }])
  expect((await get(host, font.url)).status).toBe(404)
})

it('has limits: a WOFF2 file of 500 KB, one of each name, eight for a store', async () => {
  const other = await server.createStore()
  const font = fontFile('karla')
  await expectOk(add(font, other))
  for (const [file, message] of [
    [font, /already exists/],
    [Buffer.from('GIF89a with letters').toString('base64'), /not a WOFF2 font/],
    [Buffer.from(font, 'base64').subarray(0, 9000).toString('base64'), /not a WOFF2 font/],
    [Buffer.alloc(500_000).toString('base64'), /not a WOFF2 font/],
    ['A'.repeat(666_680), /too large/],
    ['not base64!', /base64/],
  ] as const) {
    const { json } = await add(file, other)
    expect(json.code).toBe('invalid_input')
    expect(JSON.stringify(json)).toMatch(message)
  }
  for (const id of ['inter', 'lora', 'rubik', 'jost', 'outfit', 'syne', 'bitter']) await expectOk(add(fontFile(id), other))
  expect((await add(fontFile('cairo'), other)).json.code).toBe('store_limit')
})
