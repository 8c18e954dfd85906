// @vitest-environment node
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { renderDocument } from '../src/render.tsx'
import { type AppOptions, createApp } from './app.ts'
import { openPages } from './pages.ts'

const frontend = {
  serve: async () => false,
  renderEditor: async () => 'The builder',
  renderPage: async (stored: unknown) => renderDocument(stored, '/hydrate.js'),
}
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** Starts the app with a copy of the pages. Returns a function that sends requests to it. */
async function start(editing: AppOptions['editing'] = 'everyone') {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  cpSync(join(import.meta.dirname, '../pages/home.json'), join(folder, 'home.json'))
  const server = createServer(createApp({ pages: openPages(folder), frontend, editing })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

const pageWith = (type: string, props: object) => JSON.stringify({ content: [{ type, props }], globalContent: [] })
const put = (body: string, headers: Record<string, string>): RequestInit => ({ method: 'PUT', body, headers })

test('a draft becomes public when it is published', async () => {
  const send = await start()
  const first = await send('/api/pages/home')
  const etag = first.headers.get('etag') ?? ''
  expect(await first.json()).toMatchObject({ content: [{ id: 'welcome' }, {}, {}], status: 'published' })
  const settings = { metaTitle: '</title>New', metaDescription: 'The "best"', noindex: true }
  const edited = JSON.stringify({ ...JSON.parse(pageWith('banner', { heading: '<b>Edited' })), settings })
  const saved = await send('/api/pages/home', put(edited, { 'if-match': etag }))
  expect(saved.status).toBe(204)
  expect(await (await send('/')).text()).toMatch(/<title>My site<.*Your site is running/s)
  const newer = saved.headers.get('etag') ?? ''
  expect((await send('/api/pages/home/publish', { method: 'POST', headers: { 'if-match': newer } })).status).toBe(204)
  const html = await (await send('/')).text()
  expect(html).toContain('&lt;b&gt;Edited')
  expect(html).toContain('<title>&lt;/title&gt;New</title>')
  expect(html).toContain('<meta name="description" content="The &quot;best&quot;">\n<meta name="robots" content="noindex">')
  expect(html).not.toContain('<script')
})

test('nothing is written over a newer version, without a condition, or with another body', async () => {
  const send = await start()
  const body = pageWith('banner', {})
  expect((await send('/api/pages/home', put(body, { 'if-match': '"old"' }))).status).toBe(412)
  expect((await send('/api/pages/home', put(body, { 'if-none-match': '*' }))).status).toBe(412)
  expect((await send('/api/pages/home', put(body, {}))).status).toBe(428)
  expect((await send('/api/pages/home/publish', { method: 'POST' })).status).toBe(428)
  expect((await send('/api/pages/new', put('[1]', { 'if-none-match': '*' }))).status).toBe(422)
  expect((await send('/api/pages/new', put(' '.repeat(1_000_001), { 'if-none-match': '*' }))).status).toBe(413)
  expect((await send('/api/pages/new')).status).toBe(404)
  expect((await send('/api/pages/..%2fnew')).status).toBe(404)
  expect(await (await send('/')).text()).toContain('Your site is running')
})

test('only a page with an interactive block loads JavaScript, also for a block inside another', async () => {
  const send = await start()
  const inside = { content: [{ type: 'section', childComponents: [{ type: 'coupon', props: { text: '</script>' } }] }] }
  await send('/api/pages/offer', put(JSON.stringify(inside), { 'if-none-match': '*' }))
  expect((await send('/offer')).status).toBe(404)
  const { headers } = await send('/api/pages/offer')
  await send('/api/pages/offer/publish', { method: 'POST', headers: { 'if-match': headers.get('etag') ?? '' } })
  const html = await (await send('/offer')).text()
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

test('the builder needs the password', async () => {
  const basic = (text: string) => ({ headers: { authorization: `Basic ${btoa(text)}` } })
  const send = await start({ password: 'secret' })
  expect((await send('/edit')).status).toBe(401)
  expect((await send('/edit/home', basic('me:wrong'))).status).toBe(401)
  expect((await send('/api/pages/home', { method: 'PUT', body: '{}' })).status).toBe(401)
  expect(await (await send('/edit', basic('me:secret'))).text()).toBe('The builder')
  const closed = await start('nobody')
  expect((await closed('/edit')).status).toBe(403)
  expect((await closed('/')).status).toBe(200)
})
