import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { stock } from '../server/catalog.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { isLive, openPage } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
  await stock(store)
})

const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
const documents = (page: Page) => page.evaluate(() => performance.getEntriesByType('navigation').length)
/** Waits for a lazy part of the app. */
const loaded = (page: Page, part: string) =>
  page.waitForFunction((name) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/${name}-`)), part)
const card = (page: Page, name: string) => page.locator('.sf-cards').getByRole('link', { name }).first()

test('a link opens its page in the same document, scrolled to the top, with the focus on its heading, and keeps the layout mounted', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/shop`)
  await page.evaluate(() => {
    document.body.dataset.first = 'yes'
    document.querySelector('header')?.setAttribute('data-kept', 'yes')
    scrollTo(0, 500)
  })
  await card(page, 'Oak chair').click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Oak chair')
  expect(new URL(page.url()).pathname).toBe('/page/product/oak-chair')
  await expect.poll(() => page.title()).toContain('Oak chair')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Oak chair')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => document.body.dataset.first)).toBe('yes')
  await expect.poll(() => page.locator('header[data-kept]').count()).toBe(1)
  expect(await documents(page)).toBe(1)
})

test('Back restores the scroll position, and so does Forward', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/shop`)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  const before = await page.evaluate(() => scrollY)
  await menu(page, 'About').click()
  await page.waitForURL('**/about')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await card(page, 'Oak chair').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await expect.poll(() => page.title()).toContain('About')
})

test.runIf(isDeep)('options of a product use one history entry: Back leaves the product', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/shop`)
  await card(page, 'Stool').click()
  await page.locator('.bf-product').getByRole('button', { name: 'Red' }).click()
  await page.locator('.bf-product').getByRole('button', { name: 'Blue' }).click()
  await menu(page, 'About').click()
  await page.waitForURL('**/about')
  await page.goBack()
  await expect
    .poll(() => page.locator('.bf-product').getByRole('button', { name: 'Blue' }).getAttribute('aria-pressed'))
    .toBe('true')
  await page.goBack()
  await card(page, 'Oak chair').waitFor()
  expect(new URL(page.url()).pathname).toBe('/shop')
})

test.runIf(isDeep)('a category leads to its collection', async () => {
  const { page } = await visit()
  await openPage(page, store.origin)
  await page.locator('.bf-categoriesSlider').getByRole('link', { name: 'Chairs' }).first().click()
  await page.waitForURL('**/collection/chairs')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Chairs')
})

test.runIf(isDeep)('a link under the pointer is prefetched once', async () => {
  const { page } = await visit()
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/storefront/payload') requested.push(searchParams.get('path') ?? '')
  })
  await openPage(page, store.origin)
  await menu(page, 'About').hover()
  await expect.poll(() => requested).toContain('/about')
  await menu(page, 'About').click()
  await expect.poll(() => page.title()).toContain('About')
  expect(requested.filter((path) => path === '/about')).toHaveLength(1)
})

test('router, search and slider library are not loaded before an interaction', async () => {
  const { page } = await visit()
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  // Not `openPage`: its touch counts as an interaction if the app has started by then.
  await page.goto(store.origin)
  await isLive(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /Navigation|Search|swiper|Drawer|Toast/i.test(path))).toEqual([])
  expect(scripts.length).toBeGreaterThan(1)
  await page.mouse.move(200, 300)
  await expect.poll(() => scripts.some((path) => path.includes('Navigation'))).toBe(true)
})

