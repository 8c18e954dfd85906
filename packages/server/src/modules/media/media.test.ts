import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints, type MediaItem } from '@blockfront/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeContext } from '../../ground/context.ts'
import type { Database } from '../../ground/db/database.ts'
import { freeBytes } from '../../ground/storage/disk.ts'
import { changedTags } from '../../testing/changed-tags.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { icon, mp4, ogv, svg, webm } from '../../testing/shop/media.ts'
import { openTestShop } from '../../testing/shop/test-shop.ts'
import { uploadFile } from '../../testing/shop/upload.ts'
import { saveMedia } from './save-media.ts'
import { reserveUpload } from './upload/upload-reservation.ts'

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
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** An image of one color with a lighter corner that shows its orientation. */
const testImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#225588' } }).composite([
    { input: { create: { width: 10, height: 10, channels: 3, background: '#ffffff' } }, left: 0, top: 0 },
  ])
const upload = (bytes: Uint8Array, filename = 'a.jpg', to = shop) => uploadFile(to.owner, to.storeId, { bytes, filename })
const uploaded = async (bytes: Uint8Array, filename?: string, to = shop): Promise<MediaItem> =>
  (await expectOk(upload(bytes, filename, to))).json
const fetchFile = (url: string, host = 'localhost', headers: Record<string, string> = {}, method = 'GET') =>
  server.client(host).raw({ method, path: url, headers })
const find = async (id: string, { owner, storeId } = shop) => {
  const { json } = await expectOk(owner.call('media.list', { query: { storeId, pageSize: 100 } }))
  return json.content.find((item) => item.id === id)
}
const ready = (id: string) => expect.poll(() => find(id), { timeout: 60_000, interval: 50 }).toMatchObject({ status: 'ready' })

const solid = (background: string, width: number, height: number) => {
  const [red = 0, green = 0, blue = 0] = [1, 2, 3].map((at) => Number.parseInt(background[at] ?? '0', 16) * 17)
  return Buffer.concat(Array.from({ length: width * height }, () => Buffer.from([red, green, blue])))
}
const imageBlock = (src: string) => ({ type: 'imageBlock', props: { src } })
const filesOf = async (storeId: string, extension: string) =>
  (await readdir(join(server.serverContext.config.dataFolder, 'media', storeId)).catch(() => [])).filter((name) =>
    name.endsWith(extension),
  ).length

describe('an image', () => {
  it('is stored upright and without metadata of the camera, with variants that are never larger than the original', async () => {
    const photo = await testImage(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const item = await uploaded(photo, 'Beach.PNG')
    expect(item).toMatchObject({ filename: 'Beach.PNG', mime: 'image/jpeg', width: 600, height: 900, kind: 'image', alt: '' })
    expect(item.url).toMatch(/^\/media\/\w+\/[0-9a-z]{20}\.jpg$/)
    const original = await fetchFile(item.url)
    expect(original.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    const stored = await sharp(original.bytes).metadata()
    expect(stored).toMatchObject({ width: 600, height: 900 })
    expect(stored.exif).toBeUndefined()
    expect(stored.orientation).toBeUndefined()
    const [red = 0] = await sharp(original.bytes).extract({ left: 593, top: 3, width: 1, height: 1 }).raw().toBuffer()
    expect(red).toBeGreaterThan(200)

    await ready(item.id)
    const { variants = [] } = (await find(item.id)) ?? {}
    expect(variants.map(({ format, width }) => `${format} ${width}`).sort()).toEqual(
      ['avif', 'webp'].flatMap((format) => [160, 320, 600].map((width) => `${format} ${width}`)).sort(),
    )
    for (const variant of variants) {
      const response = await fetchFile(variant.url)
      expect(response.headers['content-type']).toBe(`image/${variant.format}`)
      expect((await sharp(response.bytes).metadata()).width).toBe(variant.width)
    }
  })
})

describe('a file', () => {
  it.each([
    ['png', 'image/png', () => testImage(40, 30).png()],
    ['webp', 'image/webp', () => testImage(40, 30).webp()],
    ['avif', 'image/avif', () => testImage(40, 30).avif({ effort: 0 })],
    ['gif', 'image/gif', () => testImage(40, 30).gif()],
  ])('of the kind %s is recognized by its content, whatever its name', async (extension, mime, make) => {
    const item = await uploaded(await make().toBuffer(), 'page.html')
    expect(item).toMatchObject({ mime, width: 40, height: 30, filename: 'page.html' })
    expect(item.url).toMatch(new RegExp(`\\.${extension}$`))
    expect((await fetchFile(item.url)).headers['content-type']).toBe(mime)
  })

  it('that is an animation stays animated and gets no variants', async () => {
    const frames = Buffer.concat([solid('#f00', 20, 20), solid('#00f', 20, 20)])
    const animation = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif()
      .toBuffer()
    const item = await uploaded(animation, 'moving.gif')
    expect(item).toMatchObject({ status: 'ready', variants: [], width: 20, height: 20 })
    expect((await fetchFile(item.url)).bytes.equals(animation)).toBe(true)
  })

  it('that is an SVG is sanitized, and cannot run code when a visitor opens it', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><script>alert(1)</script><rect width="1"/></svg>'
    const item = await uploaded(Buffer.from(drawing), 'logo.svg')
    expect(item).toMatchObject({ mime: 'image/svg+xml', width: 8, height: 4, status: 'ready' })
    const { text, headers } = await fetchFile(item.url)
    expect(text).toContain('<rect width="1">')
    expect(text).not.toContain('script')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/)
    expect(headers['content-disposition']).toBe('attachment')
  })

  it('that is an icon or a video is stored unchanged', async () => {
    const unchanged = { 'a.ico': icon, 'a.mp4': mp4, 'a.webm': webm, 'a.ogv': ogv }
    for (const [name, bytes] of Object.entries(unchanged)) {
      const item = await uploaded(bytes, name)
      expect(item.url).toContain(name.slice(1))
      expect(item.kind).toBe(name === 'a.ico' ? 'image' : 'video')
      expect((await fetchFile(item.url)).bytes.equals(bytes)).toBe(true)
    }
  })
})

