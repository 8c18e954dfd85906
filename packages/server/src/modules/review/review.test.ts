import type { CallInput } from '@blockfront/contract'
import type { PagePayload } from '@blockfront/storefront/payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedTags } from '../../testing/changed-tags.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'opinions' })
})
afterAll(async () => {
  await server.stop()
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
})

const fulfill = (orderId: string, notify = false) =>
  expectOk(shop.owner.call('order.fulfill', { body: { storeId: shop.storeId, orderId, notify } }))

const itemsOf = async (token: string) => (await expectOk(shop.shopper().call('review.ofOrder', { query: { token } }))).json.items

const opinion = { rating: 5, title: 'Lovely', text: 'Holds <b>two</b> cups.', authorName: 'Ada B.' }
const write = (token: string, lineId: string, more: Partial<typeof opinion> = {}, ofShop = shop) =>
  ofShop.shopper().call('review.write', { body: { token, lineId, ...opinion, ...more } })

const moderated = async (query: Omit<CallInput<'review.list'>['query'], 'storeId'> = {}) =>
  (await expectOk(shop.owner.call('review.list', { query: { ...query, storeId: shop.storeId } }))).json
const tagsOf = (change: () => Promise<unknown>) => changedTags(server, shop.storeId, change)
const setStatus = (ids: string[], status: 'pending' | 'published' | 'rejected', by = shop.owner) =>
  by.call('review.setStatus', { body: { storeId: shop.storeId, ids, status } })

/** The parts of a product's page that depend on reviews. */
async function productPage(slug: string) {
  const { text } = await shop.shopper().raw({ method: 'GET', path: `/page/product/${slug}` })
  const path = `/api/storefront/payload?path=${encodeURIComponent(`/page/product/${slug}`)}`
  const { json } = await shop.shopper().raw({ method: 'GET', path })
  const { product, data } = json as PagePayload
  const reviews = Object.values(data).flatMap(({ reviews: found }) => (found?.status === 'ready' ? [found.value] : []))
  return { text, rating: product?.rating, count: product?.ratingCount, reviews, rated: text.includes('"aggregateRating"') }
}

/** A product with an order of it that was sent. */
async function sold(name: string) {
  const product = await shop.product({ name, price: 10 })
  const { token, orderId } = await shop.buy([{ productId: product.id, quantity: 2 }])
  await fulfill(orderId)
  const [item] = await itemsOf(token)
  return { product, token, orderId, lineId: item?.lineId ?? '' }
}

