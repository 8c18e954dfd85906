import { request } from 'node:http'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { navigateInside } from '../browser/navigate-inside.ts'
import { findings } from '../checks/axe.ts'
import { leastContrast } from '../checks/least-contrast.ts'
import { followSkipLink } from '../checks/skip-link.ts'
import { callsOf, newName, newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()
const main = () => originOf()

/** The public pages of product.md, point 2, each with its heading and title. */
const pages = [
  { path: '/', heading: 'A store that looks like your brand, block by block', title: 'Blockfront: build your online store' },
  { path: '/signup', heading: 'Create your account', title: 'Sign up' },
  { path: '/login', heading: 'Sign in', title: 'Sign in' },
  { path: '/terms', heading: 'Terms of use', title: 'Terms of use' },
  { path: '/refund-policy', heading: 'Refund policy', title: 'Refund policy' },
  { path: '/service-policy', heading: 'Service policy', title: 'Service policy' },
  { path: '/privacy-policy', heading: 'Privacy policy', title: 'Privacy policy' },
  { path: '/contact', heading: 'Contact us', title: 'Contact' },
  { path: '/forgot-password', heading: 'Forgot your password?', title: 'Forgot your password?' },
  { path: '/pricing', heading: 'Plans without surprises', title: 'Pricing' },
  { path: '/logout', heading: 'Sign out', title: 'Sign out' },
  { path: '/verify-link', heading: 'Confirm your address', title: 'Confirm your address' },
  {
    path: '/undo-email-change',
    heading: 'Undo the change of your email address',
    title: 'Undo the change of your email address',
  },
  { path: '/theme-home', heading: 'Start from a finished store', title: 'Themes' },
  { path: '/not/there', heading: 'Page not found', title: 'Page not found', status: 404 },
]

describe.each(pages)('$path', ({ path, heading, title, status = 200 }) => {
  test('is complete without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false, expected: [/status of 404/] })
    const response = await page.goto(main() + path)
    expect(response?.status()).toBe(status)
    expect(await page.title()).toContain(title)
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual([heading])
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
  })
})

/** All policies use one component, so testing one of them is enough. The gallery's previews are tested with the blocks. */
test('every page hydrates without an error, fits, and is accessible', async () => {
  // One visitor: a browser without a cache takes twice as long for each page.
  const { page } = await visit({ expected: [/status of 404/] })
  for (const { path, heading } of pages.filter((one) => !one.path.endsWith('-policy'))) {
    const withoutToken = path === '/verify-link' || path === '/undo-email-change'
    const ends = path === '/logout' ? 'Sign in' : withoutToken ? 'This link does not work' : heading
    await page.goto(main() + path)
    await page.mouse.move(10, 10)
    await page.getByRole('heading', { name: ends, level: 1 }).waitFor()
    const isAwake = () => page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react')))
    await expect.poll(isAwake, { timeout: 60_000, message: path }).toBe(true)
    for (const width of isDeep ? [1440, 360] : [360]) {
      await page.setViewportSize({ width, height: 800 })
      const fits = () => document.documentElement.scrollWidth <= innerWidth
      expect(await page.evaluate(fits), `${path} at ${width} px`).toBe(true)
      expect(await findings(page, ['.scaled']), `${path} at ${width} px`).toEqual([])
    }
  }
})

test.each(isDeep ? ['/', '/pricing'] : ['/'])('%s has a skip link, with and without JavaScript', async (path) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit({ javaScriptEnabled })
    await page.goto(main() + path)
    await followSkipLink(page)
  }
})

/** The HTML as sent, before the browser repairs it. */
const responseOf = (path: string, host = 'localhost') =>
  new Promise<{ status: number; location: string | undefined; type: string | undefined }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: inject('port'), path, headers: { host } }, (response) => {
      response.resume()
      const { location, 'content-type': type } = response.headers
      resolve({ status: response.statusCode ?? 0, location, type })
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['/dashboard', 200],
  ['/dashboard/adminhome', 200],
  ['/builder', 200],
  ['/billing', 200],
  ['/choose-store', 200],
  ['/verify-email', 200],
  ['/app', 404],
  ['/404', 404],
  ['/index.html', 404],
  ['/login/more', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/assets/none.js', 404],
  ['/%', 404],
])('%s responds with %d', async (path, status) => expect((await responseOf(path)).status).toBe(status))

test('responds on the www form of the main hostname too, and never on a store hostname', async () => {
  const { host } = await newStore()
  expect((await responseOf('/pricing', 'www.localhost')).status).toBe(200)
  for (const path of ['/pricing', '/login', '/dashboard']) expect((await responseOf(path, host)).status).toBe(404)
})

test('redirects a URL with a trailing slash to the one without, on the same hostname', async () => {
  expect(await responseOf('/pricing/?from=mail')).toMatchObject({ status: 301, location: '/pricing?from=mail' })
  const { location } = await responseOf('//evil.example/')
  expect(location === undefined || /^\/(?!\/)/.test(location)).toBe(true)
})