describe('the library', () => {
  it('lists the files of a store, newest first, and finds them by words and kind', async () => {
    const library = await server.createStore({ subdomain: 'searched' })
    const names = ['Blue cup.svg', 'red cup.svg', '100%.svg']
    for (const name of names) await uploaded(svg, name, library)
    const video = await uploaded(mp4, 'Cup in use.mp4', library)
    const list = async (query: object) =>
      (await expectOk(library.owner.call('media.list', { query: { storeId: library.storeId, ...query } }))).json
    expect((await list({})).content.map(({ filename }) => filename)).toEqual(['Cup in use.mp4', ...names.toReversed()])
    expect((await list({ search: 'CUP' })).totalElements).toBe(3)
    expect((await list({ search: 'cup blue' })).content.map(({ filename }) => filename)).toEqual(['Blue cup.svg'])
    expect((await list({ search: '%' })).content.map(({ filename }) => filename)).toEqual(['100%.svg'])
    // Words after the eighth are ignored.
    const eight = 'blue cup svg blue cup svg blue cup'
    expect((await list({ search: `${eight} nothing` })).totalElements).toBe(1)
    expect((await list({ search: `${eight.replace(/cup$/, 'nothing')}` })).totalElements).toBe(0)
    expect((await list({ kind: 'video' })).content.map(({ id }) => id)).toEqual([video.id])
    expect(await list({ pageSize: 3, pageNumber: 1 })).toMatchObject({
      totalPages: 2,
      totalElements: 4,
      content: [{ filename: names[0] }],
    })
  })

  it('offers the images that come with the themes, which are in no library', async () => {
    const { json } = await expectOk(shop.owner.call('media.listStarter', { query: { storeId: shop.storeId } }))
    const vase = json.find(({ name }) => name === 'Moon vase')
    for (const url of [vase?.url, vase?.thumbnail])
      expect((await fetchFile(url ?? '')).headers['content-type']).toBe('image/webp')
    expect((await other.owner.call('media.listStarter', { query: { storeId: shop.storeId } })).status).not.toBe(200)
  })

  it('stores a name, an alternative text and a focal point', async () => {
    const { id } = await uploaded(svg, 'a.svg')
    const change = (body: object) => shop.owner.call('media.update', { body: { storeId: shop.storeId, id, ...body } })
    const { json } = await expectOk(change({ alt: 'A cup', filename: '../Cup\u202e.svg', focalPoint: { x: 0.25, y: 0.75 } }))
    expect(json).toMatchObject({ alt: 'A cup', filename: 'Cup.svg', focalPoint: { x: 0.25, y: 0.75 } })
    expect((await expectOk(change({ alt: '' }))).json).toMatchObject({ alt: '', filename: 'Cup.svg' })
    expect((await change({ focalPoint: { x: 2, y: 0 } })).status).toBe(400)
    expect((await expectOk(change({ filename: '\u202e' }))).json.filename).toBe('file.svg')
    const tags = await changedTags(server, shop.storeId, () => expectOk(change({ alt: 'Cup' })))
    expect(tags).toEqual([`image/${id}`])
    expect(await find(id)).toMatchObject({ alt: 'Cup', focalPoint: { x: 0.25, y: 0.75 } })
    const removed = await changedTags(server, shop.storeId, () => expectOk(shop.owner.call('media.delete', { params: { id } })))
    expect(removed).toEqual([`image/${id}`])
    const { rows } = await server.owner.query('select action from audit_log where target = $1 order by at', [id])
    const updates = Array.from({ length: 4 }, () => 'media.update')
    expect(rows.map(({ action }) => action)).toEqual(['media.upload', ...updates, 'media.delete'])

    const own = storeContext(server.serverContext, shop.storeId)
    const saved = await saveMedia(own, { filename: 'b.svg', bytes: svg, alt: 'x'.repeat(501) })
    expect(saved.alt).toBe('x'.repeat(500))
    const { rows: demo } = await server.owner.query('select is_demo from media where id = $1', [saved.id])
    expect(demo).toEqual([{ is_demo: false }])
  })

  it('lists all usages of a file, and deletes a used file only when forced', async () => {
    const { id, url } = await uploaded(svg, 'used.svg')
    const { storeId, owner } = shop
    const page = await expectOk(owner.call('page.add', { body: { storeId, name: 'With it', content: [imageBlock(url)] } }))
    const product = await expectOk(
      owner.call('product.add', { body: { storeId, name: 'Mug', price: 5, galleryImages: [`https://elsewhere.example${url}`] } }),
    )
    await expectOk(owner.call('category.add', { body: { storeId, name: 'Mugs', image: url } }))
    await expectOk(owner.call('store.updateDetails', { body: { storeId, logo: url } }))
    await expectOk(owner.call('section.add', { body: { storeId, name: 'Banner', content: [imageBlock(url)] } }))
    const usages = async () => (await find(id))?.usages.map(({ kind, name }) => `${kind}: ${name}`).sort()
    expect(await usages()).toEqual(['category: Mugs', 'page: With it', 'product: Mug', 'section: Banner', 'store: Store library'])
    const refused = await owner.call('media.delete', { params: { id } })
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({
      code: 'media_in_use',
      details: { usages: expect.arrayContaining([expect.objectContaining({ kind: 'page', id: page.json.pageId })]) },
    })

    await expectOk(owner.call('product.delete', { params: { storeId, productId: product.json.id } }))
    await expectOk(owner.call('store.updateDetails', { body: { storeId, logo: '' } }))
    expect(await usages()).toEqual(['category: Mugs', 'page: With it', 'section: Banner'])
    await expectOk(owner.call('media.delete', { params: { id }, query: { force: true } }))
    expect(await find(id)).toBeUndefined()
    await expect.poll(async () => (await fetchFile(url)).status).toBe(404)
    expect((await owner.call('media.delete', { params: { id } })).status).toBe(404)
  })

  it('lists a translation that uses a file, with its language and item', async () => {
    const own = await openTestShop(server, { owner: shop.owner })
    const { owner, storeId } = own
    const { id, url } = await uploaded(svg, 'translated.svg', own)
    const { json: cup } = await expectOk(
      owner.call('product.add', { body: { storeId, name: 'Cup', price: 5, description: '<p>Big</p>' } }),
    )
    await expectOk(owner.call('language.update', { body: { storeId, languages: [{ locale: 'de', published: true }] } }))
    const save = (text: string) => {
      const fields = [{ path: 'description', source: '<p>Big</p>', text }]
      return expectOk(owner.call('translation.save', { body: { storeId, locale: 'de', type: 'product', id: cup.id, fields } }))
    }
    const usages = async () => (await find(id, own))?.usages
    await save(`<p>Groß <img src="${url}" alt="" /></p>`)
    expect(await usages()).toEqual([{ kind: 'translation', id: cup.id, name: 'Cup', locale: 'de', type: 'product' }])
    expect((await owner.call('media.delete', { params: { id } })).json.code).toBe('media_in_use')
    await save('<p>Groß</p>')
    expect(await usages()).toEqual([])
    await save(`<p>Groß <img src="${url}" alt="" /></p>`)
    await expectOk(owner.call('language.update', { body: { storeId, languages: [] } }))
    expect(await usages()).toEqual([])
  })

  it('removes a deleted file from everything that uses it, and no other file', async () => {
    const own = await openTestShop(server, { owner: shop.owner })
    const { owner, storeId, host } = own
    const { id, url } = await uploaded(svg, 'removed.svg', own)
    const { url: kept } = await uploaded(icon, 'kept.ico', own)
    const html = (src: string) => `<p>See <a href="${src}">it</a></p><img src="${src}" alt="cup" />`
    const textBlock = { type: 'textBlock', props: { text: html(url) + html(kept) } }
    const blocks = [imageBlock(url), imageBlock(kept), textBlock]
    const { json: page } = await expectOk(owner.call('page.add', { body: { storeId, name: 'Cups', content: blocks } }))
    const draft = { storeId, pageId: page.pageId, content: blocks, baseVersion: page.version }
    await expectOk(owner.call('page.publish', { body: draft }))
    const product = {
      ...{ storeId, name: 'Cup', price: 5, description: html(url), productImage: url, galleryImages: [kept, url] },
      attributeGroups: [{ name: 'Size', type: 'buttons' as const, values: ['S'] }],
      variations: [{ attributes: { Size: 'S' }, price: 5, image: url }],
    }
    const { json: cup } = await expectOk(owner.call('product.add', { body: product }))
    const { orderId } = await own.buy([{ productId: cup.id, variationId: cup.variations[0]?.id ?? '', quantity: 1 }])
    expect((await own.order(orderId)).lines[0]?.productImage).toBe(url)
    const { json: category } = await expectOk(owner.call('category.add', { body: { storeId, name: 'Cups', image: url } }))
    await expectOk(owner.call('store.updateDetails', { body: { storeId, logo: url, favicon: kept } }))
    await expectOk(owner.call('section.add', { body: { storeId, name: 'Banner', content: blocks } }))
    const background = `url("${url}") center, red`
    await server.owner.query(`update stores set theme_draft = jsonb_build_object('a', $2::text) where store_id = $1`, [
      storeId,
      background,
    ])
    const languages = [{ locale: 'de', published: true }]
    await expectOk(owner.call('language.update', { body: { storeId, languages } }))
    const cupInGerman = { storeId, locale: 'de', type: 'product' as const, id: cup.id }
    const { json: german } = await expectOk(owner.call('translation.get', { query: cupInGerman }))
    const fields = german.fields.map(({ path, source }) => ({ path, source, text: source.replace('See', 'Siehe') }))
    expect((await expectOk(owner.call('translation.save', { body: { ...cupInGerman, fields } }))).json.state).toBe('done')
    const shopPage = async () => (await server.client(host).raw({ method: 'GET', path: '/page/cups' })).text
    expect(await shopPage()).toContain(id)

    const document = (await expectOk(owner.call('page.export', { query: { pageId: page.pageId } }))).json
    await expectOk(owner.call('media.delete', { params: { id }, query: { force: true } }))

    await expect.poll(shopPage).not.toContain(id)
    expect(await shopPage()).toContain(kept)
    const { json: after } = await expectOk(owner.call('page.getById', { query: { pageId: page.pageId } }))
    expect(after.version).toBeGreaterThan(page.version)
    const { json: pages } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
    expect(pages.find(({ pageId }) => pageId === page.pageId)?.hasUnpublishedChanges).toBe(false)
    expect((await own.order(orderId)).lines[0]?.productImage).toBe('')
    const { json: translation } = await expectOk(owner.call('translation.get', { query: cupInGerman }))
    expect(translation.state).toBe('done')
    expect(translation.fields.find(({ path }) => path === 'description')?.text).toBe('<p>Siehe <a>it</a></p>')
    const text = `<p>See <a>it</a></p>${html(kept)}`
    expect(after.content).toMatchObject([{ props: { src: '' } }, { props: { src: kept } }, { props: { text } }])
    const { json: rest } = await expectOk(owner.call('product.getById', { params: { id: cup.id } }))
    expect(rest).toMatchObject({ productImage: kept, galleryImages: [], description: '<p>See <a>it</a></p>' })
    expect(rest.variations.map(({ image }) => image)).toEqual([''])
    expect(rest.version).toBeGreaterThan(cup.version)
    expect((await expectOk(owner.call('category.get', { query: { categoryId: category.id } }))).json.image).toBe('')
    const { rows } = await server.owner.query(
      `select logo, favicon, theme_draft ->> 'a' as background, (select content from page_sections s where s.store_id = stores.store_id)
       from stores where store_id = $1`,
      [storeId],
    )
    expect(rows[0]).toMatchObject({ logo: '', favicon: kept, background: 'none center, red' })
    expect(JSON.stringify(rows[0].content)).not.toContain(id)

    // Earlier content returns without the file, and says so.
    const { pageId } = page
    const [version] = (await expectOk(owner.call('page.versions', { query: { pageId } }))).json.content
    const versionId = version?.versionId ?? ''
    const earlier = (await expectOk(owner.call('page.version', { query: { pageId, versionId } }))).json
    const body = { storeId, pageId, versionId, baseVersion: after.version }
    const restored = (await expectOk(owner.call('page.restoreVersion', { body }))).json
    const copy = { ...document, slug: 'copy' }
    const imported = (await expectOk(owner.call('page.import', { body: { storeId, document: copy } }))).json
    for (const { content, missingFiles } of [earlier, restored, imported]) {
      expect([missingFiles, JSON.stringify(content).includes(id)]).toEqual([1, false])
      expect(content).toMatchObject([{ props: { src: '' } }, { props: { src: kept } }, { props: { text } }])
    }
  })

  it('names at most 50 usages of a file', async () => {
    const { id } = await uploaded(svg, 'everywhere.svg')
    await server.owner.query(
      `insert into media_usages (store_id, media_id, kind, target_id)
       select $1, $2, 'page', 'page' || to_char(n, 'FM00') from generate_series(1, 51) n`,
      [shop.storeId, id],
    )
    const usages = (await find(id))?.usages ?? []
    expect([usages.length, usages[0]?.id, usages[0]?.name]).toEqual([50, 'page01', ''])
    await server.owner.query(`delete from media_usages where media_id = $1`, [id])
  })

  it('names usages without a name by their kind, and cuts long names', async () => {
    const { id } = await uploaded(svg, 'named.svg')
    const attributeGroups = [{ name: 'Size', type: 'buttons' as const, values: ['Extra large'] }]
    const variations = [{ attributes: { Size: 'Extra large' }, price: 5 }]
    const body = { storeId: shop.storeId, name: 'm'.repeat(195), price: 5, attributeGroups, variations }
    const { json: product } = await expectOk(shop.owner.call('product.add', { body }))
    await server.owner.query(
      `insert into media_usages (store_id, media_id, kind, target_id)
       select $1, $2, k.kind, k.target from (values ('global', 'store'), ('checkout', 'store'), ('variation', $3)) as k (kind, target)`,
      [shop.storeId, id, product.variations[0]?.id],
    )
    expect((await find(id))?.usages.map(({ name, productId }) => [name, productId])).toEqual([
      ['Checkout', undefined],
      ['Header and footer', undefined],
      [`${'m'.repeat(195)} (Ext`, product.id],
    ])
    await server.owner.query(`delete from media_usages where media_id = $1`, [id])
  })

  it('removes the files of an upload that does not finish within an hour', async () => {
    const { id } = await uploaded(svg, 'finished.svg')
    const { rows } = await server.owner.query(
      `select round(extract(epoch from j.run_at - now()) / 60)::int as minutes, j.payload
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'media.removeFiles' and j.payload ->> 'id' = $1`,
      [id],
    )
    expect(rows).toMatchObject([{ minutes: 60, payload: { storeId: shop.storeId, extension: 'svg' } }])
  })

  it('is visible to and changed by members of its store only', async () => {
    const { id, url } = await uploaded(svg, 'mine.svg')
    const body = { storeId: other.storeId, id, alt: 'x' }
    expect((await other.owner.call('media.update', { body })).status).toBe(404)
    expect((await other.owner.call('media.delete', { params: { id }, query: { force: true } })).status).toBe(404)
    expect((await uploadFile(other.owner, shop.storeId, { bytes: svg, filename: 'a.svg' })).status).toBe(403)
    expect((await fetchFile(url, shop.host)).status).toBe(200)
    expect((await fetchFile(url, other.host)).status).toBe(404)
  })
})