test.runIf(isDeep)('a page that fails to load shows an error and keeps its URL; Retry loads it again', async () => {
  const { page } = await visit({ expected: [/Failed to load resource/] })
  // Before the home page: the app prefetches the pages of visible links, as soon as it has loaded.
  await page.route('**/api/storefront/payload*', (route) => route.abort())
  await openPage(page, store.origin)
  await menu(page, 'About').click()
  await page.getByText("This page couldn't be loaded.").waitFor()
  await page.unroute('**/api/storefront/payload*')
  await page.route('**/api/storefront/payload*', (route) =>
    route.fulfill({ status: 503, json: { error: 'The shelves are being filled.', code: 'unavailable' } }),
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('Error: The shelves are being filled.').waitFor()
  await page.unroute('**/api/storefront/payload*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => page.title()).toContain('About')
})

test.runIf(isDeep)('a page without a response also shows a toast', async () => {
  const { page, context } = await visit({ expected: [/Failed to load resource/] })
  // The app prefetches the pages of visible links, and the home page links to this one.
  await page.route('**/api/storefront/payload*', (route) => route.abort())
  await openPage(page, store.origin)
  await page.mouse.move(200, 300)
  await loaded(page, 'Toasts')
  await context.setOffline(true)
  await page.unroute('**/api/storefront/payload*')
  await menu(page, 'About').click()
  await page.getByText("This page couldn't be loaded.").waitFor()
  await page.locator('.sf-toasts').getByText("You're offline. Check your connection and try again.").waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => page.title()).toContain('About')
})

test('a link to a file is left to the browser, in any block', async () => {
  const { owner, storeId, origin } = store
  const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], 'plan.svg', {
    type: 'image/svg+xml',
  })
  const url = await owner.upload(storeId, picture)
  const buttons = [{ text: 'Our plan', variant: 'primary', type: 'internal', url, target: '_self' }]
  const content = [{ id: 'hero', type: 'hero', props: { slides: [{ title: 'Plans', ctaButtons: buttons }] } }]
  const { pageId, version } = await owner.call('page.add', { body: { storeId, name: 'Plans', content } })
  await owner.call('page.publish', { body: { storeId, pageId, baseVersion: version, content } })
  const { page } = await visit()
  for (const touched of [false, true]) {
    await openPage(page, `${origin}/page/plans`)
    // The router loads on the first interaction; clicks wait for it.
    if (touched) await menu(page, 'About').hover()
    if (touched) await loaded(page, 'Navigation')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Our plan' }).click()
    expect(new URL((await download).url()).pathname).toBe(url)
    expect(await page.locator('h1').textContent()).toBe('Plans')
  }
})

test('while scripts load slowly, links work, and clicks on buttons are repeated after hydration', async () => {
  const { page } = await visit()
  const held: (() => void)[] = []
  let open = false
  await page.route('**/assets/*.js', async (route) => {
    if (!open) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto(`${store.origin}/product/reading-lamp`)
  await page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  open = true
  for (const go of held) go()
  await page.getByText('Item added to cart!').first().waitFor()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').length)).toBe(1)
})

test('when a script fails to load, a click on a button reloads the page and is repeated', async () => {
  const { page } = await visit({ expected: [/Failed to load resource/] })
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && documents++)
  await page.route('**/assets/client-*', (route) => (documents === 1 ? route.abort() : route.continue()))
  await page.goto(`${store.origin}/product/reading-lamp`)
  await page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByText('Item added to cart!').first().waitFor()
  expect(documents).toBe(2)
})

test.runIf(isDeep)('without scripts the browser follows links and sends forms natively', async () => {
  const { page } = await visit({ expected: [/Failed to load resource/, /dynamically imported module/] })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${store.origin}/search`)
  await page.getByRole('combobox', { name: 'Search for products' }).fill('oak')
  await page.getByRole('combobox', { name: 'Search for products' }).press('Enter')
  await page.locator('.sf-cards').getByRole('link', { name: 'Oak chair' }).first().click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Oak chair')
})

test.runIf(isDeep)('a moved page is shown at its new URL', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/page/about`)
  expect(new URL(page.url()).pathname).toBe('/about')
})

test('a page renders lower blocks after hydration, and completely for print and when the shopper returns', async () => {
  const folded = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-fold'))
  const { page } = await visit({ expected: [/Failed to load resource/, /dynamically imported module/] })
  let arrived: () => void = () => undefined
  const late = new Promise<void>((resolve) => (arrived = resolve))
  await page.route('**/assets/client-*', async (route) => {
    await late
    await route.continue()
  })
  await page.goto(store.origin)
  expect(await folded(page)).toBe(true)
  const drawn = () =>
    page.locator('footer').evaluate((foot) => foot.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await drawn()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await drawn()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  arrived()
  const whole = () =>
    page
      .locator('.sf-main > *, .sf-main ~ *')
      .evaluateAll((parts) => parts.every((part) => getComputedStyle(part).contentVisibility === 'visible'))
  await expect.poll(whole).toBe(true)
  await page.locator('footer').scrollIntoViewIfNeeded()
  expect(await drawn()).toBe(true)
  await page.locator('main a[href*="/product/"]').first().click()
  await expect.poll(() => folded(page)).toBe(false)
  expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
  expect(await whole()).toBe(true)

  await page.route('**/assets/*', (route) => route.abort())
  await page.reload()
  expect(await folded(page)).toBe(false)
})
