import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { countShifts, settled, shifts } from '../browser/state-images.ts'
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

test('options resolve a variation, are kept in the URL, and are restored by a reload and a link', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/stool?utm_source=mail`)
  // The lowest price before a choice, which is reduced.
  expect(await price(page)).toBe('From €55.00 Was €70.00')
  await option(page, 'Red').click()
  await height(page).selectOption('High')
  await expect.poll(() => price(page)).toContain('75.00')
  await expect.poll(() => page.url()).toBe(`${store.origin}/product/stool?utm_source=mail&Color=Red&Height=High`)
  await page.reload()
  await expect.poll(() => option(page, 'Red').getAttribute('aria-pressed')).toBe('true')
  expect(await price(page)).toContain('75.00')
  await option(page, 'Red').click()
  await expect.poll(() => option(page, 'Red').getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => new URL(page.url()).searchParams.has('Color')).toBe(false)
  await openPage(page, `${store.origin}/product/stool?Color=Blue&Height=Low&Color2=x`)
  await expect.poll(() => price(page)).toMatch(/55\.00.*70\.00/)
})

test.runIf(isDeep)(
  'links to other options of the same product, and Back between them, show the options in their URL',
  async () => {
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
    const html = () => openPage(page, `${origin}/product/stool`).then(() => page.content())
    await expect.poll(html).toContain('In Blue</a>')
    await page.getByRole('link', { name: 'In Red' }).click()
    await expect.poll(pressed).toEqual(['Red'])
    await page.getByRole('link', { name: 'In Blue' }).click()
    await expect.poll(pressed).toEqual(['Blue'])
    await expect.poll(() => new URL(page.url()).search).toBe('?Color=Blue')
    await page.goBack()
    await expect.poll(pressed).toEqual(['Red'])
    await page.goBack()
    await expect.poll(pressed).toEqual([])
  },
)

test.runIf(isDeep)('the image of a variation is the main one while it is selected', async () => {
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

test.runIf(isDeep)('an unavailable combination is marked, can be selected, and shows a message', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/stool?Color=Blue`)
  const high = height(page).locator('option').nth(2)
  await expect.poll(() => high.textContent()).toBe('High (not available with your other choices)')
  await height(page).selectOption('High')
  await expect
    .poll(() => page.locator('.bf-product [role=status]').allTextContents())
    .toContain('This combination is not available.')
})

test.runIf(isDeep)('adding without all options asks for them; a sold-out product cannot be added', async () => {
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

test('recommendations leave out the product; the wishlist and recently viewed products appear without a layout shift', async () => {
  const { page } = await visit()
  await countShifts(page, { afterInput: true })
  const moved = async () => {
    await settled(page)
    const { score, what } = await shifts(page)
    expect(score, `${page.url()} moves ${what.join(', ')}`).toBeLessThan(0.005)
  }
  await openPage(page, `${store.origin}/product/stool`)
  const others = page.locator('main .bf-card__name')
  expect(await others.count()).toBeGreaterThan(1)
  expect(await others.allTextContents()).not.toContain('Stool')
  const heart = page.locator('.bf-product').getByRole('button', { name: 'Wishlist' })
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('viewed-')))).toBe(true)
  await moved()

  await openPage(page, `${store.origin}/product/reading-lamp`)
  const viewed = page.locator('.bf-recentlyViewed .bf-card__name')
  await expect.poll(() => viewed.allTextContents()).toEqual(['Stool'])
  await moved()

  await openPage(page, `${store.origin}/wishlist`)
  await page.getByRole('main').getByText('1 product', { exact: true }).waitFor()
  expect(await others.allTextContents()).toEqual(['Stool'])
  await moved()
})

test.runIf(isDeep)('the quantity field has a minimum of 1, and Buy Now adds the product and opens the checkout', async () => {
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

test.runIf(isDeep)('images can be changed by keys, thumbnails and swiping, and enlarged', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/product/reading-lamp`)
  const shown = () => page.locator('.bf-gallery__thumb').evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'))
  await page.locator('.bf-gallery .bf-slider__view').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe(1)
  await page.getByRole('button', { name: 'Show image 3' }).click()
  await expect.poll(shown).toBe(2)
  await page.locator('.bf-gallery .bf-slider__view').hover()
  await page.mouse.wheel(-5000, 0)
  await expect.poll(shown).toBe(0)
  await page.getByRole('button', { name: 'Zoom image' }).click()
  const look = page.getByRole('dialog', { name: 'Reading lamp' })
  await look.waitFor()
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

test('on a phone the buttons to buy stay visible, and gallery and text fit the width', async () => {
  const { page } = await visit({
    ...{ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    // Without motion, the announcements above take a second line.
    reducedMotion: 'no-preference',
  })
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

test('the options of a card are chosen in a dialog; cards show their second image to a mouse; the way to a product is shown', async () => {
  const { page } = await visit()
  await openPage(page, `${store.origin}/collection/chairs`)
  const stool = page.locator('.bf-card', { hasText: 'Stool' })
  const second = stool.locator('.bf-card__second')
  expect(await second.isVisible()).toBe(false)
  await stool.hover()
  await expect.poll(() => second.isVisible()).toBe(true)
  await stool.getByRole('link', { name: 'Choose options' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose options' })
  const add = dialog.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Red')
  await dialog.getByRole('button', { name: 'Blue' }).click()
  await dialog.getByRole('combobox', { name: 'Height' }).selectOption('Low')
  await expect.poll(() => dialog.locator('.bf-price').textContent()).toMatch(/55\.00.*70\.00/)
  await add.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor()
  await stool.getByRole('link', { name: 'Choose options' }).press('Enter')
  await dialog.getByRole('link', { name: 'Stool' }).click()
  await dialog.waitFor({ state: 'detached' })
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect.poll(() => way.getByRole('listitem').allTextContents()).toEqual(['Home', 'Chairs', 'Stool'])
  await way.getByRole('link', { name: 'Chairs' }).click()
  await expect.poll(() => way.getByRole('listitem').allTextContents()).toEqual(['Home', 'Shop', 'Chairs'])
})
