import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Env } from '../../ground/request/request-env.ts'
import type { Storage } from '../../ground/storage/stored-file.ts'
import { startTestBucket, type TestBucket } from '../../testing/s3.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { mp4, svg } from '../../testing/shop/media.ts'
import { loadImageSources } from './image-sources.ts'
import { saveMedia } from './save-media.ts'
import { mountMedia } from './serve.ts'

let bucket: TestBucket
beforeAll(async () => {
  bucket = await startTestBucket()
})
afterAll(async () => {
  expect(bucket.unsigned).toEqual([])
  await bucket.stop()
})

/** A folder and a bucket serve the same responses. */
describe.each(['a folder', 'a bucket'])('a file from %s', (storage) => {
  let server: TestServer
  let shop: { owner: Client; storeId: string; host: string }
  beforeAll(async () => {
    server = await startTestServer({ config: { s3: storage === 'a bucket' ? bucket.config : undefined } })
    shop = await server.createStore()
  })
  afterAll(async () => {
    expect(server.guard.violations).toEqual([])
    expect(server.unrecorded()).toEqual([])
    await server.stop()
  })
  const save = (filename: string, bytes: Uint8Array, alt = '') =>
    saveMedia(storeContext(server.serverContext, shop.storeId), { filename, bytes, alt })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.client(shop.host).raw({ method, path, headers })
  const ready = (id: string) =>
    expect
      .poll(() => server.owner.query('select status from media where id = $1', [id]).then(({ rows }) => rows[0]?.status), {
        timeout: 60_000,
      })
      .toBe('ready')

  it('is served completely, cacheable forever, and not again to a browser that has it', async () => {
    const { url } = await save('a.mp4', mp4)
    const response = await get(url)
    expect([response.status, response.bytes.equals(mp4)]).toEqual([200, true])
    expect(response.headers).toMatchObject({
      'content-length': String(mp4.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const etag = String(response.headers.etag)
    expect(etag).toBe(`"${url.slice(url.lastIndexOf('/') + 1)}"`)
    expect(await get(url, { 'if-none-match': `"other", W/${etag}` })).toMatchObject({ status: 304, text: '' })
    expect((await get(url, { 'if-none-match': '*' })).status).toBe(304)
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get(url, { range: 'bytes=0-4', 'if-range': etag })).status).toBe(206)
    const head = await get(url, {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers['content-length']).toBe(String(mp4.length))
  })

  it('is served in ranges, as video players request them', async () => {
    const { url } = await save('a.mp4', mp4)
    const part = await get(url, { range: 'bytes=4-11' })
    expect(part).toMatchObject({ status: 206, text: 'ftypisom' })
    expect(part.headers).toMatchObject({
      'content-range': `bytes 4-11/${mp4.length}`,
      'content-length': '8',
      'accept-ranges': 'bytes',
    })
    expect((await get(url, { range: `bytes=${mp4.length - 3}-` })).bytes).toHaveLength(3)
    expect((await get(url, { range: 'bytes=-5' })).bytes).toHaveLength(5)
    expect((await get(url, { range: 'bytes=0-4', 'if-range': '"other"' })).bytes).toHaveLength(mp4.length)
    const outside = await get(url, { range: `bytes=${mp4.length}-` })
    expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${mp4.length}`])
  })

  it('is not found under another name', async () => {
    const { url } = await save('a.svg', svg)
    const plain = await withStoreReadOnly(server.serverContext.db, shop.storeId, (trx) =>
      loadImageSources(trx, shop.storeId, [url]),
    )
    expect(Object.keys(plain[url] ?? {}).filter((key) => !['width', 'height'].includes(key))).toEqual(['src'])
    const wrong = [
      `${url}/`,
      url.replace('.svg', '.png'),
      url.replace('.svg', ''),
      '/media/',
      `/media/../media${url}`,
      '/media/%00',
      '/media/a/../../x.svg',
    ]
    for (const path of wrong) expect([path, (await get(path)).status]).toEqual([path, 404])
    const foreign = url.replace(shop.storeId, 'zzzzzzzzzzzzzzzzzzzz')
    expect((await server.client().raw({ method: 'GET', path: foreign })).status).toBe(404)
  })

  it('that is an image is served in a format that the browser accepts, in the widths that a page requests', async () => {
    const bytes = await sharp({ create: { width: 500, height: 400, channels: 4, background: '#3366ff80' } })
      .png()
      .toBuffer()
    const { id, url } = await save('a.png', bytes, 'A blue square')
    await ready(id)
    await expectOk(shop.owner.call('media.update', { body: { storeId: shop.storeId, id, focalPoint: { x: 0.255, y: 0.5 } } }))
    const sources = await withStoreReadOnly(server.serverContext.db, shop.storeId, (trx) =>
      loadImageSources(trx, shop.storeId, [url, `https://any.example${url}`, 'https://any.example/x.png', '', '/media/x']),
    )
    const path = url.replace('.png', '')
    const srcSet = [160, 320, 500].map((width) => `${path}-${width} ${width}w`).join(', ')
    const source = { srcSet, width: 500, height: 400, alt: 'A blue square', style: { objectPosition: '25.5% 50%' } }
    expect(sources).toEqual({
      [url]: { src: url, ...source },
      [`https://any.example${url}`]: { src: `https://any.example${url}`, ...source },
    })
    await expectOk(
      shop.owner.call('product.add', { body: { storeId: shop.storeId, name: 'Zebra print', price: 1, productImage: url } }),
    )
    const { json } = await expectOk(server.client(shop.host).call('product.search', { query: { name: 'zebra' } }))
    expect(json.pictures).toEqual({ [url]: { src: url, ...source } })
    const modern = await get(`${path}-320`, { accept: 'image/avif,image/webp,*/*' })
    expect(modern.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
    const older = await get(`${path}-320`, { accept: 'image/webp,*/*' })
    expect(older.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
    expect(await sharp(older.bytes).metadata()).toMatchObject({ width: 320, height: 256, hasAlpha: true })
    expect(older.headers.etag).not.toBe(modern.headers.etag)
    expect((await get(`${path}-640`)).status).toBe(404)
  })
})

it('ends the read of a file when only its headers are requested', async () => {
  let ended = 0
  const storage: Pick<Storage, 'get'> = {
    get: async () => ({ total: 3, part: { start: 0, end: 2, stream: new ReadableStream({ cancel: () => void ended++ }) } }),
  }
  const app = new Hono<Env>()
  app.use((context, next) => {
    context.set('target', { store: undefined } as Env['Variables']['target'])
    return next()
  })
  mountMedia(app, { storage: storage as Storage })
  const response = await app.request(`/media/store/${'0'.repeat(20)}.png`, { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length'), ended]).toEqual([200, '3', 1])
})

it('reports an unavailable storage without internal details', async () => {
  const server = await startTestServer({ config: { s3: { ...bucket.config, endpoint: 'http://127.0.0.1:9' } } })
  const shop = await server.createStore()
  const response = await server.client().raw({ method: 'GET', path: `/media/${shop.storeId}/00000000000000000000.png` })
  expect([response.status, response.text]).toEqual([503, expect.not.stringContaining('127.0.0.1')])
  await server.stop()
})
