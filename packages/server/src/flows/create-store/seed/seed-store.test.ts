import { readFile } from 'node:fs/promises'
import { blocks } from '@blockfront/engine/blocks'
import { starterFile, starterUrl, themes } from '@blockfront/starter'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, expectOk, openStore, startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let owner: Client
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.signUp()
  await server.owner.query(`update subscriptions set plan_code = 'scale'`)
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const create = async (subdomain: string, more: { theme?: string; currency?: 'EUR' | 'JPY' | 'KWD' } = {}) => {
  const body = { name: 'Fern', subdomain, currency: 'EUR' as const, ...more }
  const { json } = await expectOk(owner.call('store.create', { body }))
  await openStore(owner, json.storeId)
  return json
}

it('a new store has six products with images in its categories, and its hostname serves the images', async () => {
  const { storeId, storeDomain, hasDemoProducts } = await create('fern')
  expect(hasDemoProducts).toBe(true)
  const shopper = server.client(storeDomain)
  const { json: products } = await expectOk(
    shopper.call('product.byCollection', { query: { productCollection: 'latest', numberOfProducts: 20 } }),
  )
  expect(products.map(({ slug }) => slug)).toEqual([
    'merino-sweater',
    'day-pack',
    'stoneware-mug',
    'moon-vase',
    'trail-bottle',
    'over-ear',
  ])
  const { json: categories } = await expectOk(owner.call('category.list', { query: { storeId } }))
  expect(categories.map(({ slug, productCount }) => [slug, productCount])).toEqual([
    ['wear', 2],
    ['home', 2],
    ['everyday', 2],
  ])

  const product = async (productSlug: string) =>
    (await expectOk(shopper.call('product.getByDomain', { query: { productSlug } }))).json
  expect(await product('day-pack')).toMatchObject({ price: 138, discountPrice: 118 })
  const { variations, ...sweater } = await product('merino-sweater')
  expect(sweater).toMatchObject({ price: 129, discountPrice: 0, galleryImages: [expect.anything(), expect.anything()] })
  expect(variations[0]).toMatchObject({ price: 0, discountPrice: 0, sku: `${sweater.sku}-1`, image: sweater.productImage })

  for (const { productImage } of products)
    for (const client of [shopper, server.client()]) {
      const image = await client.raw({ method: 'GET', path: productImage })
      expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(image.headers['cache-control']).toContain('immutable')
    }
  const home = await shopper.raw({ method: 'GET', path: '/' })
  expect(home.text).toContain(products[0]?.productImage)
  const widths = [...home.text.matchAll(/(\/starter\/[^ "]+) (\d+)w/g)]
  expect(widths.length).toBeGreaterThan(6)
  for (const [, address = '', width] of widths.slice(0, 6)) {
    const result = await shopper.raw({ method: 'GET', path: address })
    expect(result.headers['content-type']).toBe('image/webp')
    expect((await sharp(result.bytes).metadata()).width).toBe(Number(width))
  }
  expect((await shopper.raw({ method: 'GET', path: '/starter/..%2f..%2fpackage.json' })).status).toBe(404)
})

it('serves the byte ranges of a video that a player requests', async () => {
  const video = await readFile(starterFile('morning-shelf'))
  const get = (headers: Record<string, string>, method = 'GET') =>
    server.client().raw({ method, path: starterUrl('morning-shelf'), headers })
  const whole = await get({})
  expect([whole.status, whole.bytes.equals(video)]).toEqual([200, true])
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/webm' })
  const total = video.length
  const ranges = [
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1000, total - 1],
    ['bytes=-500', total - 500, total - 1],
    [`bytes=${total - 10}-${total + 10}`, total - 10, total - 1],
  ] as const
  for (const [range, first, last] of ranges) {
    const { status, bytes, headers } = await get({ range })
    expect([range, status, bytes.equals(video.subarray(first, last + 1))]).toEqual([range, 206, true])
    const length = String(last - first + 1)
    expect(headers).toMatchObject({ 'content-range': `bytes ${first}-${last}/${total}`, 'content-length': length })
  }
  const behind = await get({ range: `bytes=${total}-` })
  expect([behind.status, behind.headers['content-range']]).toEqual([416, `bytes */${total}`])
  expect((await get({ range: 'bytes=5-1' })).status).toBe(200)
  expect((await get({ range: 'bytes=0-1', 'if-range': String(whole.headers.etag) })).status).toBe(200)
  const head = await get({ range: 'bytes=0-99' }, 'HEAD')
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(total)])
})

it('removing the demo products removes all of them, with their categories', async () => {
  const { storeId, storeDomain } = await create('gone')
  expect((await expectOk(owner.call('store.removeDemoProducts', { body: { storeId } }))).json).toEqual({
    removed: 6,
    removedCategories: 3,
  })
  const query = { productCollection: 'latest', numberOfProducts: 20 }
  expect((await expectOk(server.client(storeDomain).call('product.byCollection', { query }))).json).toEqual([])
  expect((await expectOk(owner.call('store.findCurrent', { query: { storeId } }))).json.hasDemoProducts).toBe(false)
  expect((await expectOk(owner.call('category.list', { query: { storeId } }))).json).toEqual([])
  expect((await expectOk(owner.call('media.list', { query: { storeId } }))).json.content).toEqual([])
})

it('removing the demo products keeps products that the owner added or edited, with their categories', async () => {
  const { storeId } = await create('mixed')
  const { json: categories } = await expectOk(owner.call('category.list', { query: { storeId } }))
  const [wear, home, everyday] = categories
  if (!wear || !home || !everyday) throw new Error('A new store has three categories.')
  const add = { storeId, name: 'My scarf', price: 20, categoryIds: [wear.id] }
  await expectOk(owner.call('product.add', { body: add }))
  // Only moved: still a demo category. Below another one that stays.
  await expectOk(owner.call('category.update', { body: { ...home, position: 9 } }))
  await expectOk(owner.call('category.add', { body: { storeId, name: 'Mine', parentId: everyday.id } }))
  const { json: products } = await expectOk(owner.call('product.filter', { query: { storeId, search: 'Merino' } }))
  const { json: sweater } = await expectOk(owner.call('product.getById', { params: { id: products.content[0]?.id ?? '' } }))
  await expectOk(owner.call('product.update', { body: { ...sweater, name: 'My sweater' } }))

  const { json } = await expectOk(owner.call('store.removeDemoProducts', { body: { storeId } }))
  expect(json).toEqual({ removed: 5, removedCategories: 1 })
  const names = (await expectOk(owner.call('category.list', { query: { storeId } }))).json.map(({ name }) => name)
  expect(names.toSorted()).toEqual([everyday.name, 'Mine', wear.name].toSorted())
  const left = (await expectOk(owner.call('product.filter', { query: { storeId } }))).json.content
  expect(left.map(({ name }) => name).toSorted()).toEqual(['My scarf', 'My sweater'])
})

it('removing the demo products keeps a category that the owner renamed', async () => {
  const { storeId } = await create('renamed')
  const [first] = (await expectOk(owner.call('category.list', { query: { storeId } }))).json
  if (!first) throw new Error('A new store has categories.')
  await expectOk(owner.call('category.update', { body: { ...first, name: 'My shelf' } }))
  await expectOk(owner.call('store.removeDemoProducts', { body: { storeId } }))
  expect((await expectOk(owner.call('category.list', { query: { storeId } }))).json.map(({ name }) => name)).toEqual(['My shelf'])
})

/** The paths within the store that a page links to. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&').replace(/#.*/, ''))

