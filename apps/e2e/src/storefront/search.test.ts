import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { stock } from '../server/catalog.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { openPage, stopClock } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
  await stock(store)
})

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)

describe('the search', () => {
  const open = async (page: Page) => {
    await openPage(page, store.origin)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click()
    const search = page.getByRole('dialog', { name: 'Product Search' })
    await search.waitFor()
    return search
  }

  test.runIf(isDeep)('starts empty with the focus in its field, and ignores a term of spaces', async () => {
    const { page } = await visit()
    const search = await open(page)
    const field = search.getByRole('combobox')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await search.getByText('Please enter a search term and press Search.').waitFor()
    await field.fill('   ')
    await search.getByRole('button', { name: 'Search', exact: true }).click()
    await search.getByText('Please enter a search term and press Search.').waitFor()
    await field.fill('  lamp ')
    await field.press('Enter')
    await search.getByRole('link', { name: 'Reading lamp' }).first().waitFor()
    expect(await deepFindings(page)).toEqual([])
    await search.getByRole('link', { name: 'Reading lamp' }).first().click()
    await search.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('h1').textContent()).toBe('Reading lamp')
  })

  test.runIf(isDeep)('is focused 100 ms after it opened, and resets each time', async () => {
    const { page } = await visit()
    await page.clock.install()
    await openPage(page, store.origin)
    const opener = page.getByRole('banner').getByRole('button', { name: 'Search' }).first()
    const search = page.getByRole('dialog', { name: 'Product Search' })
    const field = search.getByRole('combobox')
    await opener.click()
    await field.fill('lamp')
    await field.press('Escape')
    await search.waitFor({ state: 'detached' })
    await stopClock(page)
    await opener.click()
    await search.waitFor()
    const isFocused = () => field.evaluate((input) => input === document.activeElement)
    await page.clock.runFor(99)
    expect([await field.inputValue(), await isFocused()]).toEqual(['', false])
    await page.clock.runFor(1)
    expect(await isFocused()).toBe(true)
  })

  test('suggests products while typing, chosen by keys or a click; Escape closes them, then the search', async () => {
    const { page } = await visit()
    const search = await open(page)
    const field = search.getByRole('combobox')
    const options = search.getByRole('option')
    await field.pressSequentially('chair')
    await expect.poll(() => options.count()).toBe(3)
    await expect.poll(() => search.getByRole('status').first().textContent()).toBe('3 suggested products')
    expect(await findings(page)).toEqual([])
    await field.press('ArrowUp')
    const active = () => search.locator('[aria-selected="true"]').textContent()
    const last = await options.nth(2).textContent()
    expect(await active()).toBe(last)
    await field.press('Escape')
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
    await field.press('Escape')
    await search.waitFor({ state: 'detached' })
    await open(page)
    await field.pressSequentially('oak chai')
    await options.filter({ hasText: 'Oak chair' }).waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    await search.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('h1').textContent()).toBe('Oak chair')
  })

  test.runIf(isDeep)('shows eight skeletons while loading, then pages of 16 with Prev and Next', async () => {
    const { page } = await visit()
    for (const number of [15, 16, 17])
      await store.owner.call('product.add', { body: { storeId: store.storeId, name: `Bowl no. ${number}`, price: number } })
    const search = await open(page)
    const held = Promise.withResolvers<void>()
    const requested: (string | null)[] = []
    await page.route('**/api/products/fetch-searched-products*', async (route) => {
      const query = new URL(route.request().url()).searchParams
      requested.push(`${query.get('pageNumber')} of ${query.get('pageSize')}`)
      await held.promise
      await route.continue()
    })
    await search.getByRole('combobox').fill('bowl')
    await page.keyboard.press('Enter')
    await expect.poll(() => search.locator('.bf-card--coming').count()).toBe(8)
    held.resolve()
    const cards = search.locator('.bf-card:not(.bf-card--coming)')
    await expect.poll(() => cards.count()).toBe(16)
    const pages = search.getByRole('navigation', { name: 'Pagination' })
    await expect.poll(() => pages.getByRole('button', { name: 'Prev' }).count()).toBe(0)
    await pages.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => cards.count()).toBe(1)
    await expect.poll(() => focused(page)).toBe('Products')
    expect(await pages.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    await pages.getByRole('button', { name: 'Prev' }).click()
    await expect.poll(() => cards.count()).toBe(16)
    await expect.poll(() => focused(page)).toBe('Products')
    expect(await search.locator('.sf-sheet__content').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    expect(requested).toEqual(['0 of 16', '1 of 16'])
  })

  test.runIf(isDeep)('shows a message without results', async () => {
    const { page } = await visit()
    const search = await open(page)
    await search.getByRole('combobox').fill('zzzzzz')
    await page.keyboard.press('Enter')
    await search.getByText('No products found').waitFor()
  })

  test.runIf(isDeep)('shows an error, and Retry searches again', async () => {
    const { page } = await visit({ expected: [/Failed to load resource/] })
    const search = await open(page)
    await page.route('**/api/products/fetch-searched-products*', (route) =>
      route.fulfill({ status: 503, json: { error: 'The search rests.', code: 'unavailable' } }),
    )
    await search.getByRole('combobox').fill('lamp')
    await page.keyboard.press('Enter')
    await search.getByText('Error: The search rests.').waitFor()
    await page.unroute('**/api/products/fetch-searched-products*')
    await search.getByRole('button', { name: 'Retry' }).click()
    await search.getByRole('link', { name: 'Reading lamp' }).first().waitFor()
  })

  test('shows a toast above itself, and moves it to the page when it closes', async () => {
    const { page } = await visit()
    const search = await open(page)
    await search.getByRole('combobox').fill('lamp')
    await page.keyboard.press('Enter')
    await search.getByRole('button', { name: 'Add to cart: Reading lamp' }).click()
    const toast = search.getByRole('status').filter({ hasText: 'Item added to cart!' })
    await expect
      .poll(() =>
        toast.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
      .toBe(true)
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'detached' })
    await page.locator('body > div > .sf-toasts').waitFor({ state: 'attached' })
  })

  test.runIf(isDeep)('closes when another page opens, by Buy Now or Back', async () => {
    const { page } = await visit()
    const search = await open(page)
    await search.getByRole('combobox').fill('lamp')
    await page.keyboard.press('Enter')
    await search.getByRole('button', { name: 'Buy now: Reading lamp' }).click()
    await search.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    await expect.poll(() => focused(page)).toBe('H1')
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/shop')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click()
    await search.waitFor()
    await page.goBack()
    await search.waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})
