import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../../testing/server.ts'
import { icon, mp4, svg } from '../../../testing/shop/media.ts'
import { formOf, formType, uploadFile } from '../../../testing/shop/upload.ts'

/** Damaged, interrupted and harmful uploads: each response says why it is refused, and no part of the file stays. */
let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'uploads' })
})
afterEach(async () => {
  await expect.poll(leftovers).toEqual([])
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const names = (...path: string[]) => readdir(join(server.serverContext.config.dataFolder, ...path)).catch(() => [])
/** Files in the storage or the temporary folder that the library does not list. */
async function leftovers(): Promise<string[]> {
  const { rows } = await server.owner.query('select id from media where store_id = $1', [shop.storeId])
  const listed = new Set(rows.map((row) => row.id))
  const stored = await names('media', shop.storeId)
  return [...(await names('uploads')), ...stored.filter((name) => !listed.has(name.slice(0, 20)))]
}
const listed = async () =>
  (await expectOk(shop.owner.call('media.list', { query: { storeId: shop.storeId } }))).json.totalElements
const upload = (bytes: Uint8Array, filename = 'a.png') => uploadFile(shop.owner, shop.storeId, { bytes, filename })
const send = (body: Uint8Array | string, type = formType) =>
  shop.owner.raw({
    method: 'POST',
    path: `/api/media/upload?storeId=${shop.storeId}`,
    headers: { 'content-type': type },
    body,
  })

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#884422' } })

/** A PNG whose header promises more pixels than it has. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const lengthAndCrc = Buffer.alloc(8)
    lengthAndCrc.writeUInt32BE(data.length)
    lengthAndCrc.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([lengthAndCrc.subarray(0, 4), body, lengthAndCrc.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const data = Buffer.from('789c636000000002000148afa471', 'hex')
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const damagedPng = async () => {
  const bytes = await flat(20, 20).png().toBuffer()
  bytes.fill(0, 0, 4)
  return bytes
}

describe('an upload', () => {
  it.each<[string, number, RegExp, () => Buffer | Promise<Buffer>]>([
    ['of nothing', 400, /./, () => Buffer.alloc(0)],
    ['of HTML with the name of an image', 415, /not supported/, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['of HTML that contains an SVG', 415, /not supported/, () => Buffer.from(`<html>${svg}</html>`)],
    ['of an SVG that ends in HTML', 415, /cannot be read/, () => Buffer.concat([svg, Buffer.from('<script>alert(1)</script>')])],
    ['of a program', 415, /not supported/, () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['of a document', 415, /not supported/, () => Buffer.from('%PDF-1.7\n')],
    ['of a QuickTime film', 415, /not supported/, () => Buffer.from('\0\0\0\x20ftypqt  ', 'latin1')],
    ['of a TIFF', 415, /not supported/, () => flat(20, 20).tiff().toBuffer()],
    ['of random bytes', 415, /damaged/, () => Buffer.concat([Buffer.from([0]), randomBytes(50_000)])],
    ['of a PNG with a damaged signature', 415, /image is damaged/, () => damagedPng()],
    ['of an image with 3600 million pixels', 413, /million/, () => bomb(60_000, 60_000)],
    ['of an image with 41 million pixels', 413, /million/, () => bomb(8200, 5000)],
    ['of a PNG without pixels', 415, /damaged/, () => bomb(30, 30)],
    ['of half a JPEG', 415, /damaged/, async () => (await noise(300).jpeg().toBuffer()).subarray(0, 9000)],
    ['of half a WebP', 415, /damaged/, async () => (await noise(300).webp().toBuffer()).subarray(0, 9000)],
    ['of the first bytes of a JPEG', 415, /damaged/, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['of an icon that points outside itself', 415, /damaged/, () => icon.subarray(0, 40)],
    ['of an SVG of 3 MB', 413, /2 MB/, () => Buffer.concat([svg, Buffer.alloc(3 * 1024 * 1024, ' ')])],
    [
      'of an image of 31 MB',
      413,
      /30 MB/,
      async () => Buffer.concat([await flat(9, 9).png().toBuffer(), Buffer.alloc(31 * 1024 * 1024)]),
    ],
  ])('%s is refused with %d', async (_, status, message, make) => {
    const before = await listed()
    const response = await upload(await make())
    expect([response.status, response.text]).toEqual([status, expect.stringMatching(message)])
    expect(response.json.fields?.file).toBeTruthy()
    expect(await listed()).toBe(before)
  })

  it('of unknown bytes is only called a damaged image when its name is one', async () => {
    for (const [filename, message] of [
      ['cup.JPG', 'This image is damaged and cannot be read. Export it again and try once more.'],
      ['notes.bin', expect.stringContaining('not supported')],
      ['film.mp4', expect.stringContaining('not supported')],
    ] as const) {
      const refused = await upload(await damagedPng(), filename)
      expect([filename, refused.status, refused.json.fields?.file]).toEqual([filename, 415, message])
    }
  })

  it('of the largest size is accepted', async () => {
    const largest = Buffer.concat([icon, Buffer.alloc(1024 * 1024 - icon.length)])
    await expectOk(upload(largest, 'a.ico'))
    expect((await upload(Buffer.concat([largest, Buffer.of(0)]), 'a.ico')).json.code).toBe('too_large')
  })

  it('of an image with HTML after its end stores only the image', async () => {
    const photo = await flat(20, 20).jpeg().toBuffer()
    const { json } = await expectOk(upload(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])))
    const stored = await server.client().raw({ method: 'GET', path: json.url })
    expect(stored.bytes.includes('script')).toBe(false)
  })

  it.each([
    ['a\0b.svg', 'ab.svg'],
    ['../../etc/passwd.svg', 'passwd.svg'],
    ['C:\\\\fotos\\\\cup.svg', 'cup.svg'],
    ['invoice\u202egvs.exe.svg', 'invoicegvs.exe.svg'],
    ['', 'file.svg'],
    ['.svg', 'file.svg'],
    ['ünï☕.svg', 'ünï☕.svg'],
    [`${'x'.repeat(400)}.svg`, `${'x'.repeat(120)}.svg`],
  ])('called %j is listed as %j', async (filename, expected) => {
    expect((await expectOk(upload(svg, filename))).json.filename).toBe(expected)
  })

  it.each<[string, number, Buffer | string, string?]>([
    ['of JSON', 415, '{"file":"x"}', 'application/json'],
    ['without a boundary', 415, formOf({ bytes: svg, filename: 'a.svg' }), 'multipart/form-data'],
    ['without a file', 400, formOf({ bytes: svg, filename: 'a.svg', part: 'picture' })],
    ['that is incomplete', 400, formOf({ bytes: svg, filename: 'a.svg' }).subarray(0, -40)],
    ['that is not a form', 400, 'hello'],
    ['of nothing', 400, ''],
  ])('%s is refused with %d', async (_, status, body, type) => {
    const before = await listed()
    const response = await send(body, type)
    expect([response.status, response.text]).toEqual([status, expect.stringContaining('"error"')])
    expect(await listed()).toBe(before)
  })

  it('that announces more than the limit is refused before it is sent', async () => {
    const outgoing = openUpload({ 'content-length': String(300 * 1024 * 1024) })
    outgoing.flushHeaders()
    const [response] = await once(outgoing, 'response')
    expect(response.statusCode).toBe(413)
    outgoing.destroy()
  })

  it('that is interrupted leaves no files', async () => {
    const before = await listed()
    const outgoing = openUpload({})
    const body = formOf({ bytes: mp4, filename: 'a.mp4' })
    outgoing.write(body.subarray(0, 100_000))
    await expect.poll(() => names('uploads')).toHaveLength(1)
    outgoing.destroy()
    await expect.poll(() => names('uploads')).toEqual([])
    expect(await listed()).toBe(before)
  })

  it('of twenty files at the same time lists twenty', async () => {
    const before = await listed()
    const files = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        flat(30 + i, 30)
          .png()
          .toBuffer(),
      ),
    )
    const responses = await Promise.all(files.map((bytes, i) => upload(bytes, `${i}.png`)))
    expect(responses.map(({ json }) => json.width)).toEqual(files.map((_, i) => 30 + i))
    expect(await listed()).toBe(before + 20)
  })

  it('of a video is written to the disk while it arrives', async () => {
    const before = await listed()
    const part = Buffer.alloc(4 * 1024 * 1024, 7)
    const form = formOf({ bytes: mp4, filename: 'long.mp4' })
    const end = form.indexOf('\r\n--', form.length - 60)
    const arrived = async () => {
      const [name = ''] = await names('uploads')
      return (await stat(join(server.serverContext.config.dataFolder, 'uploads', name))).size
    }
    const outgoing = openUpload({})
    const responded = once(outgoing, 'response')
    outgoing.write(form.subarray(0, end))
    for (let sent = part.length; sent <= 4 * part.length; sent += part.length) {
      outgoing.write(part)
      await expect.poll(arrived).toBeGreaterThan(sent - 1024 * 1024)
    }
    outgoing.end(form.subarray(end))
    const [response] = await responded
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(await listed()).toBe(before + 1)
  })
})

const noise = (side: number) => sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })

function openUpload(headers: Record<string, string>) {
  const outgoing = request({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path: `/api/media/upload?storeId=${shop.storeId}`,
    setHost: false,
    headers: { host: 'localhost', cookie: shop.owner.cookie(), 'content-type': formType, ...headers },
  })
  outgoing.on('error', () => {})
  return outgoing
}
