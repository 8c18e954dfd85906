import { isDeep } from '@blockfront/tooling/tests/repeat'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { countShifts, shifts } from '../browser/state-images.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { markupProblems } from '../checks/valid-html.ts'
import { stock } from '../server/catalog.ts'
import { tellDatabase } from '../server/database.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { openPage } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
  await stock(store)
})

/** The routes of product.md, point 2, each with its heading. */
const routes: { path: string; heading: string; status?: number; isOther?: true }[] = [
  { path: '/', heading: 'Alder & Oak' },
  { path: '/shop', heading: 'All products' },
  { path: '/page/shop', heading: 'All products', isOther: true },
  { path: '/collection/lamps', heading: 'Lamps', isOther: true },
  { path: '/about', heading: 'About', isOther: true },
  { path: '/product/stool', heading: 'Stool' },
  { path: '/products/stool', heading: 'Stool', isOther: true },
  { path: '/page/product/stool', heading: 'Stool', isOther: true },
  { path: '/page/contact', heading: 'Contact' },
  { path: '/search?q=lamp', heading: 'lamp' },
  { path: '/search', heading: 'Search', isOther: true },
  { path: '/search?q=zzzz', heading: 'zzzz', isOther: true },
  { path: '/shop?sort=price_asc&page=2', heading: 'All products', isOther: true },
  { path: '/checkout', heading: 'Checkout' },
  { path: '/not/there', heading: 'Page not found', status: 404 },
]

// The long form has other URLs of the same kinds of pages too.
describe.each(routes.filter(({ isOther }) => isDeep || !isOther))('$path', ({ path, heading, status = 200 }) => {
  test('responds with valid HTML, one heading, and structured data that matches the page', async () => {
    const { page } = await visit({ javaScriptEnabled: false, expected: [/status of 404/] })
    const response = await page.goto(store.origin + path)
    expect(response?.status()).toBe(status)
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual([expect.stringContaining(heading)])
    expect(await markupProblems((await response?.text()) ?? '')).toEqual([])
  })
})

/** One path for each screen. The short form leaves out those that have only a list or a message. */
const screens = [
  '/',
  '/shop',
  '/product/stool',
  '/page/contact',
  ...(isDeep ? ['/search?q=lamp', '/search?q=zzzz', '/not/there'] : []),
]

// In the short form, axe looks at the narrow page only.
test.each(screens)('%s is accessible and fits', async (path) => {
  const { page } = await visit({ expected: [/status of 404/] })
  await openPage(page, store.origin + path)
  for (const width of isDeep ? [1280, 360] : [360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a list of a dark store is as readable as its other pages, and nothing moves when its fonts arrive late', async () => {
  const { origin } = await newStore({ theme: 'aurum' })
  const { page } = await visit({ viewport: { width: 360, height: 740 } })
  const held: (() => void)[] = []
  await page.route('**/fonts/**', (route) => void held.push(() => void route.continue()))
  await countShifts(page)
  // The load event waits for the fonts.
  await page.goto(`${origin}/shop`, { waitUntil: 'domcontentloaded' })
  const isLoaded = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ status, family }) => status === 'loaded' && !family.includes('fallback')).length,
    )
  // The page was painted with the fallback fonts.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(2)
  for (const release of held.splice(0)) release()
  await expect.poll(isLoaded).toBeGreaterThanOrEqual(2)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await shifts(page)).toEqual({ score: 0, what: [] })
  await page.unroute('**/fonts/**')
  await openPage(page, `${origin}/search?q=ring`)
  await page.locator('.bf-card').first().waitFor()
  expect(await deepFindings(page)).toEqual([])
})

test.runIf(isDeep)('a page loads one file of each font: the small one unless its texts need other letters', async () => {
  const { origin } = await newStore({ theme: 'aurum' })
  const { page } = await visit()
  const loaded = async (path: string) => {
    await openPage(page, origin + path)
    return page.evaluate(async () => {
      await document.fonts.ready
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/fonts\/.*-(basic|latin)-.*\.woff2$/.exec(name)?.[1])
      return files.filter((subset) => subset !== undefined)
    })
  }
  expect(await loaded('/search?q=ring')).toEqual(['basic', 'basic'])
  expect(await loaded(`/search?q=${encodeURIComponent('größe')}`)).toEqual(['latin', 'latin'])
})

