import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { previewIdOf } from './preview-link.ts'

let server: TestServer
let owner: Client
let storeId: string
let host: string
beforeAll(async () => {
  server = await startTestServer()
  const store = await server.createStore({ starter: true, isOpen: false })
  ;({ owner, storeId, host } = store)
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const text = (words: string) => [{ id: 'a', type: 'textBlock', props: { text: `<p>${words}</p>` } }]
const addPage = async (name: string, content: unknown[]) =>
  (await expectOk(owner.call('page.add', { body: { storeId, name, content } }))).json.pageId
const addLink = (pageId: string, days: 1 | 7 | 30 = 7) => owner.call('preview.add', { body: { storeId, pageId, days } })
const links = async (pageId: string) => (await expectOk(owner.call('preview.list', { query: { storeId, pageId } }))).json
const open = (url: string, { method = 'GET', by = host } = {}) =>
  server.client(by).raw({ method, path: new URL(url, 'http://store').pathname })

it('shows the saved draft of one page to anyone, also in a closed store, until it is revoked or expires', async () => {
  const pageId = await addPage('Secret sale', text('Only a draft'))
  const { json: link } = await expectOk(addLink(pageId))
  expect(link.url).toContain(`//${host}`)
  expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(7 * 86_400_000)
  expect((await open('/')).status).toBe(401)

  const shown = await open(link.url)
  expect(shown.status).toBe(200)
  expect(shown.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(shown.text).toContain('Only a draft')
  expect(shown.text).toContain('id="preview-note"')
  const { pathname } = new URL(link.url)
  const path = `/api/storefront/payload?path=${encodeURIComponent(pathname)}`
  expect((await server.client(host).raw({ method: 'GET', path })).json).toMatchObject({ route: { kind: 'page', path: pathname } })
  expect((await open(link.url, { method: 'POST' })).status).toBe(401)

  const { theme } = (await expectOk(owner.call('store.getThemeDraft', { query: { storeId } }))).json
  const draft = { ...theme, radius: theme.radius + 1, breakpoints: { tablet: 700, desktop: 1200 } }
  await expectOk(owner.call('store.saveThemeDraft', { body: { storeId, draft } }))
  const page = (await expectOk(owner.call('page.getById', { query: { pageId } }))).json
  const { version: baseVersion } = page
  await expectOk(owner.call('page.saveDraft', { body: { storeId, pageId, content: text('A newer draft'), baseVersion } }))
  const newer = (await open(link.url)).text
  expect(newer).toContain('A newer draft')
  expect(newer).toContain(`--radius:${theme.radius + 1}px`)
  expect(newer).toContain('@container page (width < 700px)')

  await server.owner.query(`update page_previews set expires_at = now() where id = $1`, [link.previewId])
  expect(await links(pageId)).toEqual([])
  const response = await open(link.url)
  expect([response.status, response.text]).toEqual([404, expect.stringContaining('no longer works')])
  const { json: second } = await expectOk(addLink(pageId, 1))
  expect((await links(pageId)).map(({ url }) => url)).toEqual([second.url])
  const { rows: stored } = await server.owner.query('select id from page_previews where page_id = $1', [pageId])
  expect(stored).toEqual([{ id: second.previewId }])
  await expectOk(owner.call('preview.revoke', { params: { storeId, previewId: second.previewId } }))
  expect((await open(second.url)).status).toBe(404)
})

it('belongs to its store, and only this server can sign it', async () => {
  const pageId = await addPage('Page', text('Mine'))
  const { json: link } = await expectOk(addLink(pageId))
  const { pathname } = new URL(link.url)
  const forged = pathname.slice(0, -1) + (pathname.endsWith('A') ? 'B' : 'A')
  expect((await open(forged)).status).toBe(404)
  const other = await server.createStore()
  expect((await open(pathname, { by: other.host })).status).toBe(404)
  expect((await other.owner.call('preview.add', { body: { storeId: other.storeId, pageId } })).json.code).toBe('not_found')
  expect((await other.owner.call('preview.list', { query: { storeId, pageId } })).status).toBe(403)
  const foreign = { storeId: other.storeId, previewId: link.previewId }
  expect((await other.owner.call('preview.revoke', { params: foreign })).json.code).toBe('not_found')
  expect((await open(link.url)).status).toBe(200)
  expect(previewIdOf({ secret: 'another' }, storeId, pathname)).toBeUndefined()
})

it('shows templates with a product and a category of the store, refuses the checkout, and has limits', async () => {
  const { json: pages } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
  for (const { pageId, type } of pages) {
    const response = await addLink(pageId)
    if (type === 'checkout') expect(response.json.code).toBe('invalid_input')
    else {
      await expectOk(Promise.resolve(response))
      expect([type, (await open(response.json.url)).status]).toEqual([type, 200])
    }
  }
  await server.owner.query(
    `insert into page_previews (store_id, id, page_id, created_by, expires_at)
     select m.store_id, 'full' || n, $2, m.user_id, now() + interval '1 day'
     from generate_series(1, 100) n, store_members m where m.store_id = $1 and m.role = 'owner'`,
    [storeId, pages[0]?.pageId],
  )
  expect((await addLink(pages[0]?.pageId ?? '')).json.code).toBe('store_limit')
})