/** Claims that only an owner may make, and instructions to the owner: promises, invented ratings and payment methods. */
const UNTRUE =
  /free (?:shipping|delivery|returns)|money back|warranty|guarantee|within (?:a day|thirty days|24 hours)|say here|write here|tell your customers|replace this text|class="bf-testimonials|class="bf-stars|aggregateRating|Visa|PayPal/i

it.each(themes.map(({ id }) => id))('a store with the theme %s has no broken link and no false promise', async (id) => {
  const theme = themes.find((one) => one.id === id)
  const { storeDomain, storeId } = await create(`in-${id}`, { theme: id })
  const shopper = server.client(storeDomain)
  expect((await expectOk(shopper.call('store.getInfo', { query: {} }))).json.theme).toEqual(theme?.tokens)

  const open = ['/', '/checkout', '/search?q=lamp', `/collection/${theme?.categories[0]?.slug}`]
  const seen = new Set(open)
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { status, text } = await shopper.raw({ method: 'GET', path })
    expect([path, status]).toEqual([path, 200])
    // Texts that the server computes from the store's stock, rates and policy are correct.
    const written = text.replaceAll(/<ul class="bf-product__facts">.*?<\/ul>|"facts":\[.*?\]/gs, '')
    expect([path, UNTRUE.exec(written)?.[0]]).toEqual([path, undefined])
    for (const link of linksIn(text)) if (!seen.has(link)) open.push(link) && seen.add(link)
  }
  const product = `/page/product/${theme?.products[0]?.slug}`
  const collection = `/collection/${theme?.categories[0]?.slug}`
  expect([...seen]).toEqual(expect.arrayContaining(['/shop', '/about', '/page/contact', product, collection]))

  const sitemap = (await shopper.raw({ method: 'GET', path: '/sitemap.xml' })).text
  expect(sitemap).not.toMatch(/terms|policy/)
  expect((await shopper.raw({ method: 'GET', path: '/page/terms' })).status).toBe(404)
  expect((await shopper.raw({ method: 'GET', path: '/' })).text).toMatch(/aria-label="Payment methods"><li>Cash on delivery</)
  const { rows } = await server.owner.query('select count(*) from products where store_id = $1', [storeId])
  expect(Number(rows[0].count)).toBe(6)

  // The gallery shows the theme as the store has it.
  const { json: preview } = await expectOk(owner.call('store.theme', { query: { themeId: id } }))
  const query = { productCollection: 'latest', numberOfProducts: 20 }
  const { json: cards } = await expectOk(shopper.call('product.byCollection', { query }))
  expect(cards).toMatchObject(preview.products.map(({ id: _id, ...card }) => card))
  const { id: _id, storeId: _storeId, variations, categories: ofProduct, ...details } = preview.product
  const { json: stored } = await expectOk(shopper.call('product.getByDomain', { query: { productSlug: preview.product.slug } }))
  expect(stored).toMatchObject({
    ...details,
    variations: variations.map(({ id: _, sku: __, ...variation }) => variation),
    categories: ofProduct.map(({ id: _, ...category }) => category),
  })
  const pages = await server.owner.query(
    `select slug from pages where store_id = $1 and status = 'published' order by position`,
    [storeId],
  )
  expect(preview.pages.map(({ slug }) => slug)).toEqual(pages.rows.map(({ slug }) => slug))

  // Without the products of the theme, links of its pages to their categories lead to the shop page.
  await expectOk(owner.call('store.removeDemoProducts', { body: { storeId } }))
  const categories = [...seen].filter((path) => path.startsWith('/collection/'))
  expect(categories.length).toBeGreaterThan(0)
  // Cached pages follow a change within a second.
  const response = async (path: string) => {
    const { status, headers } = await shopper.raw({ method: 'GET', path })
    return [path, status, headers.location]
  }
  for (const path of categories) await expect.poll(() => response(path)).toEqual([path, 301, '/shop'])
  // A category that the owner adds later has its address back.
  const [, slug = ''] = /^\/collection\/([^?]+)/.exec(categories[0] ?? '') ?? []
  await expectOk(owner.call('category.add', { body: { storeId, name: 'Mine', slug } }))
  const address = `/collection/${slug}`
  await expect.poll(() => response(address)).toEqual([address, 200, undefined])
})

