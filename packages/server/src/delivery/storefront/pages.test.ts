import { brotliDecompressSync } from 'node:zlib'
import type { CallInput } from '@blockfront/contract/client'
import type { PagePayload } from '@blockfront/storefront/payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { uploadFile } from '../../testing/shop/upload.ts'
import { sitemapResponse } from './respond/search-engines.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
let origin: string
let lamps: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'alder', currency: 'EUR' })
  await expectOk(shop.owner.call('store.removeDemoProducts', { body: { storeId: shop.storeId } }))
  origin = `http://${shop.host}:${server.port}`
  const category = { name: 'Lamps', image: '/media/lamps.webp', description: 'Light for every room.', metaDescription: '' }
  lamps = (await expectOk(shop.owner.call('category.add', { body: { ...category, storeId: shop.storeId } }))).json.id
  await addProduct({
    name: 'Oak lamp',
    price: 80,
    discountPrice: 59.5,
    productImage: '/media/oak.webp',
    sku: 'OAK',
    brand: 'Alder',
  })
  await addProduct({ name: 'Ash lamp', price: 40, seoTitle: 'The Ash lamp', metaDescription: 'Ash.', stockStatus: false })
  await addProduct({
    name: 'Elm lamp',
    price: 100,
    attributeGroups: [{ name: 'Size', type: 'buttons', values: ['S', 'L'] }],
    variations: [
      { price: 0, attributes: { Size: 'S' } },
      { price: 140, attributes: { Size: 'L' } },
    ],
  })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const addProduct = async (body: Omit<CallInput<'product.add'>['body'], 'storeId'>) => {
  const described = { description: `<p>${body.name} &amp; its <b>shade</b></p>`, categoryIds: [lamps], ...body }
  return (await expectOk(shop.owner.call('product.add', { body: { ...described, storeId: shop.storeId } }))).json
}
const get = (path: string, headers: Record<string, string> = {}) => server.client(shop.host).raw({ method: 'GET', path, headers })
const match = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

/** The title and metadata of a page. */
async function head(path: string) {
  const { status, text, headers } = await get(path)
  return {
    status,
    headers,
    text,
    title: match(text, /<title>(.*?)<\/title>/),
    description: match(text, /<meta name="description" content="(.*?)">/),
    canonical: match(text, /<link rel="canonical" href="(.*?)">/),
    noindex: /<meta name="robots" content="noindex">/.test(text),
    image: match(text, /<meta property="og:image" content="(.*?)">/),
    jsonLd: [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json)),
  }
}

describe('the fonts of a theme', () => {
  it('load from the hostname of the store, only where the theme uses bundled ones', async () => {
    const { owner, storeId } = shop
    const { theme } = (await expectOk(owner.call('store.findCurrent', { query: { storeId } }))).json
    const save = (fonts: typeof theme.fonts) =>
      expectOk(owner.call('store.publishTheme', { body: { storeId, theme: { ...theme, fonts } } }))
    const links = (text: string) =>
      [...text.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]*)" crossorigin>/g)].map(([, url]) => url)
    try {
      await save({ heading: 'Georgia, serif', body: 'system-ui, sans-serif' })
      await expect.poll(async () => (await get('/about')).text).not.toContain('@font-face')
      await save({ heading: '"Fraunces Variable", serif', body: '"Inter Variable", sans-serif' })
      await expect.poll(async () => links((await get('/about')).text)).toHaveLength(2)
      const { text } = await get('/about')
      expect(text).toContain('--font-heading:&quot;Fraunces Variable&quot;, &quot;Fraunces Variable fallback&quot;, serif')
      expect(text.match(/@font-face/g)?.length).toBeLessThanOrEqual(16)
      expect(text).not.toMatch(/cyrillic|greek/)
      const [url = ''] = links(text)
      const file = await get(url)
      expect(file).toMatchObject({
        status: 200,
        headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' },
      })
      expect(file.bytes.subarray(0, 4).toString()).toBe('wOF2')
      expect((await get(url.replace('basic', '../basic'))).status).toBe(404)
      // A page with other letters loads the file of all Latin letters instead.
      const names = async (path: string) => links((await get(path)).text).map((each = '') => each.split('/').at(-1))
      expect(await names('/about')).toEqual([
        expect.stringMatching(/^fraunces-basic-\w{8}-wght-normal\.woff2$/),
        expect.stringMatching(/^inter-basic-\w{8}-wght-normal\.woff2$/),
      ])
      expect(await names(`/search?q=${encodeURIComponent('größe')}`)).toEqual([
        'fraunces-latin-wght-normal.woff2',
        'inter-latin-wght-normal.woff2',
      ])
      expect((await get('/fonts/library.css')).headers['content-type']).toBe('text/css; charset=utf-8')
      // Pages that the browser requests to navigate are without the rules that the document has.
      expect((await get('/api/storefront/payload?path=/about')).text).not.toContain('@font-face')
    } finally {
      await save(theme.fonts)
    }
  })
})