test('has a sitemap of its content, robots.txt, icons and a manifest', async () => {
  const get = (path: string) => fetch(main() + path)
  const sitemap = await (await get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  expect(listed).toEqual(expect.arrayContaining([`${main()}/`, `${main()}/pricing`, `${main()}/terms`]))
  for (const hidden of ['login', 'logout', 'app', '404', 'dashboard']) expect(listed).not.toContain(`${main()}/${hidden}`)
  for (const url of listed) expect([url, (await fetch(url)).status]).toEqual([url, 200])
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${main()}/sitemap.xml`)
  const { icons } = (await (await get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', ...icons.map(({ src }) => src)]) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, expect.stringContaining('image/')])
  }
  const home = await (await get('/')).text()
  expect(home).toContain(`<meta property="og:image" content="${main()}/icon-512.png" />`)
  expect(home).toContain('<link rel="manifest" href="/site.webmanifest" />')
})

test('shows the prices of the server', async () => {
  const plans = await callsOf().call('billing.plans')
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto(`${main()}/pricing`)
  const cards = await page.locator('.plan').allInnerTexts()
  expect(cards).toHaveLength(plans.length)
  for (const [index, { name, monthlyPrice, limits }] of plans.entries()) {
    expect(cards[index]).toContain(name)
    expect(cards[index]).toContain(`$${monthlyPrice}`)
    expect(cards[index]).toContain(`${limits.products.toLocaleString('en')} products`)
  }
})

test.runIf(isDeep)('a message reaches the operator of the platform', async () => {
  const { page } = await visit()
  const subject = newName()
  await page.goto(`${main()}/contact`)
  await page.getByLabel('Your name').fill('Grace')
  await page.getByLabel('Your email address').fill('grace@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('This is required.').waitFor()
  await page.getByLabel('Message').fill('Hello there')
  await page.getByText('Check passed').waitFor()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Message Sent Successfully!').waitFor()
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('')
  expect(await (await fetch(`${main()}/dev/mailbox`)).text()).toContain(subject)
})

/** The preview of a theme at its URL, in a gallery that is loaded. */
async function previewOf(page: Page, themeId: string, name: string): Promise<Locator> {
  const preview = page.getByRole('dialog', { name, exact: true })
  await page.getByRole('dialog').waitFor()
  if ((await preview.count()) === 0) await navigateInside(page, `/theme-home?theme=${themeId}`)
  await preview.waitFor()
  return preview
}

test.runIf(isDeep)('the product page of every theme shows its own buttons, options and image', async () => {
  const { page } = await visit()
  const themes = await callsOf().call('store.themes')
  expect(themes.length).toBeGreaterThanOrEqual(6)
  await page.goto(`${main()}/theme-home?theme=${themes[0]?.themeId}`)
  for (const { themeId, name } of themes) {
    const preview = await previewOf(page, themeId, name)
    await preview.getByRole('button', { name: 'Product', exact: true }).click()
    const buy = preview.getByRole('button', { name: 'Add to Cart' }).first()
    await buy.waitFor()
    let { color, ground } = { color: '', ground: '' }
    const read = async () => {
      ;({ color, ground } = await buy.evaluate((element) => {
        const { color, backgroundColor: ground } = getComputedStyle(element)
        return { color, ground }
      }))
      return ground
    }
    // The preview may replace the button while it loads, and a removed element has no colors.
    await expect.poll(read).not.toBe('')
    expect([themeId, ground]).not.toEqual([themeId, 'rgba(0, 0, 0, 0)'])
    expect([themeId, ground]).not.toEqual([themeId, color])
    await expect
      .poll(() =>
        preview
          .locator('.bf-product img')
          .first()
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(0)
  }
})

test.runIf(isDeep)('the title of every theme’s hero is readable on a phone', { timeout: 120_000 }, async () => {
  const { page } = await visit({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })
  const themes = await callsOf().call('store.themes')
  const ratios: Record<string, number> = {}
  for (const { themeId, name } of themes) {
    await page.goto(`${main()}/theme-home?theme=${themeId}`)
    const title = page.getByRole('dialog', { name }).locator('.bf-hero__title').first()
    await title.waitFor()
    await page.waitForLoadState('networkidle')
    await title.scrollIntoViewIfNeeded()
    ratios[themeId] = await leastContrast(page, title)
  }
  // Large text: WCAG 2.2, success criterion 1.4.3.
  expect(Object.entries(ratios).filter(([, ratio]) => ratio < 3)).toEqual([])
})

test('a visitor previews a theme, and creates a store with it', async () => {
  const { page } = await visit()
  await page.goto(`${main()}/theme-home`)
  expect(await page.locator('.theme-card').count()).toBeGreaterThanOrEqual(6)
  await page.locator('.theme-card .bf-page').first().waitFor()
  await page.getByRole('button', { name: 'Preview Larder' }).click()
  const preview = page.getByRole('dialog', { name: 'Larder' })
  await preview.getByRole('heading', { name: 'Good things for the table' }).waitFor()
  await preview.locator('.bf-page').getByRole('link', { name: 'Shop' }).first().click()
  await expect.poll(() => preview.getByRole('button', { name: 'Shop', exact: true }).getAttribute('aria-current')).toBe('page')
  await preview.getByRole('radio', { name: 'Mobile' }).click()
  await expect.poll(() => preview.locator('.bf-page').evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(390)
  expect(new URL(page.url()).search).toBe('?theme=larder')
  await preview.getByRole('link', { name: 'Start with this theme' }).click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('wantedTheme'))).toBe('larder')
})