it('every link in the defaults and presets of blocks leads to a page of a new store', async () => {
  const { storeDomain } = await create('links')
  const shopper = server.client(storeDomain)
  const starts = Object.values(blocks).flatMap(({ props, presets = [] }) =>
    [{}, ...presets.map((one) => one.props)].map((one) => props().parse(one)),
  )
  const paths = [...JSON.stringify(starts).matchAll(/"(?:url|link)":"(\/[^"]*)"|href=\\"(\/[^"\\]*)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  expect(new Set(paths)).toEqual(new Set(['/', '/shop', '/about', '/page/contact']))
  for (const path of new Set(paths)) expect([path, (await shopper.raw({ method: 'GET', path })).status]).toEqual([path, 200])
})

it('prices fit a currency without decimals, and one with three decimals', async () => {
  const prices: number[] = []
  for (const currency of ['JPY', 'KWD'] as const) {
    const { storeDomain } = await create(`in-${currency.toLowerCase()}`, { currency, theme: 'larder' })
    const product = await server.client(storeDomain).call('product.getByDomain', { query: { productSlug: 'country-loaf' } })
    prices.push((await expectOk(Promise.resolve(product))).json.price)
  }
  expect(prices).toEqual([700, 7])
})

it('the gallery needs no account, and a preview has every image that it renders', async () => {
  const anybody = server.client()
  const { json: list } = await expectOk(anybody.call('store.themes'))
  expect(list.map(({ themeId }) => themeId)).toEqual(themes.map(({ id }) => id))
  for (const { themeId } of list) {
    const { json: theme } = await expectOk(anybody.call('store.theme', { query: { themeId } }))
    expect(theme.products).toHaveLength(6)
    const images = [...JSON.stringify(theme).matchAll(/"(\/starter\/[^"]+)"/g)].map(([, address]) => address ?? '')
    expect(images.filter((address) => !theme.pictures[address])).toEqual([])
  }
  expect((await anybody.call('store.theme', { query: { themeId: 'nothing' } })).status).toBe(404)
})

it('rejects an unknown theme', async () => {
  const result = await owner.call('store.create', {
    body: { name: 'X', subdomain: 'nowhere', currency: 'EUR', theme: 'nothing' },
  })
  expect([result.status, result.json.fields]).toEqual([400, { theme: 'This theme does not exist. Choose one from the gallery.' }])
})