describe('the head of', () => {
  it.each([
    ['/', 'Store alder', '/', false],
    ['/shop', 'Shop – Store alder', '/shop', false],
    ['/page/shop', 'Shop – Store alder', '/shop', false],
    ['/shop?sort=name&utm_source=x', 'Shop – Store alder', '/shop', false],
    ['/about', 'About – Store alder', '/about', false],
    ['/page/contact', 'Contact – Store alder', '/page/contact', false],
    ['/collection/lamps', 'Lamps', '/collection/lamps', false],
    ['/product/oak-lamp', 'Oak lamp', '/page/product/oak-lamp', false],
    ['/products/oak-lamp', 'Oak lamp', '/page/product/oak-lamp', false],
    ['/page/product/oak-lamp', 'Oak lamp', '/page/product/oak-lamp', false],
    ['/product/ash-lamp', 'The Ash lamp', '/page/product/ash-lamp', false],
    ['/search?q=oak', 'Results for “oak” – Store alder', '/search?q=oak', true],
    ['/checkout', 'Checkout – Store alder', '/checkout', true],
  ])('%s', async (path, title, canonical, noindex) => {
    expect(await head(path)).toMatchObject({ status: 200, title, canonical: origin + canonical, noindex })
  })

  it('a missing page has a title and noindex', async () => {
    for (const path of [
      '/nothing',
      '/page/none',
      '/collection/none',
      '/product/none',
      '/order/aaaaaaaaaaaaaaaaaaaa',
      '/shop?page=99',
    ]) {
      const result = await head(path)
      expect([path, result.status, result.title, result.noindex]).toEqual([path, 404, 'Page not found – Store alder', true])
    }
  })

  it('a product has a title and structured offers', async () => {
    const { description, image, jsonLd } = await head('/product/oak-lamp')
    expect([description, image]).toEqual(['Oak lamp &amp; its shade', `${origin}/media/oak.webp`])
    const [product, crumbs] = jsonLd
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Oak lamp',
      description: 'Oak lamp & its shade',
      image: [`${origin}/media/oak.webp`],
      sku: 'OAK',
      brand: { name: 'Alder' },
      offers: { '@type': 'Offer', price: '59.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    })
    expect(JSON.stringify(product)).not.toContain('ating')
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}/`,
      `${origin}/collection/lamps`,
      `${origin}/page/product/oak-lamp`,
    ])
    const soldOut = await head('/product/ash-lamp')
    expect([soldOut.description, soldOut.jsonLd[0].offers.availability]).toEqual(['Ash.', 'https://schema.org/OutOfStock'])
    const { offers } = (await head('/product/elm-lamp')).jsonLd[0]
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '100.00', highPrice: '140.00', offerCount: 2 })
  })

  it('the home page names the store', async () => {
    expect((await head('/')).jsonLd).toMatchObject([{ '@type': 'Organization', name: 'Store alder' }, { '@type': 'WebSite' }])
  })
})

describe('without JavaScript', () => {
  it('products, lists and searches are complete in the document', async () => {
    expect((await get('/product/oak-lamp')).text).toContain('<b>shade</b>')
    const list = (await get('/collection/lamps')).text
    for (const name of ['Oak lamp', 'Ash lamp', 'Elm lamp']) expect(list).toContain(`>${name}</a>`)
    const found = (await get('/search?q=la%20oa')).text
    expect(found).toContain('>Oak lamp</a>')
    expect(found).not.toContain('>Elm lamp</a>')
    expect((await get('/shop?inStock=true&maxPrice=70')).text).toMatch(/>1 product</)
  })
})

describe('redirects', () => {
  it.each([
    ['/shop/', '/shop'],
    ['/Collection/Lamps/?page=2', '/collection/lamps?page=2'],
    ['/page/home', '/'],
    ['//evil.example/..', undefined],
  ])('%s', async (path, to) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual(to === undefined ? [404, undefined] : [301, to])
  })

  it("follow renamed pages, and the owner's redirects", async () => {
    const chair = await addProduct({ name: 'Chair', price: 10, categoryIds: [] })
    await expectOk(shop.owner.call('product.update', { body: { ...chair, slug: 'armchair' } }))
    for (const path of ['/product/chair', '/products/chair', '/page/product/chair']) {
      const { status, headers } = await get(path)
      expect([status, headers.location]).toEqual([301, '/page/product/armchair'])
    }
    // As they were left before a product had one path.
    await server.owner.query(
      `update redirects set from_path = '/product/chair', to_path = '/product/armchair' where store_id = $1 and from_path = '/page/product/chair'`,
      [shop.storeId],
    )
    expect((await get('/page/product/chair')).headers.location).toBe('/product/armchair')
    const lead = (fromPath: string, toPath: string) =>
      expectOk(shop.owner.call('redirect.add', { body: { storeId: shop.storeId, fromPath, toPath } }))
    await lead('/old/shop.php', '/shop')
    await lead('/über-uns', 'https://elsewhere.example/about')
    expect((await get('/old/shop.php?id=1')).headers.location).toBe('/shop')
    expect((await get('/%C3%BCber-uns')).headers.location).toBe('https://elsewhere.example/about')
    const { json } = await get(`/api/storefront/payload?path=${encodeURIComponent('/product/chair')}`)
    expect(json).toEqual({ redirectTo: '/product/armchair' })
  })

  it('match the query of their path, keep tracking parameters, and lead to the end of a chain at once', async () => {
    const lead = (fromPath: string, toPath: string) =>
      expectOk(shop.owner.call('redirect.add', { body: { storeId: shop.storeId, fromPath, toPath } }))
    await lead('/index.php?id=5&tab=a', '/first')
    await lead('/first', '/second?sort=price_asc#list')
    await lead('/second?sort=price_asc', '/shop#all')
    await lead('/index.php', '/about')
    // Does not apply: the page exists.
    await lead('/about', '/shop')
    const location = async (path: string) => (await get(path)).headers.location
    expect(await location('/index.php?id=5&tab=a')).toBe('/shop#all')
    expect(await location('/index.php?utm_source=mail&id=5&tab=a&gclid=x')).toBe('/shop?utm_source=mail&gclid=x#all')
    expect(await location('/index.php?id=6')).toBe('/about')
    expect(await location('/index.php?id=6&utm_campaign=a%26b')).toBe('/about?utm_campaign=a%26b')
  })
})

describe('page data', () => {
  const data = (path: string) => get(`/api/storefront/payload?path=${encodeURIComponent(path)}`)

  it('is the data from which the document was rendered', async () => {
    const result = await data('/collection/lamps?sort=price_asc')
    expect(result.headers['content-type']).toBe('application/json; charset=utf-8')
    const payload = result.json as PagePayload
    expect(payload).toMatchObject({
      store: { name: 'Store alder', currency: 'EUR', dir: 'ltr', consent: 'none', theme: { '--radius': '10px' } },
      route: { kind: 'collection', path: '/collection/lamps?sort=price_asc' },
      meta: { title: 'Lamps', description: 'Light for every room.' },
      listing: { heading: 'Lamps', page: 0, query: { sort: 'price_asc' } },
    })
    expect(payload.listing?.items.map(({ name }) => name)).toEqual(['Ash lamp', 'Oak lamp', 'Elm lamp'])
    expect(payload.header.map(({ type }) => type)).toEqual(['topbar', 'navbar'])
    expect(payload.footer.map(({ type }) => type)).toEqual(['footer'])
  })

  it('contains the data of blocks', async () => {
    const { content, data: asked } = (await data('/')).json as PagePayload
    const grid = content.find(({ type }) => type === 'simpleProductGrid')
    expect(asked[grid?.id ?? '']?.products).toMatchObject({
      status: 'ready',
      value: expect.arrayContaining([expect.objectContaining({ name: 'Elm lamp' })]),
    })
  })

  it('contains the logo of the settings if the navigation bar has none, and the name without one', async () => {
    const { owner, storeId, host } = await server.createStore({ subdomain: 'logos' })
    const logoIn = async () => {
      const { text } = await server.client(host).raw({ method: 'GET', path: '/' })
      return match(text, /class="bf-navbar__logo"[^>]*>(.*?)<\/a>/)
    }
    expect(await logoIn()).toBe('Store logos')
    await expectOk(owner.call('store.updateDetails', { body: { storeId, logo: '/media/own-logo.webp' } }))
    await expect.poll(logoIn).toMatch(/^<img [^>]*src="\/media\/own-logo\.webp"/)
  })

  it("recommends other products than the page's own", async () => {
    const { related, data: shown } = (await data('/product/oak-lamp')).json as PagePayload
    const cards = Object.values(shown).flatMap(({ products, related: others }) =>
      [products, others].flatMap((found) => (found?.status === 'ready' ? found.value : [])),
    )
    const names = [...(related ?? []), ...cards].map(({ name }) => name)
    expect(names).toContain('Elm lamp')
    expect(names).not.toContain('Oak lamp')
  })

  it('contains related products without the page’s own, of its category or of a collection, and chosen ones in their order', async () => {
    const { owner, storeId } = shop
    const other = await addProduct({ name: 'Newest rug', price: 10, categoryIds: [] })
    const draft = await addProduct({ name: 'Draft rug', price: 10, categoryIds: [], status: 'draft' })
    const { json: pages } = await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))
    const pageId = pages.find(({ slug }) => slug === 'product')?.pageId ?? ''
    const { json: before } = await expectOk(owner.call('page.getById', { query: { pageId } }))
    let { version } = before
    const publish = async (content: unknown[]) => {
      ;({ version } = (
        await expectOk(owner.call('page.publish', { body: { storeId, pageId, baseVersion: version, content } }))
      ).json)
    }
    const shown = async (slug: string) => {
      const { data: blocks } = (await data(`/product/${slug}`)).json as PagePayload
      const names = ({ related, products }: NonNullable<(typeof blocks)[string]>) => {
        const found = related ?? products
        return found?.status === 'ready' ? found.value.map(({ name }) => name) : []
      }
      return ['related', 'chosen'].map((id) => blocks[id] && names(blocks[id]))
    }
    const { json: cards } = await expectOk(server.client(shop.host).call('product.search', { query: { name: 'oak lamp' } }))
    const oak = cards.content[0]?.id ?? ''
    try {
      await publish([
        { id: 'main', type: 'product', props: {} },
        { id: 'related', type: 'relatedProducts', props: { productCollection: 'old', numberOfProducts: 2 } },
        {
          id: 'chosen',
          type: 'productGrid',
          props: { productSource: 'chosen', products: [other.id, 'gone', draft.id, oak, other.id], numberOfProducts: 1 },
        },
      ])
      const chosen = ['Newest rug', 'Oak lamp']
      // Of its category, what is sold out last.
      await expect.poll(() => shown('oak-lamp')).toEqual([['Elm lamp', 'Ash lamp'], chosen])
      // Without a category: of the collection.
      expect(await shown('newest-rug')).toEqual([['Oak lamp', 'Elm lamp'], chosen])
    } finally {
      await publish(before.content)
      await expectOk(owner.call('product.bulkDelete', { body: { storeId, ids: [other.id, draft.id] } }))
    }
  })

  it('filters by prices as shoppers type them, and reports invalid prices', async () => {
    const list = async (minPrice: string) => {
      const path = `/shop?${new URLSearchParams({ minPrice })}`
      const { listing } = (await data(path)).json as PagePayload
      return {
        count: listing?.totalElements,
        unread: listing?.unreadPrices,
        shown: listing?.query.minPrice,
        html: (await get(path)).text,
      }
    }
    const all = (await list('')).count
    for (const price of ['59.50', '59,50', '€59.50', '0059.5'])
      expect(await list(price)).toMatchObject({ count: 2, unread: undefined, shown: price })
    expect(await list('1,000.00')).toMatchObject({ count: 0, unread: undefined })
    for (const text of ['59.505', '1.000', '5 9'])
      expect(await list(text)).toMatchObject({
        count: all,
        unread: { fields: ['minPrice'], example: '1234.00' },
        shown: text,
        html: expect.stringContaining('Enter a price such as 1234.00.'),
      })
  })

  it('filters the shop and a search by category, in addition to other filters', async () => {
    const namesOf = async (path: string) => {
      const { listing, route } = (await data(path)).json as PagePayload
      expect([route.path, listing?.totalElements]).toEqual([path, listing?.items.length])
      return listing?.items.map(({ name }) => name)
    }
    expect(await namesOf('/shop?sort=price_asc&category=lamps&minPrice=50')).toEqual(['Oak lamp', 'Elm lamp'])
    expect(await namesOf('/search?q=lamp&sort=name&category=lamps')).toEqual(['Ash lamp', 'Elm lamp', 'Oak lamp'])
    expect(await namesOf('/shop?category=none')).toEqual([])
    expect((await head('/shop?category=lamps')).canonical).toMatch(/\/shop$/)
  })

  it("replaces the grid of all products by the shop's list, and sends products once", async () => {
    const { listing, content, data: shown } = (await data('/shop')).json as PagePayload
    const replaced = content.find(({ id }) => id === listing?.replaces)
    expect(replaced?.type).toBe('simpleProductGrid')
    expect(shown[replaced?.id ?? '']).toBeUndefined()
  })

  it('gives all lists of a store the look of the products on its shop page', async () => {
    const { owner, storeId, host } = await server.createStore({ subdomain: 'looks' })
    const pages = (await expectOk(owner.call('page.getByStoreId', { query: { storeId } }))).json
    const pageId = pages.find(({ slug }) => slug === 'shop')?.pageId ?? ''
    const grid = { id: 'all', type: 'simpleProductGrid', contentType: 'normal', version: 2 } as const
    const publish = async (content: CallInput<'page.publish'>['body']['content']) => {
      const { version } = (await expectOk(owner.call('page.getById', { query: { pageId } }))).json
      await expectOk(owner.call('page.publish', { body: { storeId, pageId, content, baseVersion: version, label: '' } }))
    }
    const looks = () =>
      Promise.all(
        ['/', '/shop', '/search?q=sweater'].map(async (path) => {
          const url = `/api/storefront/payload?path=${encodeURIComponent(path)}`
          const { store } = (await server.client(host).raw({ method: 'GET', path: url })).json as PagePayload
          const { cards = {}, columns } = store.lists ?? {}
          return `${(cards as Record<string, string>)['--product-image-ratio']}, ${columns?.desktop}`
        }),
      )
    await expectOk(owner.call('product.add', { body: { storeId, name: 'Lamp', price: 10 } }))
    await publish([{ ...grid, props: { layout: 'grid', productImageRatio: '3 / 4', desktopColumns: 3 } }])
    await expect.poll(looks).toEqual(Array(3).fill('3 / 4, 3'))
    const { text } = await server.client(host).raw({ method: 'GET', path: '/shop' })
    expect(match(text, /<ul class="sf-cards" style="[^"]*--product-image-ratio:([^;]*);/)).toBe('3 / 4')
    await publish([{ ...grid, props: { layout: 'slider' } }])
    await expect.poll(looks).toEqual(Array(3).fill('undefined, undefined'))
  })

  it('of a missing page is 404 with the page that shows it', async () => {
    const result = await data('/page/none')
    expect([result.status, (result.json as PagePayload).route.kind]).toEqual([404, 'notFound'])
  })

  it('without a path gets an error message', async () => {
    for (const query of ['', '?path=', '?path=shop']) {
      const result = await get(`/api/storefront/payload${query}`)
      expect([result.status, (result.json as { code: string }).code]).toEqual([400, 'invalid_input'])
    }
  })
})

describe('an order', () => {
  it('is visible with the link in its email, to nobody else, and is never cached', async () => {
    const lamp = await addProduct({ name: 'Gift', price: 12, categoryIds: [] })
    const shopper = server.client(shop.host)
    const lines = [{ productId: lamp.id, quantity: 1 }]
    const { json: quote } = await expectOk(shopper.call('checkout.quote', { body: { lines, country: 'AT' } }))
    const body = {
      ...{ lines, quoteHash: quote.quoteHash, rateId: quote.rateId ?? '', methodId: quote.methods[0]?.id ?? '' },
      contact: { email: 'ada@example.com' },
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Byron',
        line1: 'Main 1',
        city: 'Vienna',
        postalCode: '1010',
        country: 'AT',
      },
    }
    await expectOk(shopper.call('order.place', { headers: { 'idempotency-key': 'an-order-of-a-gift' }, body }))
    const path = match((await server.email('ada@example.com', 'order-placed')).text, /:\d+(\/order\/\S+)/) ?? ''
    await expectOk(shop.owner.call('store.updateDetails', { body: { storeId: shop.storeId, timezone: 'Europe/Vienna' } }))
    await server.owner.query(`update orders set created_at = '2026-03-01T23:30Z' where store_id = $1`, [shop.storeId])
    // Data of the store itself, such as its time zone, is cached for up to a second.
    await expect.poll(async () => (await head(path)).text).toContain('March 2, 2026')
    const result = await head(path)
    expect(result).toMatchObject({ status: 200, noindex: true, headers: { 'cache-control': 'private, no-store' } })
    expect(result.text).toContain('Gift')
    expect(result.headers['referrer-policy']).toBe('no-referrer')
    const other = await server.createStore({ subdomain: 'birch' })
    expect((await server.client(other.host).raw({ method: 'GET', path })).status).toBe(404)
  })
})

describe('a page whose products cannot be read', () => {
  it('shows an error in its sliders, renders the rest, and is not cached', async () => {
    const other = await server.createStore({ subdomain: 'beech' })
    const visitor = server.client(other.host)
    await server.owner.query('revoke select on products from blockfront_app')
    try {
      const page = await visitor.raw({ method: 'GET', path: '/' })
      expect(page.status).toBe(200)
      expect(page.text).toMatch(/role="alert">Error loading products: Something went wrong on our side/)
      expect(page.text).toContain('class="bf-hero"')
      expect(page.headers['cache-control']).toBe('no-store')
      const data = await visitor.raw({ method: 'GET', path: '/api/storefront/payload?path=/' })
      const states = Object.values((JSON.parse(data.text) as PagePayload).data).map(({ products }) => products?.status)
      expect(states).toContain('error')
    } finally {
      await server.owner.query('grant select on products to blockfront_app')
    }
    const page = await visitor.raw({ method: 'GET', path: '/' })
    // The document contains the message, for scripts.
    expect(page.text).not.toContain('role="alert">Error loading products')
    expect(page.headers['cache-control']).toContain('public')
  })
})

describe('for search engines', () => {
  it('the sitemap lists every page once, and robots.txt names it', async () => {
    const { text, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length))
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toEqual(
      expect.arrayContaining(['/', '/shop', '/about', '/page/contact', '/collection/lamps', '/page/product/oak-lamp']),
    )
    expect(listed).not.toContain('/page/product')
    for (const path of listed) expect([path, (await get(path)).status]).toEqual([path, 200])
    expect((await get('/sitemap-1.xml')).status).toBe(404)
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('a large sitemap is split into parts that list everything once', async () => {
    const { db, config, storage, work } = server.serverContext
    const read = async (part: number) => {
      const result = await sitemapResponse({ storeId: shop.storeId, origin, config, db, storage, work }, part, 5)
      if (!result || !('br' in result.body)) return undefined
      return [
        ...brotliDecompressSync(result.body.br.bytes)
          .toString()
          .matchAll(/<loc>(.*?)<\/loc>/g),
      ].map(([, url = '']) => url)
    }
    const parts = (await read(0)) ?? []
    expect(parts.slice(0, 2)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
    const all = await Promise.all(parts.map((_, index) => read(index + 1)))
    expect(all[0]).toHaveLength(5)
    const whole = (await get('/sitemap.xml')).text
    expect(all.flat().sort()).toEqual([...whole.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).sort())
    expect(await read(parts.length + 1)).toBeUndefined()
  })
})

describe('icons and shared links', () => {
  it('are the initial of a store without images, which follows its name and its theme', async () => {
    const { owner, storeId, host } = await server.createStore()
    const icon = async () => (await server.client(host).raw({ method: 'GET', path: '/favicon.ico' })).text
    expect(await icon()).toMatch(/>S<\/text>/)
    await expectOk(owner.call('store.updateDetails', { body: { storeId, name: '陶器の店' } }))
    // Data of the store itself is cached for up to a second.
    await expect.poll(icon).toMatch(/>陶<\/text>/)
    const { theme } = (await expectOk(owner.call('store.getThemeDraft', { query: { storeId } }))).json
    const body = { storeId, theme: { ...theme, palette: { ...theme.palette, accent: '#123456' } } }
    await expectOk(owner.call('store.publishTheme', { body }))
    await expect.poll(icon).toContain('fill="#123456"')
  })

  it('come from the images of the store, with their sizes; a store without images has only its initial', async () => {
    const { owner, storeId, host } = await server.createStore({ currency: 'EUR' })
    const read = async (path: string) => server.client(host).raw({ method: 'GET', path })
    const update = (body: object) => expectOk(owner.call('store.updateDetails', { body: { storeId, ...body } }))
    const tag = (text: string, name: string) => match(text, new RegExp(`<meta (?:property|name)="${name}" content="(.*?)">`))
    const bare = (await read('/')).text
    expect([tag(bare, 'og:image'), tag(bare, 'twitter:card'), /apple-touch-icon|manifest/.test(bare)]).toEqual([
      undefined,
      'summary',
      false,
    ])
    expect((await read('/icon-192.png')).status).toBe(404)
    const initial = await read('/favicon.ico')
    expect([initial.status, initial.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(bare).not.toContain('rel="icon"')

    const image = async (width: number, height: number) => {
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#225588' } })
        .png()
        .toBuffer()
      return (await expectOk(uploadFile(owner, storeId, { bytes, filename: 'a.png' }))).json.url
    }
    const [logo, socialImage] = [await image(60, 20), await image(1200, 630)]
    await update({ logo })
    // Data of the store itself is cached for up to a second.
    await expect.poll(async () => tag((await read('/')).text, 'og:image')).toContain(logo)
    const withLogo = (await read('/')).text
    expect(tag(withLogo, 'twitter:card')).toBe('summary')
    expect(withLogo).toContain('<link rel="icon" href="/icon-192.png">')
    expect(withLogo).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
    expect((await read('/favicon.ico')).headers.location).toBe('/icon-192.png')
    for (const [path, size] of [
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/apple-touch-icon.png', 180],
    ] as const) {
      const response = await server.client(host).raw({ method: 'GET', path })
      expect([response.status, response.headers['content-type']], path).toEqual([200, 'image/png'])
      const { width, height, hasAlpha } = await sharp(response.bytes).metadata()
      expect([width, height, hasAlpha], path).toEqual([size, size, path !== '/apple-touch-icon.png'])
    }
    const manifest = await read('/site.webmanifest')
    expect(manifest.headers['content-type']).toContain('application/manifest+json')
    expect(manifest.json).toMatchObject({ start_url: '/', icons: [{ sizes: '192x192' }, { sizes: '512x512' }] })

    await update({ socialImage })
    for (const path of ['/', '/search?q=lamp'])
      await expect.poll(async () => tag((await read(path)).text, 'og:image')).toContain(socialImage)
    const [home, search] = [(await read('/')).text, (await read('/search?q=lamp')).text]
    for (const page of [home, search]) {
      expect(tag(page, 'og:image')).toBe(`http://${host}:${server.port}${socialImage}`)
      expect([tag(page, 'og:image:width'), tag(page, 'og:image:height')]).toEqual(['1200', '630'])
      expect([tag(page, 'twitter:card'), tag(page, 'og:image:alt')]).toEqual(['summary_large_image', expect.any(String)])
    }
  })
})