describe('what a document says', () => {
  test('of a product has its own title, description, canonical URL and structured offer', async () => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(`${store.origin}/page/product/reading-lamp?utm_source=mail`)
    expect(await page.title()).toContain('Reading lamp')
    expect(await page.getAttribute('meta[name="description"]', 'content')).toContain('A lamp with a long arm')
    expect(await page.getAttribute('link[rel="canonical"]', 'href')).toMatch(/\/page\/product\/reading-lamp$/)
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
    const product = data.find((item) => item['@type'] === 'Product')
    expect(product).toMatchObject({ name: 'Reading lamp', sku: 'LAMP-1' })
    expect(JSON.stringify(product)).not.toContain('aggregateRating')
  })

  test.runIf(isDeep)('has the title and description that the owner set, for the home page and a product', async () => {
    const { storeId, owner } = store
    await owner.call('page.updateSeo', { body: { storeId, metaTitle: 'Lamps & chairs', metaDescription: 'Made to last' } })
    const { content } = await owner.call('product.filter', { query: { storeId, search: 'Oak chair' } })
    const chair = await owner.call('product.getById', { params: { id: content[0]?.id ?? '' } })
    const body = { ...chair, storeId, seoTitle: 'A chair of oak', metaDescription: 'Sit well', version: undefined }
    await owner.call('product.update', { body })
    const { page } = await visit({ javaScriptEnabled: false })
    const said = async (path: string) => {
      await page.goto(store.origin + path)
      return [await page.title(), await page.getAttribute('meta[name="description"]', 'content')]
    }
    await expect.poll(() => said('/')).toEqual(['Lamps & chairs', 'Made to last'])
    await expect.poll(() => said('/product/oak-chair')).toEqual(['A chair of oak', 'Sit well'])
  })

  test('runs no script before the first paint except the one that starts the app', async () => {
    const { page } = await visit({ javaScriptEnabled: false })
    for (const path of ['/', '/product/stool', '/shop']) {
      const html = (await (await page.goto(store.origin + path))?.text()) ?? ''
      expect(html).not.toMatch(/<script[^>]+src=|<link[^>]+rel="(?:modulepreload|stylesheet)"/)
    }
  })
})

test.each(isDeep ? [360, 1440] : [360])(
  'loads every image of the home page when it is scrolled into view, %i pixels wide',
  async (width) => {
    const { page } = await visit({ viewport: { width, height: 800 } })
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    await openPage(page, store.origin)
    const pictures = page.locator('img:visible')
    const count = await pictures.count()
    expect(count).toBeGreaterThan(3)
    for (let at = 0; at < count; at++) {
      const picture = pictures.nth(at)
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    }
    expect(failed).toEqual([])
  },
)

test('has a skip link that is hidden until it is focused, and leads to the content', async () => {
  const { page } = await visit()
  await openPage(page, store.origin)
  const link = page.getByRole('link', { name: 'Skip to content' })
  const width = async () => (await link.boundingBox())?.width ?? 0
  expect(await width()).toBeLessThan(2)
  await page.keyboard.press('Tab')
  expect(await width()).toBeGreaterThan(60)
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  }
  expect(await link.evaluate(isOnTop)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('shows the top bar on every page until it is closed; a reload shows it again', async () => {
  const { page } = await visit()
  await openPage(page, store.origin)
  const bar = page.getByRole('complementary', { name: 'Announcements' })
  await bar.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).first().click()
  await page.waitForURL('**/shop')
  await expect.poll(() => bar.count()).toBe(0)
  await page.reload()
  await bar.waitFor()
})

describe('without JavaScript', () => {
  test('a shopper can read, browse, filter, sort, page and search', async () => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(store.origin)
    await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).first().click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc')
    await page.getByRole('checkbox', { name: /In stock only/ }).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    expect(new URL(page.url()).search).toContain('sort=price_asc')
    await expect.poll(() => page.locator('.sf-cards li').first().textContent()).toContain('Bowl no. 1')
    expect(await page.locator('.sf-cards').textContent()).not.toContain('Gone chair')
    await page.goto(`${store.origin}/collection/lamps?sort=price_asc`)
    const before = await page.locator('.sf-cards li').count()
    expect(before).toBeGreaterThan(0)
    await page.goto(`${store.origin}/search`)
    await page.getByRole('combobox', { name: 'Search for products' }).fill('redaing lamp')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await page
      .locator('.sf-cards')
      .getByRole('link', { name: /Reading lamp/ })
      .first()
      .click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Reading lamp')
    await page.getByText('long arm').waitFor()
  })

  test('the checkout shows that it needs JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(`${store.origin}/checkout`)
    expect(await page.locator('main').textContent()).toContain('Checkout requires JavaScript')
  })
})

test('a store whose layout cannot be loaded shows an error, and recovers', async () => {
  const { storeId, origin } = await newStore()
  await tellDatabase(`update stores set address = '{"line1": 5}' where store_id = $1`, [storeId])
  const { page } = await visit({ javaScriptEnabled: false, expected: [/status of 500/] })
  const response = await page.goto(`${origin}/shop?sort=name`)
  expect(response?.status()).toBe(500)
  expect(await markupProblems((await response?.text()) ?? '')).toEqual([])
  await page.getByRole('heading', { name: 'Error loading global content' }).waitFor()
  expect(await page.locator('body').textContent()).not.toMatch(/line1|TypeError/)
  await tellDatabase(`update stores set address = '{}' where store_id = $1`, [storeId])
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('banner').waitFor()
  expect(page.url()).toBe(`${origin}/shop?sort=name`)
})
