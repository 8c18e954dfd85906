import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { stock } from '../server/catalog.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { openPage } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
  await stock(store)
})

const price = (page: Page) => page.locator('.bf-product .bf-price').first().textContent()
const option = (page: Page, name: string) => page.locator('.bf-product').getByRole('button', { name })
const height = (page: Page) => page.getByRole('combobox', { name: 'Height' })
const addToCart = (page: Page) => page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' })

test('options resolve a variation, stand in the address, and are there again after a reload and by a link', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/stool?utm_source=mail`)
  expect(await price(page)).toContain('60.00')
  await option(page, 'Red').click()
  await height(page).selectOption('High')
  await expect.poll(() => price(page)).toContain('75.00')
  expect(page.url()).toBe(`${store.origin}/product/stool?utm_source=mail&Color=Red&Height=High`)
  await page.reload()
  await expect.poll(() => option(page, 'Red').getAttribute('aria-pressed')).toBe('true')
  expect(await price(page)).toContain('75.00')
  await option(page, 'Red').click()
  expect(await option(page, 'Red').getAttribute('aria-pressed')).toBe('false')
  expect(new URL(page.url()).searchParams.has('Color')).toBe(false)
  await openPage(page, `${store.origin}/product/stool?Color=Blue&Height=Low&Color2=x`)
  await expect.poll(() => price(page)).toMatch(/55\.00.*70\.00/)
})

test('links to other options of the same product, and the way back between them, show what their address says', async () => {
  const { page } = await visit()
  const { owner, storeId, origin } = store
  const links = ['Red', 'Blue'].map((color) => `<p><a href="/product/stool?Color=${color}">In ${color}</a></p>`).join('')
  const { content } = await owner.call('product.filter', { query: { storeId, search: 'Stool' } })
  const stool = await owner.call('product.getById', { params: { id: content[0]?.id ?? '' } })
  await owner.call('product.update', { body: { ...stool, storeId, description: links, version: undefined } })
  const pressed = () =>
    page
      .locator('.bf-product button[aria-pressed="true"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  await openPage(page, `${origin}/product/stool`)
  await page.getByRole('link', { name: 'In Red' }).click()
  await expect.poll(pressed).toEqual(['Red'])
  await page.getByRole('link', { name: 'In Blue' }).click()
  await expect.poll(pressed).toEqual(['Blue'])
  expect(new URL(page.url()).search).toBe('?Color=Blue')
  await page.goBack()
  await expect.poll(pressed).toEqual(['Red'])
  await page.goBack()
  await expect.poll(pressed).toEqual([])
})

test('the picture of a variation is the main one while it is chosen', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/stool`)
  const shown = () => page.locator('.bf-gallery__thumb').evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'))
  await expect.poll(shown).toBe(0)
  await option(page, 'Blue').click()
  await height(page).selectOption('Low')
  await expect.poll(() => price(page)).toContain('55.00')
  await expect.poll(shown).toBe(2)
  await option(page, 'Blue').click()
  await expect.poll(shown).toBe(0)
})

test('a combination that nobody sells is marked, can be chosen, and says so', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/stool?Color=Blue`)
  const high = height(page).locator('option').nth(2)
  await expect.poll(() => high.textContent()).toBe('High (not available with your other choices)')
  await height(page).selectOption('High')
  await expect
    .poll(() => page.locator('.bf-product [role=status]').allTextContents())
    .toContain('This combination is not available.')
})

test('without all options the page asks for them and nothing is added; what is sold out cannot be added', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/stool`)
  await addToCart(page).click()
  // Shown at both options, and in a toast.
  await expect.poll(() => page.getByText('Please select all options').count()).toBe(3)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-missing]') !== null)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await openPage(page, `${store.origin}/product/gone-chair`)
  await expect.poll(() => page.locator('.bf-product').getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true)
})

test('what else there is does not name the product itself', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/stool`)
  const others = page.locator('main .bf-card__name')
  expect(await others.count()).toBeGreaterThan(1)
  expect(await others.allTextContents()).not.toContain('Stool')
})

test('the quantity field counts from 1, and Buy Now adds and goes to the checkout', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/reading-lamp`)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await expect.poll(() => quantity.inputValue()).toBe('1')
  await quantity.fill('3')
  await addToCart(page).click()
  await page.getByText('Item added to cart!').first().waitFor()
  await page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
  await page.waitForURL(`${store.origin}/checkout`)
  await page.getByText('Quantity: 6').waitFor()
})

test('pictures are walked by keys, by thumbnails and by swiping, and looked at closely', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/reading-lamp`)
  const shown = () => page.locator('.bf-gallery__thumb').evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'))
  await page.locator('.bf-gallery .bf-slider__view').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe(1)
  await page.getByRole('button', { name: 'Show picture 3' }).click()
  await expect.poll(shown).toBe(2)
  await page.locator('.bf-gallery .bf-slider__view').hover()
  await page.mouse.wheel(-5000, 0)
  await expect.poll(shown).toBe(0)
  await page.getByRole('button', { name: 'Zoom picture' }).click()
  const look = page.getByRole('dialog', { name: 'Reading lamp' })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => look.getByRole('status').textContent()).toBe('2 / 3')
  await look.getByRole('button', { name: 'Enlarge' }).click()
  await expect
    .poll(() => look.locator('.bf-closer__stage').evaluate((stage) => stage.scrollWidth > stage.clientWidth * 2))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => look.count()).toBe(0)
  expect(await shown()).toBe(1)
})

test('on a phone the buttons to buy stay in reach, and gallery and text stay within the width', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
  await openPage(page, `${store.origin}/product/stool`)
  const box = await addToCart(page).boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(640)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const columns = (thumbs: Element) => getComputedStyle(thumbs).gridTemplateColumns.split(' ').length
  expect(await page.locator('.bf-gallery__thumbs').evaluate(columns)).toBe(5)
  await openPage(page, `${store.origin}/product/reading-lamp`)
  await addToCart(page).tap()
  const toast = page.getByText('Item added to cart!').first()
  await toast.waitFor()
  const bottom = async () => toast.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThan((await addToCart(page).boundingBox())?.y ?? 0)
})