describe('a document', () => {
  it("allows only the storefront's own scripts and styles", async () => {
    const { headers, text } = await get('/product/oak-lamp')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2}(?:;|$)/)
    expect(policy).not.toContain('facebook')
    expect(policy).toContain("frame-ancestors 'self';")
    const checkout = String((await get('/checkout')).headers['content-security-policy'])
    expect(checkout).toMatch(/frame-ancestors 'self' [\w.-]+:\*;/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
      'surrogate-key': expect.stringContaining(`store-${shop.storeId} `),
    })
    const scripts = [...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
    expect(scripts.length).toBeGreaterThan(0)
    for (const path of scripts) expect((await get(path)).headers['cache-control']).toContain('immutable')
  })

  it('contains the pixel of a store that has one, which waits for consent', async () => {
    const { owner, storeId, host } = await server.createStore({ subdomain: 'pixels' })
    await expectOk(owner.call('store.updatePixel', { body: { storeId, fbPixelId: '123456789012345' } }))
    const { headers, text } = await server.client(host).raw({ method: 'GET', path: '/' })
    expect(headers['content-security-policy']).toContain('https://connect.facebook.net')
    expect(text).toContain('"consent":"ask"')
  })

  it('is right to left for a right-to-left store', async () => {
    const { owner, storeId, host } = await server.createStore({ subdomain: 'hebrew' })
    await expectOk(owner.call('store.updateDetails', { body: { storeId, locale: 'he-IL' } }))
    expect((await server.client(host).raw({ method: 'GET', path: '/' })).text).toContain('<html lang="he-IL" dir="rtl"')
  })
})

