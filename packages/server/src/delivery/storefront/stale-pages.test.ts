import { randomUUID } from 'node:crypto'
import type { CallInput, EndpointId } from '@blockfront/contract'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ServerContext } from '../../ground/context.ts'
import { type Client, createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { uploadFile } from '../../testing/shop/upload.ts'

/** Longest time between the response to a change and pages that show it, in any process. Milliseconds. */
const WITHIN = 1000

let server: TestServer
let owner: Client
let storeId: string
let host: string
/** Two processes with a page cache, and one without. */
let keeping: Client[]
let fresh: Client
/** Of the two processes with a cache. */
let contexts: ServerContext[]
const categories: string[] = []
const products: string[] = []
const pages: Record<string, string> = {}
let imagePath = ''

beforeAll(async () => {
  // The same URL for all processes, because pages contain it.
  server = await startTestServer({ config: { publicUrl: 'http://localhost', publicUrlGiven: true } })
  const [second, uncached] = [await server.another(), await server.another({ config: { pageCacheBytes: 0 } })]
  ;({ owner, storeId, host } = await server.createStore({ subdomain: 'exact' }))
  contexts = [server.serverContext, second.serverContext]
  keeping = [server.port, second.port].map((port) => createClient(port, host))
  fresh = createClient(uncached.port, host)
  await seed()
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

/** A call of the owner that must not appError, with the store's id in its body. */
const callAsOwner = async <Id extends EndpointId>(id: Id, body: object) =>
  (await expectOk(owner.call(id, { body: { storeId, ...body } } as unknown as CallInput<Id>))).json

const block = (type: string, props: object) => ({ id: randomUUID(), type, contentType: 'normal', version: 1, props })
const grid = (productCollection: string, numberOfProducts: number) =>
  block('productGrid', { productCollection, numberOfProducts })

async function seed() {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  imagePath = (await expectOk(uploadFile(owner, storeId, { bytes, filename: 'cup.png' }))).json.id
  const media = async () =>
    (await server.owner.query('select storage_key, status from media where store_id = $1', [storeId])).rows[0]
  // Its variants are created meanwhile, which is a change too.
  await vi.waitFor(async () => expect((await media()).status).toBe('ready'), { timeout: 10_000 })
  const image = `/media/${(await media()).storage_key}`
  for (const name of ['Cups', 'Pots', 'Pans']) categories.push((await callAsOwner('category.add', { name, image })).id)
  for (let n = 0; n < 7; n++)
    products.push(
      (
        await callAsOwner('product.add', {
          name: `Thing ${n}`,
          slug: `thing-${n}`,
          price: 10 + n,
          productImage: n < 2 ? image : '',
          trackInventory: true,
          stockQuantity: 2,
          categoryIds: [categories[n % 3] ?? ''],
        })
      ).id,
    )
  const { json: all } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
  for (const { slug, pageId } of all) pages[slug] = pageId
  pages.news = (await callAsOwner('page.add', { name: 'News', slug: 'news', content: [] })).pageId
  await publish('home', [grid('latest', 2), grid(categories[0] ?? '', 2), block('categoriesSlider', { numberOfCategories: 2 })])
  await publish('news', [grid('old', 1)])
}

async function publish(slug: string, content: object[], change: object = {}) {
  const { json: draft } = await expectOk(owner.call('page.getById', { query: { pageId: pages[slug] ?? '' } }))
  const { pageId, version: baseVersion, globalVersion: baseGlobalVersion } = draft
  await callAsOwner('page.publish', { pageId, baseVersion, baseGlobalVersion, content, label: '', ...change })
}

const addresses = () => [
  ...['/', '/about', '/page/news', '/shop', '/shop?sort=price_asc&inStock=true', '/checkout', '/nothing'],
  ...['cups', 'pots', 'pans', 'renamed'].map((slug) => `/collection/${slug}`),
  ...products.map((_, n) => `/product/thing-${n}`),
]
const asData = (path: string) => `/api/storefront/payload?path=${encodeURIComponent(path)}`
const paths = () => [...addresses().map(asData), '/product/thing-1', '/sitemap.xml']

const read = (reader: Client) =>
  Promise.all(
    paths().map(async (path) => {
      const { status, text } = await reader.raw({ method: 'GET', path })
      return `${path} ${status} ${text}`
    }),
  )

const rates = ['stock', 'price', 'name', 'status', 'place', 'order', 'product', 'slug'] as const
const others = ['category', 'newCategory', 'page', 'news', 'template', 'global', 'details', 'picture', 'redirect'] as const
type Kind = (typeof rates)[number] | (typeof others)[number]

/** Actions of an owner or a shopper on the product, category or page with index `n`. */
const applyChange: Record<Kind, (n: number) => Promise<unknown>> = {
  stock: (n) => bulk(n, { stockQuantity: n % 3 }),
  price: (n) => bulk(n, { price: 5 + n }),
  status: (n) => bulk(n, { status: (['active', 'archived', 'draft'] as const)[n % 3] }),
  place: (n) => bulk(n, { [n % 2 ? 'addCategoryIds' : 'removeCategoryIds']: [categories[n % 3]] }),
  name: (n) => update(n, { name: `Renamed ${n}` }),
  slug: (n) => update(n, { slug: `elsewhere-${n}` }).then(() => update(n, { slug: `thing-${idOf(n)}` })),
  order: (n) => buy(n),
  product: async (n) => {
    const { id } = await callAsOwner('product.add', { name: `New ${n}`, price: n + 1, categoryIds: [categories[n % 3]] })
    if (n % 2) await callAsOwner('product.bulkDelete', { ids: [id] })
  },
  category: async (n) => {
    const { json } = await expectOk(owner.call('category.get', { query: { categoryId: categories[n % 3] ?? '' } }))
    const slug = n % 4 ? ['cups', 'pots', 'pans'][n % 3] : `renamed${n % 3 || ''}`
    // The second category is moved into the first one and back, and each has its own image or that of a product.
    const place = { parentId: n % 3 === 1 && n % 2 ? (categories[0] ?? null) : null, image: n % 5 < 2 ? '' : json.image }
    await callAsOwner('category.update', { ...json, ...place, name: `Category ${n}`, position: n, slug })
  },
  newCategory: async (n) => {
    const { id } = await callAsOwner('category.add', { name: `Fresh ${n}`, position: n })
    if (n % 2) await expectOk(owner.call('category.delete', { params: { id } }))
  },
  page: (n) => publish('home', [grid(n % 2 ? 'latest' : (categories[n % 3] ?? ''), 1 + (n % 3))]),
  news: async (n) => {
    if (n % 2) await publish('news', [grid('latest', n % 3)])
    else await callAsOwner('page.unpublish', { pageId: pages.news })
  },
  template: (n) => publish('product', [block('product', {}), ...(n % 2 ? [grid('old', 2)] : [])]),
  global: (n) =>
    publish('home', [grid('latest', 2)], {
      globalContent: [{ ...block('topbar', { messages: [{ id: 'one', text: `Sale ${n}` }] }), contentType: 'global' }],
    }),
  details: (n) => callAsOwner('store.updateDetails', { name: `Store ${n}` }),
  picture: (n) => callAsOwner('media.update', { id: imagePath, alt: `A cup ${n}` }),
  redirect: (n) => callAsOwner('redirect.add', { fromPath: `/from-${n}-${randomUUID()}`, toPath: '/shop' }),
}

const idOf = (n: number) => n % products.length
const productOf = (n: number) => products[idOf(n)] ?? ''
const bulk = (n: number, changes: object) => callAsOwner('product.bulkUpdate', { ids: [productOf(n)], changes })
async function update(n: number, changes: object) {
  const { json } = await expectOk(owner.call('product.getById', { params: { id: productOf(n) } }))
  await callAsOwner('product.update', { ...json, ...changes, version: undefined })
}

/** Buys one piece, where there is one. */
async function buy(n: number) {
  const shopper = server.client(host)
  const lines = [{ productId: productOf(n), quantity: 1 }]
  const { json: quote } = await expectOk(shopper.call('checkout.quote', { body: { lines, country: 'AT' } }))
  const body = {
    ...{ lines, quoteHash: quote.quoteHash, rateId: quote.rateId ?? '', methodId: quote.methods[0]?.id ?? '' },
    contact: { email: 'ada@example.com' },
    shippingAddress: { firstName: 'A', lastName: 'B', line1: 'Main 1', city: 'Vienna', postalCode: '1010', country: 'AT' },
  }
  await shopper.call('order.place', { headers: { 'idempotency-key': randomUUID() }, body })
}

/** Waits until both processes with a cache have received the notifications of all changes so far. */
async function notified(): Promise<void> {
  const changed = performance.now()
  const isKnown = ({ events }: ServerContext) => performance.now() - events.staleForMs() >= changed
  await expect.poll(() => contexts.every(isKnown)).toBe(true)
}

/**
 * Waits until every process shows the same as the uncached one. Returns the time of the last request that showed something else.
 */
async function settled(change: string): Promise<number> {
  let lastWrong = 0
  const wrong = async () => {
    const paths = performance.now()
    const expected = await read(fresh)
    const kept = (await Promise.all(keeping.map(read))).flat()
    const different = kept.filter((page, at) => page !== expected[at % expected.length])
    if (different.length > 0) lastWrong = paths
    return different.map((page) => page.slice(0, 60))
  }
  await expect.poll(wrong, { timeout: 60_000, interval: 5, message: change }).toEqual([])
  return lastWrong
}

it('a change renders the pages that show it again, and no others', async () => {
  const made = () =>
    Promise.all(
      keeping.map(async (reader) => {
        const { text } = await reader.raw({ method: 'GET', path: '/metrics' })
        return Number(/^blockfront_pages_made_total (\d+)/m.exec(text)?.[1])
      }),
    )
  const remade = async (change: () => Promise<unknown>) => {
    await notified()
    await Promise.all(keeping.map(read))
    const before = await made()
    await change()
    await notified()
    await settled('one change')
    return (await made()).map((count, at) => count - (before[at] ?? 0))
  }
  // Its own page as a document and as data, the page of one product that recommends it, its category, the shop in two orders.
  expect(await remade(() => update(1, { name: 'Seen' }))).toEqual([6, 6])
  expect(await remade(() => callAsOwner('page.update', { pageId: pages.about, metaTitle: 'About cups' }))).toEqual([1, 1])
  expect(await remade(() => applyChange.redirect(1))).toEqual([0, 0])
  expect(await remade(() => callAsOwner('store.updateDetails', { name: 'New name' }))).toEqual([18, 18])
})

it('a cached page equals a newly rendered one within a second of any change', async () => {
  const change = fc.record({ kind: fc.constantFrom<Kind>(...rates, ...rates, ...others), n: fc.nat(40) })
  await Promise.all(keeping.map(read))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 4 }), async (changes) => {
      for (const { kind, n } of changes) {
        await applyChange[kind](n)
        const changed = performance.now()
        const lastWrong = await settled(`${kind} ${n}`)
        expect(lastWrong - changed, `${kind} ${n}`).toBeLessThan(WITHIN)
      }
    }),
    { numRuns: repeat(2), endOnFailure: true },
  )
})