it('lets a customer review each sent item once, and shows the review where it was published', async () => {
  const product = await shop.product({ name: 'Teapot', price: 30 })
  const { token, orderId } = await shop.buy([{ productId: product.id, quantity: 1 }])
  const [line] = (await shop.order(orderId)).lines
  const lineId = line?.id ?? ''
  expect(await itemsOf(token)).toEqual([])
  expect((await write(token, lineId)).json.code).toBe('conflict')
  await fulfill(orderId)
  expect(await itemsOf(token)).toEqual([{ lineId, review: null }])

  // Two requests at the same time are one review.
  await Promise.all([expectOk(write(token, lineId)), expectOk(write(token, lineId, { rating: 4 }))])
  await expectOk(write(token, lineId))
  const { content, pending } = await moderated({ productId: product.id })
  expect([content.length, pending]).toEqual([1, 1])
  const reviewId = content[0]?.reviewId ?? ''
  expect(content[0]).toMatchObject({ ...opinion, status: 'pending', reply: '', orderId, product: { name: 'Teapot' } })
  expect(await productPage('teapot')).toMatchObject({ rating: undefined, count: undefined, reviews: [], rated: false })

  const page = `product/${product.id}`
  expect(await tagsOf(() => expectOk(setStatus([reviewId], 'published')))).toContain(page)
  const reply = { storeId: shop.storeId, reviewId, reply: ' Thank you. ' }
  expect(await tagsOf(() => expectOk(shop.owner.call('review.reply', { body: reply })))).toContain(page)
  // Cached pages are rendered again within a second.
  await expect.poll(() => productPage('teapot')).toMatchObject({ rating: 5, count: 1, rated: true })
  const shown = await productPage('teapot')
  expect(shown.reviews).toMatchObject([
    { items: [{ ...opinion, reply: 'Thank you.' }], product: { id: product.id, rating: 5, counts: [0, 0, 0, 0, 1] } },
  ])
  expect(shown.reviews[0]?.items[0]?.date).toMatch(/\d{4}/)
  expect(shown.text).toContain('Holds &lt;b&gt;two&lt;/b&gt; cups.')
  const latest = { productCollection: 'latest', numberOfProducts: 100 } as const
  const { json: cards } = await expectOk(shop.shopper().call('product.byCollection', { query: latest }))
  expect(cards.filter(({ rating }) => rating !== undefined).map(({ name, rating }) => [name, rating])).toEqual([['Teapot', 5]])

  // A changed review is checked again, and shoppers do not see it meanwhile.
  expect(await tagsOf(() => expectOk(write(token, lineId, { rating: 3 })))).toContain(page)
  expect(await tagsOf(() => expectOk(write(token, lineId, { rating: 2 })))).toBeUndefined()
  expect((await itemsOf(token))[0]?.review).toMatchObject({ rating: 2, status: 'pending' })
  await expect.poll(() => productPage('teapot')).toMatchObject({ rating: undefined, rated: false })
  const remove = () => expectOk(shop.shopper().call('review.remove', { body: { token, lineId } }))
  expect(await tagsOf(remove)).toBeUndefined()
  expect(await itemsOf(token)).toEqual([{ lineId, review: null }])

  // So is the page of a published review that is removed.
  await expectOk(write(token, lineId))
  const [again] = (await moderated({ productId: product.id })).content
  await expectOk(setStatus([again?.reviewId ?? ''], 'published'))
  expect(await tagsOf(remove)).toContain(page)
  const counts = async (productId: string) =>
    (await expectOk(shop.shopper().call('review.ofProduct', { query: { productId } }))).json.counts
  expect([await counts(product.id), await counts('unknown')]).toEqual([Array(5).fill(0), Array(5).fill(0)])
})

it('accepts no review of an item without shipping before it was fulfilled, although it is paid', async () => {
  const course = await shop.product({ name: 'Course', price: 40, requiresShipping: false })
  const method = { storeId: shop.storeId, type: 'bank_transfer', title: 'Transfer', instructions: 'AT61 1904' } as const
  const { id: methodId } = (await expectOk(shop.owner.call('payment.addMethod', { body: method }))).json
  const { shippingAddress: _, ...body } = await shop.orderBody([{ productId: course.id, quantity: 1 }])
  const { token, orderId } = (await expectOk(shop.place({ ...body, rateId: null, methodId }))).json
  await expectOk(shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId } }))
  const [line] = (await shop.order(orderId)).lines
  expect([await itemsOf(token), (await write(token, line?.id ?? '')).json.code]).toEqual([[], 'conflict'])
  await fulfill(orderId)
  expect(await itemsOf(token)).toEqual([{ lineId: line?.id, review: null }])
})

it('keeps the counts of stars exact through every change, with many customers and members at once', async () => {
  const product = await shop.product({ name: 'Bowl', price: 10 })
  const orders = await Promise.all([1, 2, 3, 4].map(() => shop.buy([{ productId: product.id, quantity: 1 }])))
  for (const [index, { token, orderId }] of orders.entries()) {
    await fulfill(orderId)
    const [item] = await itemsOf(token)
    await expectOk(write(token, item?.lineId ?? '', { rating: index + 2 }))
  }
  const ids = (await moderated({ productId: product.id })).content.map(({ reviewId }) => reviewId)
  await Promise.all([
    setStatus(ids, 'published'),
    setStatus(ids.toReversed(), 'rejected'),
    setStatus(ids.slice(1), 'published'),
    setStatus(ids.slice(0, 2), 'published'),
  ])
  const published = (await moderated({ productId: product.id, status: 'published' })).content
  const countsOf = async () =>
    (await expectOk(shop.shopper().call('review.ofProduct', { query: { productId: product.id } }))).json.counts
  expect(await countsOf()).toEqual([1, 2, 3, 4, 5].map((stars) => published.filter(({ rating }) => rating === stars).length))
  await expectOk(setStatus(ids, 'published'))
  expect(await countsOf()).toEqual([0, 1, 1, 1, 1])
  expect((await moderated({ rating: 3 })).content.map(({ product: { name } }) => name)).toEqual(['Bowl'])
  const { content, totalElements } = await moderated({ productId: product.id, status: 'pending' })
  expect([content, totalElements]).toEqual([[], 0])
  const deletion = { storeId: shop.storeId, ids: ids.slice(0, 3) }
  expect(await tagsOf(() => expectOk(shop.owner.call('review.delete', { body: deletion })))).toContain(`product/${product.id}`)
  expect((await countsOf())?.reduce((sum, one) => sum + one)).toBe(1)
})