it('a store with a custom domain is served there, and its other hostnames redirect to it', async () => {
  const { storeId, host } = await server.createStore({ subdomain: 'moves' })
  await server.owner.query('update domains set is_primary = false where store_id = $1', [storeId])
  await server.owner.query(
    `insert into domains (store_id, id, host, kind, is_primary, status) values ($1, 'own', 'own.example', 'custom', true, 'active')`,
    [storeId],
  )
  await server.owner.query(`insert into store_changes (store) values ($1)`, [storeId])
  const send = (from: string, path: string) => server.client(from).raw({ method: 'GET', path })
  const target = `http://own.example:${server.port}/shop?sort=name`
  await expect.poll(async () => (await send(host, '/shop?sort=name')).headers.location).toBe(target)
  expect((await send('own.example', '/shop')).text).toContain(
    `<link rel="canonical" href="http://own.example:${server.port}/shop">`,
  )
  expect((await send(host, '/api/storefront/payload?path=%2Fshop')).status).toBe(200)
  expect((await send(host, '//elsewhere.example')).headers.location).toBe(`http://own.example:${server.port}/elsewhere.example`)
})

it.each([
  ['suspended', 503, 'This store is temporarily unavailable'],
  ['closed', 410, 'This store has closed'],
])('a %s store shows a message', async (status, code, text) => {
  const { storeId, host } = await server.createStore()
  await server.owner.query('update stores set status = $2 where store_id = $1', [storeId, status])
  await server.owner.query(`insert into store_changes (store) values ($1)`, [storeId])
  await expect
    .poll(async () => {
      const result = await server.client(host).raw({ method: 'GET', path: '/' })
      return [result.status, result.text]
    })
    .toEqual([code, expect.stringContaining(`<h1>${text}</h1>`)])
})

