import type { CallInput } from '@blockfront/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../../../testing/server.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
let origin: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ currency: 'EUR' })
  origin = `http://${shop.host}:${server.port}`
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const addProduct = async (body: Omit<CallInput<'product.add'>['body'], 'storeId'>) =>
  (await expectOk(shop.owner.call('product.add', { body: { ...body, storeId: shop.storeId } }))).json
const get = async (path: string) => (await server.client(shop.host).raw({ method: 'GET', path })).text
const match = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

/** The page's metadata for search engines. */
async function head(path: string) {
  const text = await get(path)
  const schemas = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return {
    canonical: match(text, /<link rel="canonical" href="(.*?)">/),
    address: match(text, /<meta property="og:url" content="(.*?)">/),
    jsonLd: [...schemas].map(([, json = '']) => JSON.parse(json)),
  }
}

it('a product offers each variation separately; sold-out ones do not count for the lowest price, and backorders are not in stock', async () => {
  const variation = (size: string, price: number, stockQuantity: number) => ({
    price,
    stockQuantity,
    attributes: { Size: size },
  })
  const boots = {
    price: 90,
    trackInventory: true,
    attributeGroups: [{ name: 'Size', type: 'buttons' as const, values: ['S', 'M & L', 'XL'] }],
    variations: [
      variation('S', 50, 0),
      { ...variation('M & L', 0, 3), sku: 'BOOTS-M', barcode: '4006381333931' },
      variation('XL', 95, 1),
    ],
  }
  const { slug } = await addProduct({ name: 'Boots', ...boots })
  const url = `${origin}/page/product/${slug}`
  const schema = 'https://schema.org/'
  const { offers } = (await head(`/product/${slug}`)).jsonLd[0]
  expect(offers).toMatchObject({ lowPrice: '90.00', highPrice: '95.00', offerCount: 3, availability: `${schema}InStock`, url })
  expect(offers.offers).toMatchObject([
    { '@type': 'Offer', price: '50.00', priceCurrency: 'EUR', availability: `${schema}OutOfStock`, url: `${url}?Size=S` },
    { price: '90.00', availability: `${schema}InStock`, url: `${url}?Size=M+%26+L`, sku: 'BOOTS-M', gtin: '4006381333931' },
    { price: '95.00', availability: `${schema}InStock`, url: `${url}?Size=XL` },
  ])
  const later = await addProduct({ name: 'Later boots', ...boots, allowBackorder: true })
  const ordered = (await head(`/product/${later.slug}`)).jsonLd[0].offers
  expect(ordered).toMatchObject({ lowPrice: '50.00', availability: `${schema}InStock` })
  expect(ordered.offers[0].availability).toBe(`${schema}BackOrder`)
  const alone = await addProduct({
    name: 'Bench',
    barcode: 'MY-CODE',
    price: 30,
    trackInventory: true,
    stockQuantity: 0,
    allowBackorder: true,
  })
  const own = async () => (await head(`/product/${alone.slug}`)).jsonLd[0]
  const first = await own()
  expect(first.offers).toMatchObject({
    '@type': 'Offer',
    price: '30.00',
    availability: `${schema}BackOrder`,
    shippingDetails: [{ shippingRate: { value: '0.00' }, shippingDestination: [{ addressCountry: 'US' }] }],
  })
  expect(first.gtin).toBeUndefined()
  const { storeId } = shop
  const zone = (await expectOk(shop.owner.call('shipping.addZone', { body: { storeId, name: 'Home', countries: ['AT'] } }))).json
  const rate = { storeId, zoneId: zone.id, name: 'Post', type: 'flat' as const, price: 4.9, minDays: 2, maxDays: 4 }
  await expectOk(shop.owner.call('shipping.addRate', { body: rate }))
  const sent = { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' }
  await expect
    .poll(async () => (await own()).offers.shippingDetails)
    .toContainEqual({
      '@type': 'OfferShippingDetails',
      shippingRate: sent,
      shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: 'AT' }],
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 4, unitCode: 'DAY' },
      },
    })
})

it('each of many variations has its shipping costs, which are written once', async () => {
  const { storeId } = shop
  const sizes = Array.from({ length: 40 }, (_, index) => `Size ${index + 1}`)
  const { slug } = await addProduct({
    name: 'Nails',
    price: 1,
    attributeGroups: [{ name: 'Size', type: 'buttons' as const, values: sizes }],
    variations: sizes.map((size, index) => ({ price: index + 1, stockQuantity: 1, attributes: { Size: size } })),
  })
  const zone = (await expectOk(shop.owner.call('shipping.addZone', { body: { storeId, name: 'Near', countries: ['CH'] } }))).json
  const rate = { storeId, zoneId: zone.id, name: 'Courier', type: 'flat' as const, price: 7, freeOver: 31 }
  await expectOk(shop.owner.call('shipping.addRate', { body: rate }))
  interface Costs {
    '@id': string
    shippingRate?: { value: string }
    shippingDestination?: { addressCountry: string }[]
  }
  const toSwitzerland = async () => {
    const [product] = (await head(`/product/${slug}`)).jsonLd
    const offers: { shippingDetails: Costs[] }[] = product.offers.offers
    const costs = new Map(
      offers.flatMap((one) => one.shippingDetails).flatMap((one) => (one.shippingRate ? [[one['@id'], one]] : [])),
    )
    const ofOffer = offers.map(({ shippingDetails }) =>
      shippingDetails.map((one) => costs.get(one['@id'])).find((one) => one?.shippingDestination?.[0]?.addressCountry === 'CH'),
    )
    return ofOffer.map((one) => one?.shippingRate?.value)
  }
  await expect.poll(toSwitzerland).toEqual(sizes.map((_, index) => (index + 1 < 31 ? '7.00' : '0.00')))
})

it('a page has the same URL everywhere as in the sitemap', async () => {
  const { slug } = await addProduct({ name: '日本の茶碗', price: 20 })
  const address = `${origin}/page/product/${encodeURIComponent(slug)}`
  const { canonical, address: shared, jsonLd } = await head(address.slice(origin.length))
  expect([canonical, shared]).toEqual([address, address])
  expect(jsonLd[0]).toMatchObject({ url: address, offers: { url: address } })
  expect(jsonLd[1].itemListElement.at(-1).item).toBe(address)
  expect(await get('/sitemap.xml')).toContain(`<loc>${address}</loc>`)
})
