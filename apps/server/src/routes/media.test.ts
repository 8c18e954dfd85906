import type { MediaItem } from '@blockfront/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../testing/server.ts'
import { uploadFile } from '../testing/upload.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
let other: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'library' })
  other = await server.createStore({ subdomain: 'otherlibrary' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

/** A picture of one colour with a lighter corner, so that turning it can be seen. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#225588' } }).composite([
    { input: { create: { width: 10, height: 10, channels: 3, background: '#ffffff' } }, left: 0, top: 0 },
  ])
const upload = (bytes: Uint8Array, filename = 'a.jpg', who = shop) => uploadFile(who.owner, who.storeId, { bytes, filename })
const uploaded = async (bytes: Uint8Array, filename?: string, who = shop): Promise<MediaItem> =>
  (await expectOk(upload(bytes, filename, who))).json
const fetchFile = (url: string, host = 'localhost', headers: Record<string, string> = {}, method = 'GET') =>
  server.client(host).raw({ method, path: url, headers })
const find = async (id: string) => {
  const { json } = await expectOk(shop.owner.call('media.list', { query: { storeId: shop.storeId, pageSize: 100 } }))
  return json.content.find((item) => item.id === id)
}
const ready = (id: string) => expect.poll(() => find(id), { timeout: 30_000, interval: 50 }).toMatchObject({ status: 'ready' })

describe('a picture', () => {
  it('is kept upright and without what the camera wrote, and gets variants that are never larger than itself', async () => {
    const photo = await picture(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const item = await uploaded(photo, 'Beach.PNG')
    expect(item).toMatchObject({ filename: 'Beach.PNG', mime: 'image/jpeg', width: 600, height: 900, kind: 'image', alt: '' })
    expect(item.url).toMatch(/^\/media\/\w+\/[0-9a-z]{20}\.jpg$/)
    const original = await fetchFile(item.url)
    expect(original.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    const kept = await sharp(original.bytes).metadata()
    expect(kept).toMatchObject({ width: 600, height: 900 })
    expect(kept.exif).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
    const [red = 0] = await sharp(original.bytes).extract({ left: 593, top: 3, width: 1, height: 1 }).raw().toBuffer()
    expect(red).toBeGreaterThan(200)

    await ready(item.id)
    const { variants = [] } = (await find(item.id)) ?? {}
    expect(variants.map(({ format, width }) => `${format} ${width}`).sort()).toEqual(
      ['avif', 'webp'].flatMap((format) => [160, 320, 600].map((width) => `${format} ${width}`)).sort(),
    )
    for (const variant of variants) {
      const answer = await fetchFile(variant.url)
      expect(answer.headers['content-type']).toBe(`image/${variant.format}`)
      expect((await sharp(answer.bytes).metadata()).width).toBe(variant.width)
    }
  })
})