describe('the storage of a plan', () => {
  it('is not exceeded, also not by parallel uploads', async () => {
    const small = await server.createStore({ subdomain: 'smallplan' })
    const noiseOf = (side: number) =>
      sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
        .png()
        .toBuffer()
    const noise = await noiseOf(300)
    await server.owner.query(
      `insert into plans (code, name, currency, monthly_price, yearly_price, trial_days, limits, position)
       values ('tiny', 'Tiny', 'USD', 0, 0, 0, '{"storageMb": 1, "pages": 50, "products": 50}', 9)`,
    )
    await server.owner.query(
      `update subscriptions set plan_code = 'tiny' where user_id = (select user_id from store_members where store_id = $1)`,
      [small.storeId],
    )
    const responses = await Promise.all(Array.from({ length: 6 }, () => upload(noise, 'noise.png', small)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402, 402])
    expect(responses.find(({ status }) => status === 402)?.json).toMatchObject({
      code: 'limit_reached',
      error: expect.stringContaining('1 MB'),
    })
    expect(await filesOf(small.storeId, 'png')).toBe(3)

    // Uploads in progress reserve what they announce, without the form around the file, and count what they did not announce.
    const { rows } = await server.owner.query('select sum(bytes)::int as used from media where store_id = $1', [small.storeId])
    const free = 1024 * 1024 - rows[0].used
    const reserve = (expectedBytes: number) => reserveUpload({ ...server.serverContext, store: small }, { expectedBytes })
    const limit = { code: 'limit_reached' }
    await expect(reserve(free + 8 * 1024 + 1)).rejects.toMatchObject(limit)
    const whole = await reserve(free + 8 * 1024)
    whole.count(free)
    expect(() => whole.count(1)).toThrow(expect.objectContaining(limit))
    const half = await reserve(8 * 1024 + free - 10)
    await expect(reserve(8 * 1024 + 11)).rejects.toMatchObject(limit)
    const unannounced = await reserve(0)
    unannounced.count(10)
    expect(() => unannounced.count(1)).toThrow(expect.objectContaining(limit))
    // An upload that was refused has ended: to end it again changes nothing.
    whole.release()
    await expect(reserve(8 * 1024 + 11)).rejects.toMatchObject(limit)
    const own = storeContext(server.serverContext, small.storeId)
    const arriving = { filename: 'a.svg', bytes: svg, reservation: await reserve(0) }
    await expect(saveMedia(own, arriving)).rejects.toMatchObject(limit)
    half.release()
    ;(await reserve(8 * 1024 + free)).release()

    // Other processes reserve separately: of two files that do not fit together, the first one that is stored stays.
    const { storage } = server.serverContext
    const large = await noiseOf(230)
    const slow = {
      ...storage,
      async put(key: string, content: Blob) {
        await saveMedia(own, { filename: 'first.png', bytes: large })
        await storage.put(key, content)
      },
    }
    await expect(saveMedia({ ...own, storage: slow }, { filename: 'second.png', bytes: large })).rejects.toMatchObject(limit)
    expect(await filesOf(small.storeId, 'png')).toBe(4)
    const closed = { ...storage, put: () => Promise.reject(new Error('A file without space was stored.')) }
    await expect(saveMedia({ ...own, storage: closed }, { filename: 'a.png', bytes: noise })).rejects.toMatchObject(limit)
  })

  it('and the space on the disk are reserved for uploads without a length, until they end', async () => {
    const { config } = server.serverContext
    const minFreeBytes = (await freeBytes(config.dataFolder)) - 1.6 * endpoints['media.upload'].bodyLimit
    const context = { ...server.serverContext, config: { ...config, minFreeBytes }, store: shop }
    const reserve = (expectedBytes: number) => reserveUpload(context, { expectedBytes })
    const getExecutor = () => {
      throw new Error('The database is away.')
    }
    const db = { getExecutor } as unknown as Database
    await expect(reserveUpload({ ...context, db }, { expectedBytes: 0 })).rejects.toThrow('away')
    const first = await reserve(0)
    await expect(reserve(0)).rejects.toMatchObject({ code: 'storage_full' })
    ;(await reserve(10_000)).release()
    first.release()
    ;(await reserve(0)).release()
  })
})

describe('a deleted store', () => {
  it('leaves no files', async () => {
    const leaving = await server.createStore({ subdomain: 'leaving' })
    for (const name of ['a.svg', 'b.svg', 'c.svg']) await uploaded(svg, name, leaving)
    expect(await filesOf(leaving.storeId, 'svg')).toBe(3)
    await server.confirmSessions()
    await expectOk(leaving.owner.call('store.delete', { body: { storeId: leaving.storeId, name: 'Store leaving' } }))
    await expect.poll(() => filesOf(leaving.storeId, 'svg')).toBe(0)
  })
})