it('accepts a review only with the token of the order, while the store accepts reviews', async () => {
  const { token, lineId, orderId } = await sold('Jug')
  const other = await sold('Plate')
  const gone = await sold('Lost plate')
  await expectOk(shop.owner.call('product.delete', { params: { storeId: shop.storeId, productId: gone.product.id } }))
  expect([await itemsOf(gone.token), (await write(gone.token, gone.lineId)).status]).toEqual([[], 404])
  expect((await write(other.token, lineId)).status).toBe(404)
  expect((await write('x'.repeat(43), lineId)).status).toBe(404)
  const foreign = await openTestShop(server)
  expect((await write(token, lineId, {}, foreign)).status).toBe(404)
  expect((await write(token, lineId, { rating: 6 })).status).toBe(400)
  expect((await setStatus(['any'], 'published', foreign.owner)).status).toBe(403)
  expect((await expectOk(setStatus(['any'], 'published'))).json).toEqual({ updated: 0 })
  const unknown = shop.owner.call('review.delete', { body: { storeId: shop.storeId, ids: ['any'] } })
  expect((await expectOk(unknown)).json).toEqual({ deleted: 0 })

  const { json: settings } = await expectOk(shop.owner.call('review.settings', { query: { storeId: shop.storeId } }))
  expect(settings).toEqual({ isOpen: true, invites: false })
  await expectOk(shop.owner.call('review.updateSettings', { body: { storeId: shop.storeId, isOpen: false, invites: true } }))
  expect([await itemsOf(token), (await write(token, lineId)).json.code]).toEqual([[], 'conflict'])
  await expectOk(shop.owner.call('review.updateSettings', { body: { storeId: shop.storeId, isOpen: true, invites: true } }))
  await withStoreLimit('reviews', 0, async () => expect((await write(token, lineId)).json.code).toBe('store_limit'))
  await expectOk(write(token, lineId, { title: '', text: '' }))
  // A change adds no review.
  await withStoreLimit('reviews', 0, () => expectOk(write(token, lineId, { title: ' Good ', text: ' Fine. ' })))
  expect((await itemsOf(token))[0]?.review).toMatchObject({ title: 'Good', text: 'Fine.' })

  const [parcel] = (await shop.order(orderId)).fulfillments
  const delivered = {
    storeId: shop.storeId,
    orderId,
    fulfillmentId: parcel?.id ?? '',
    status: 'delivered',
    notify: true,
  } as const
  await expectOk(shop.owner.call('order.changeParcel', { body: delivered }))
  expect((await server.email('ada@example.com', 'order-delivered')).text).toContain('Write a review')
})

it('exports and erases the reviews of a customer', async () => {
  const { product, token, lineId } = await sold('Vase')
  await expectOk(write(token, lineId))
  const { content } = await moderated({ productId: product.id })
  await expectOk(setStatus([content[0]?.reviewId ?? ''], 'published'))
  const { json: customers } = await expectOk(shop.owner.call('customer.list', { query: { storeId: shop.storeId } }))
  const customerId = customers.content.find(({ email }) => email === 'ada@example.com')?.customerId ?? ''
  const query = { storeId: shop.storeId, customerId }
  const { json: data } = await expectOk(shop.owner.call('customer.exportData', { query }))
  expect(data.reviews.map((review) => review.product.name)).toContain('Vase')
  expect(await productPage('vase')).toMatchObject({ rating: 5 })
  await expectOk(shop.owner.call('customer.erase', { body: { ...query, email: 'ada@example.com' } }))
  expect((await moderated()).totalElements).toBe(0)
  expect(await productPage('vase')).toMatchObject({ rating: undefined, rated: false })
})
