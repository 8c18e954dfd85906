import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { deepFindings } from '../checks/axe.ts'
import { stock } from '../server/catalog.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { openPage } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
  const goods = await stock(store)
  const { storeId, owner } = store
  const categoryIds = goods['reading-lamp']?.categoryIds
  await owner.call('product.add', { body: { storeId, name: 'Lamp for a chair', price: 300, categoryIds } })
})

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const price = (page: Page, name: 'From' | 'To') => page.getByRole('textbox', { name, exact: true })
const isFocused = (element: HTMLElement | SVGElement) => element === document.activeElement
const names = (page: Page) => page.locator('.sf-cards .bf-card__name').allTextContents()

describe('prices', () => {
  test.runIf(isDeep)('that are typed apply on blur or Enter, and the focus stays', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/shop`)
    await price(page, 'From').click()
    await page.keyboard.type('12', { delay: 80 })
    expect(await price(page, 'From').inputValue()).toBe('12')
    expect(query(page)).toEqual({})
    await page.keyboard.press('Tab')
    await expect.poll(() => query(page)).toMatchObject({ minPrice: '12' })
    await expect.poll(() => names(page)).not.toContain('Bowl no. 2')
    expect(await price(page, 'To').evaluate(isFocused)).toBe(true)
    await page.keyboard.type('13', { delay: 80 })
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual(['Bowl no. 4', 'Bowl no. 3'])
    expect(query(page)).toMatchObject({ minPrice: '12', maxPrice: '13' })
    expect(await price(page, 'To').evaluate(isFocused)).toBe(true)
    await page.goBack()
    await expect.poll(() => price(page, 'To').inputValue()).toBe('')
    expect(await price(page, 'From').inputValue()).toBe('12')
  })

  test('that are typed while a list loads are not lost', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/shop`)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/storefront/payload*minPrice*', async (route) => {
      await held.promise
      await route.continue()
    })
    await price(page, 'From').click()
    await page.keyboard.type('12')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    held.resolve()
    await expect.poll(() => names(page)).not.toContain('Bowl no. 2')
    await page.keyboard.type('3')
    expect(await price(page, 'To').inputValue()).toBe('13')
    await page.keyboard.press('Tab')
    await expect.poll(() => names(page)).toEqual(['Bowl no. 4', 'Bowl no. 3'])
  })
})

test('a filter applies immediately, keeps the focus, and Back removes it', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/collection/chairs`)
  expect(await names(page)).toEqual(['Stool', 'Gone chair', 'Oak chair'])
  const inStock = page.getByRole('checkbox', { name: /In stock only/ })
  await inStock.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => names(page)).toEqual(['Stool', 'Oak chair'])
  expect(await inStock.evaluate(isFocused)).toBe(true)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await sort.selectOption('name')
  await expect.poll(() => names(page)).toEqual(['Oak chair', 'Stool'])
  await page.goBack()
  await expect.poll(() => sort.inputValue()).toBe('newest')
  expect(await inStock.isChecked()).toBe(true)
  await page.goBack()
  await expect.poll(() => names(page)).toHaveLength(3)
  expect(await inStock.isChecked()).toBe(false)
})

describe('categories', () => {
  test.runIf(isDeep)('filter a search, keep its term, and combine with other filters', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/search?q=chair`)
    await page.getByRole('radio', { name: /^Chairs/ }).check()
    await expect.poll(() => query(page)).toMatchObject({ q: 'chair', category: 'chairs' })
    // The list and its form follow the URL.
    await page.locator('.sf-cards[aria-busy="true"]').waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: /In stock only/ }).click()
    await expect.poll(() => names(page)).toEqual(['Oak chair', 'Stool'])
    await expect.poll(() => query(page)).toMatchObject({ q: 'chair', category: 'chairs', inStock: 'true' })
    await page.getByRole('radio', { name: 'All categories' }).check()
    await expect.poll(() => query(page).category).toBeUndefined()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => query(page)).toEqual({ q: 'chair' })
  })

  test('without JavaScript too', async () => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(`${store.origin}/shop?sort=price_asc&category=chairs`)
    expect(await page.getByRole('radio', { name: /^Chairs/ }).isChecked()).toBe(true)
    await page.getByRole('textbox', { name: 'From', exact: true }).fill('70')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect.poll(() => names(page)).toEqual(['Gone chair', 'Oak chair'])
  })

  test.runIf(isDeep)('without products show a message, and offer to clear filters only if some are set', async () => {
    const { page } = await visit()
    await store.owner.call('category.add', { body: { storeId: store.storeId, name: 'Rugs', slug: 'rugs' } })
    await openPage(page, `${store.origin}/collection/rugs`)
    await page.getByText('No products found').waitFor()
    expect(await page.getByText('Clear filters').count()).toBe(0)
    await page.goto(`${store.origin}/collection/rugs?minPrice=5`)
    await page.locator('.sf-message').getByRole('link', { name: 'Clear filters' }).waitFor()
  })
})

test('with many values show the first ones; others can be expanded, and are expanded if one is selected', async () => {
  const values = Array.from({ length: 20 }, (_, index) => `Shade ${String(index + 1).padStart(2, '0')}`)
  const attributeGroups = [{ name: 'Tint', type: 'buttons' as const, values }]
  const variations = values.map((value) => ({ attributes: { Tint: value }, price: 0 }))
  const body = { storeId: store.storeId, name: 'Paint', price: 15, attributeGroups, variations }
  await store.owner.call('product.add', { body })
  for (const javaScriptEnabled of isDeep ? [true, false] : [true]) {
    const { page } = await visit({ javaScriptEnabled, viewport: { width: 360, height: 800 } })
    await (javaScriptEnabled ? openPage(page, `${store.origin}/search?q=paint`) : page.goto(`${store.origin}/search?q=paint`))
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const last = page.getByRole('checkbox', { name: /Shade 20/ })
    await page.getByRole('checkbox', { name: /Shade 08/ }).waitFor()
    expect(await last.isVisible()).toBe(false)
    await page.getByText('Show 12 more').click()
    await last.check()
    if (javaScriptEnabled) await expect.poll(() => query(page).attributes).toBe('Tint:Shade 20')
    else {
      await page.getByRole('button', { name: 'Apply filters' }).first().click()
      expect(query(page).attributes).toBe('Tint:Shade 20')
      await page.getByRole('button', { name: 'Filters (1)' }).click()
    }
    // The new list opens its values once more.
    await page.locator('input[value="Tint:Shade 20"][checked]').waitFor()
    await page.getByText('Show less').click()
    await last.waitFor({ state: 'hidden' })
    if (javaScriptEnabled) expect(await deepFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Show 1 product' }).click()
    await page.getByRole('heading', { name: 'Filters' }).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Remove filter Tint: Shade 20' }).click()
    await expect.poll(() => query(page)).toEqual({ q: 'paint' })
  }
})
