import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../../testing/request.ts'
import { acceptedEncoding } from '../cache/compressed-response.ts'
import { loadStaticFiles, pathOf, type StaticFiles } from './static-files.ts'

const script = 'export const words = "one two three four five six seven";\n'.repeat(40)
const image = Buffer.from([0x52, 0x49, 0x46, 0x46, 1, 2, 3])

let parent: string
let files: StaticFiles
let server: Server
let port: number
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'blockfront-static-'))
  const folder = join(parent, 'client')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, '.vite'))
  await writeFile(join(parent, 'secret.txt'), 'secret')
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'assets/app-1a2b3c4d.js'), script)
  await writeFile(join(folder, 'about.html'), '<!doctype html>')
  await writeFile(join(folder, 'chair.webp'), image)
  files = await loadStaticFiles(folder)
  server = createServer((incoming, outgoing) => {
    if (!files.handle(pathOf(incoming), incoming, outgoing)) outgoing.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.close()
  await rm(parent, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(port, { host: 'shop.localhost', method, path, headers })
const bytes = async (path: string, encoding: string) =>
  Buffer.from(await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } })).arrayBuffer())

describe('a built file', () => {
  it('is immutable if its name contains a hash, and revalidated otherwise', async () => {
    const hashed = await get('/assets/app-1a2b3c4d.js?v=1')
    expect([hashed.status, hashed.text]).toEqual([200, script])
    expect(hashed.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    expect((await get('/about.html')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
    expect((await get('/chair.webp')).headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '7' })
  })

  it.each(['br', 'gzip'] as const)('is sent as %s to clients that accept it', async (encoding) => {
    const { headers } = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(Number(headers['content-length'])).toBeLessThan(script.length / 5)
    expect((await bytes('/assets/app-1a2b3c4d.js', encoding)).toString()).toBe(script)
  })

  it('that is already compressed is sent unchanged', async () => {
    const { headers } = await get('/chair.webp', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(await bytes('/chair.webp', 'br, gzip')).toEqual(image)
  })

  it('is sent as 304 to clients that have it', async () => {
    const { etag } = (await get('/about.html')).headers
    for (const condition of [String(etag), `"other", ${etag}`, '*', String(etag).replace('W/', '')]) {
      const response = await get('/about.html', { 'if-none-match': condition })
      expect([response.status, response.text, response.headers.etag]).toEqual([304, '', etag])
    }
    expect((await get('/about.html', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  it('responds to HEAD with the headers of GET, and to no other method', async () => {
    const [head, whole] = [await get('/about.html', {}, 'HEAD'), await get('/about.html')]
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', whole.headers.etag])
    expect(head.headers['content-length']).toBe('15')
    expect((await get('/about.html', {}, 'POST')).status).toBe(404)
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/.vite/manifest.json',
    '//secret.txt',
    '/assets/',
    '/assets',
    '/\0',
    '/%',
  ])('is the only accessible path: %j', async (path) => {
    expect(files.has(path)).toBe(false)
    if (!path.includes('\0')) expect((await get(path)).status).toBe(404)
  })

  it('is available as a Response too', async () => {
    const request = (headers: Record<string, string>) => new Request('http://shop.localhost/about.html', { headers })
    const response = await files.respond('/about.html', request({}))
    expect([response?.status, await response?.text()]).toEqual([200, '<!doctype html>'])
    const etag = response?.headers.get('etag') ?? ''
    expect((await files.respond('/about.html', request({ 'if-none-match': etag })))?.status).toBe(304)
    expect(await files.respond('/nothing', request({}))).toBeUndefined()
    const zipped = await files.respond('/assets/app-1a2b3c4d.js', request({ 'accept-encoding': 'gzip' }))
    expect(gunzipSync(Buffer.from((await zipped?.arrayBuffer()) ?? new ArrayBuffer())).toString()).toBe(script)
    const packed = await files.respond('/assets/app-1a2b3c4d.js', request({ 'accept-encoding': 'br' }))
    expect(brotliDecompressSync(Buffer.from((await packed?.arrayBuffer()) ?? new ArrayBuffer())).toString()).toBe(script)
  })
})

it.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['BR;Q=1.0', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', undefined],
  ['brotli', undefined],
] as const)('for %j has the best encoding %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