it('a product that cannot be loaded shows an error in the layout of the store, and is loaded again by the next request', async () => {
  const { owner, storeId, host } = await server.createStore()
  const { slug } = (await expectOk(owner.call('product.add', { body: { storeId, name: 'Vase', price: 5 } }))).json
  const read = (path: string) => server.client(host).raw({ method: 'GET', path })
  const path = `/page/product/${slug}`
  await server.owner.query('revoke select on product_variations from blockfront_app')
  try {
    const page = await read(path)
    expect([page.status, page.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(page.text).toMatch(/<h1>This page couldn.{1,6}t be loaded\.<\/h1><p>Error: Something went wrong on our side/)
    expect(page.text).toMatch(/<nav[^>]*>[\s\S]*<footer/)
    expect(page.text).toContain('<meta name="robots" content="noindex')
    expect(page.text).not.toContain('Error loading global content')
    const data = await read(`/api/storefront/payload?path=${encodeURIComponent(path)}`)
    expect([data.status, data.json]).toEqual([500, expect.objectContaining({ code: 'internal' })])
  } finally {
    await server.owner.query('grant select on product_variations to blockfront_app')
  }
  const again = await read(path)
  expect([again.status, again.text.includes('<h1')]).toEqual([200, true])
})

it('products and categories are shown by the template that they chose, and by the default one without it', async () => {
  const { owner, storeId } = shop
  const template = async (type: 'product' | 'collection', name: string) => {
    const content = [
      ...(type === 'product' ? [{ type: 'product', props: {} }] : []),
      { type: 'heading', version: 1, props: { text: `Shown by ${name}` } },
      { type: 'textBlock', version: 2, props: { text: '<p>[{{product.name}}|{{product.price}}|{{product.sku}}]</p>' } },
    ]
    return (await expectOk(owner.call('page.add', { body: { storeId, name, type, content } }))).json
  }
  const publish = ({ pageId, version, content }: Awaited<ReturnType<typeof template>>) =>
    expectOk(owner.call('page.publish', { body: { storeId, pageId, baseVersion: version, content } }))
  const vase = await addProduct({ name: 'Tall & thin vase', slug: 'tall-vase', price: 30 })
  const wide = await template('product', 'Wide product')
  const [first, second] = [await template('collection', 'First'), await template('collection', 'Second')]
  expect([wide.slug, first.slug, second.slug]).toEqual(['wide-product', 'collection', 'second'])

  // A draft does not show the product yet.
  const chosen = { ...vase, templateId: wide.pageId, storeId, version: undefined }
  await expectOk(owner.call('product.update', { body: chosen }))
  const path = '/page/product/tall-vase'
  expect((await get(path)).text).not.toContain('Shown by Wide product')
  const published = (await publish(wide)).json
  await expect.poll(async () => (await get(path)).text).toContain('Shown by Wide product')
  expect((await get(path)).text).toContain('[Tall &amp; thin vase|€30.00|]')
  expect((await get('/page/product/oak-lamp')).text).not.toContain('Shown by')
  expect((await get('/page/wide-product')).status).toBe(404)
  expect((await get('/sitemap.xml')).text).not.toContain('wide-product')

  // The first template of categories is the default one.
  for (const one of [first, second]) await publish(one)
  await expect.poll(async () => (await get('/collection/lamps')).text).toContain('Shown by First')
  const { productCount: _, ...category } = (await expectOk(owner.call('category.get', { query: { categoryId: lamps } }))).json
  await expectOk(owner.call('category.update', { body: { ...category, templateId: second.pageId } }))
  await expect.poll(async () => (await get('/collection/lamps')).text).toContain('Shown by Second')

  // A copy is a template too; its slug, which is not public, stays.
  const document = (await expectOk(owner.call('page.export', { query: { pageId: wide.pageId } }))).json
  expect(document).toMatchObject({ type: 'product', slug: 'wide-product' })
  const copy = (await expectOk(owner.call('page.import', { body: { storeId, document } }))).json
  expect(copy).toMatchObject({ type: 'product', slug: 'wide-product-2' })
  const renamed = await owner.call('page.update', { body: { storeId, pageId: wide.pageId, slug: 'other' } })
  expect(renamed).toMatchObject({ status: 409, json: { code: 'system_page' } })

  // Only templates of the store and of the right type can be chosen.
  const other = await server.createStore()
  const foreign = (await expectOk(other.owner.call('page.getByStoreId', { query: { storeId: other.storeId } }))).json
  const wrong = [second.pageId, published.pageId.slice(1), foreign.find(({ type }) => type === 'product')?.pageId ?? '']
  for (const templateId of wrong)
    expect(await owner.call('product.update', { body: { ...chosen, templateId } })).toMatchObject({
      status: 400,
      json: { fields: { templateId: expect.stringContaining('no longer exists') } },
    })

  // Without its template, a product has the default one again.
  await expectOk(owner.call('page.delete', { params: { id: wide.pageId } }))
  await expect.poll(async () => (await get(path)).text).not.toContain('Shown by')
  const { json } = await expectOk(owner.call('product.getById', { params: { id: vase.id } }))
  expect(json.templateId).toBeNull()
  for (const { pageId } of [first, second, copy]) await expectOk(owner.call('page.delete', { params: { id: pageId } }))
  await expectOk(owner.call('product.delete', { params: { storeId, productId: vase.id } }))
})
