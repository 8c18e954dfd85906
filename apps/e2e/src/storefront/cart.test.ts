import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { findings } from '../checks/axe.ts'
import { stock } from '../server/catalog.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { openPage, stopClock } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
  await stock(store)
})

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))
const addFrom = async (page: Page, slug: string) => {
  await openPage(page, `${store.origin}/product/${slug}`)
  await page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByText('Item added to cart!').first().waitFor()
}
const openCart = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.waitFor()
  return cart
}

describe('the cart', () => {
  test.runIf(isDeep)(
    'is stored under `cart` as lines of product.md, point 3; adding the same item increases its line; every change dispatches an event',
    async () => {
      const { page } = await visit()
      await openPage(page, `${store.origin}/product/floor-lamp`)
      await page.evaluate(() => {
        Object.assign(window, { announced: 0 })
        addEventListener('storage', () => Object.assign(window, { announced: Number(Reflect.get(window, 'announced')) + 1 }))
      })
      const add = page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' })
      await add.click()
      await add.click()
      await expect.poll(async () => (await stored(page))[0]?.quantity).toBe(2)
      expect(await page.evaluate(() => Reflect.get(window, 'announced'))).toBe(2)
      const [line, ...others] = await stored(page)
      expect(others).toEqual([])
      expect(line).toEqual({
        productId: expect.any(String),
        variationId: null,
        storeId: store.storeId,
        name: 'Floor lamp',
        price: 99.5,
        discountPrice: 99.5,
        quantity: 2,
        selectedAttributes: {},
        productImage: expect.stringMatching(/^\//),
        shipping: 0,
      })
    },
  )

  test('opens from the cart button, keeps the focus inside, and restores it after closing', async () => {
    const { page } = await visit()
    await addFrom(page, 'reading-lamp')
    const cart = await openCart(page)
    const hasFocus = () => cart.evaluate((dialog) => dialog.contains(document.activeElement))
    await expect.poll(hasFocus).toBe(true)
    for (let times = 0; times < 8; times++) {
      await page.keyboard.press('Tab')
      expect(await hasFocus()).toBe(true)
    }
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Cart/)
  })

  test.runIf(isDeep)(
    'has a minimum quantity of 1, removes lines, shows the sum with two decimals, and opens the checkout',
    async () => {
      const { page } = await visit()
      await addFrom(page, 'floor-lamp')
      const cart = await openCart(page)
      await cart.getByRole('button', { name: 'Increase quantity of Floor lamp' }).click()
      await cart.getByText('€199.00').waitFor()
      const less = cart.getByRole('button', { name: 'Decrease quantity of Floor lamp' })
      await less.click()
      await expect.poll(() => less.isDisabled()).toBe(true)
      await cart.getByRole('button', { name: 'Remove Floor lamp' }).click()
      await cart.getByText('Your cart is empty').waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close')
      expect(await stored(page)).toEqual([])
      await page.keyboard.press('Escape')
      await addFrom(page, 'floor-lamp')
      await (await openCart(page)).getByRole('button', { name: 'Checkout' }).click()
      await page.waitForURL(`${store.origin}/checkout`)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  )

  test.runIf(isDeep)(
    'closes with an animation of 500 ms, during which the page is usable; its count bumps for as long when it increases',
    async () => {
      const { page } = await visit({ reducedMotion: 'no-preference' })
      await page.clock.install()
      await addFrom(page, 'reading-lamp')
      const jump = await page.locator('.bf-navbar__count').evaluate((count) => getComputedStyle(count).animation)
      expect(jump).toMatch(/(?:^| )(?:0\.5s|500ms) .*bf-navbar-bump/)
      const cart = await openCart(page)
      await stopClock(page)
      await cart.getByRole('button', { name: 'Close' }).click()
      expect(await cart.evaluate((dialog) => getComputedStyle(dialog).transition)).toMatch(/translate 0\.5s/)
      const link = page.getByRole('banner').getByRole('link').first()
      await link.focus()
      expect(await link.evaluate((element) => document.activeElement === element)).toBe(true)
      await page.clock.runFor(499)
      await expect.poll(() => cart.count()).toBe(1)
      await page.clock.runFor(1)
      await cart.waitFor({ state: 'detached' })
      expect(await link.evaluate((element) => document.activeElement === element)).toBe(true)
    },
  )

  test.runIf(isDeep)('adds one unit of a card for each click, at the current price, and shows sales', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/collection/lamps?sort=price_desc`)
    const card = page.locator('.bf-card', { hasText: 'Floor lamp' })
    await card.getByText('Sale', { exact: true }).waitFor()
    // Without ratings, the card shows no stars.
    expect(await card.getByRole('img', { name: /Rated/ }).count()).toBe(0)
    const add = card.getByRole('button', { name: 'Add to Cart: Floor lamp' })
    await add.click()
    await expect.poll(async () => (await stored(page))[0]?.quantity).toBe(1)
    await add.click()
    await expect.poll(async () => (await stored(page))[0]?.quantity).toBe(2)
    const toast = await page.getByText('Item added to cart!').first().boundingBox()
    expect(Math.abs((toast?.x ?? 0) + (toast?.width ?? 0) / 2 - 640)).toBeLessThan(40)
    expect(toast?.y).toBeGreaterThan(600)
    const cart = await openCart(page)
    await cart.getByText('€99.50').first().waitFor()
    expect(await cart.locator('.sf-line__picture img').first().isVisible()).toBe(true)
    await cart.getByRole('button', { name: 'Close' }).click()
    await card.getByRole('button', { name: 'Buy Now: Floor lamp' }).click()
    await page.waitForURL(`${store.origin}/checkout`)
    expect((await stored(page))[0]?.quantity).toBe(3)
  })

  test.runIf(isDeep)('accepts at most 100 units of one product, with a message', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/product/reading-lamp`)
    const product = page.locator('.bf-product')
    await product.getByRole('spinbutton', { name: 'Quantity' }).fill('5000')
    await product.getByRole('button', { name: 'Add to Cart' }).click()
    await expect.poll(async () => (await stored(page))[0]?.quantity).toBe(100)
    expect(await product.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('100')
    await product.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByText("You can't add more of this item.").waitFor()
    expect(new URL(page.url()).pathname).toBe('/product/reading-lamp')
  })

  test.runIf(isDeep)('closes when Back opens another page', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/collection/lamps`)
    await page.locator('.bf-card').getByRole('link').first().click()
    await page.locator('.bf-product').waitFor()
    const cart = await openCart(page)
    await page.goBack()
    await cart.waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/collection/lamps')
  })

  test('is in step in two tabs', async () => {
    const { page, context } = await visit()
    await openPage(page, store.origin)
    const other = await context.newPage()
    await openPage(other, `${store.origin}/product/reading-lamp`)
    await other.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).waitFor()
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Remove Reading lamp' }).click()
    await other.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' }).waitFor()
  })

  const broken = ['no JSON', '{"a":1}', '[{"productId":"x","quantity":"many"},null,7]']
  test.each(isDeep ? broken : broken.slice(-1))('that is broken (%s) is repaired, with a message', async (text) => {
    const { page } = await visit()
    await page.addInitScript((value) => localStorage.setItem('cart', value), text)
    await openPage(page, store.origin)
    const cart = await openCart(page)
    await cart.getByText("Some items in your saved cart couldn't be read.").waitFor()
    await cart.getByText('Your cart is empty').waitFor()
  })

  test.runIf(isDeep)('names lines from another store, and removes them on request', async () => {
    const { page } = await visit()
    await addFrom(page, 'reading-lamp')
    await page.evaluate(() => {
      const lines = JSON.parse(localStorage.getItem('cart') ?? '[]')
      localStorage.setItem(
        'cart',
        JSON.stringify([...lines, { ...lines[0], productId: 'elsewhere', storeId: 'other', name: 'Tea pot' }]),
      )
    })
    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).waitFor()
    const cart = await openCart(page)
    await cart.getByText("These items are from another store and can't be bought here: Tea pot.").waitFor()
    await cart.getByRole('button', { name: 'Remove items from other stores' }).click()
    await expect.poll(async () => (await stored(page)).length).toBe(1)
  })

  test.runIf(isDeep)('explains at the checkout why nothing can be ordered', async () => {
    const { page } = await visit()
    await page.addInitScript(() => {
      const line = { productId: 'x', variationId: null, storeId: 'other', name: 'Tea pot', price: 9, discountPrice: 0 }
      const rest = { quantity: 1, selectedAttributes: {}, productImage: '', shipping: 0 }
      localStorage.setItem('cart', JSON.stringify([{ ...line, ...rest }, 'broken']))
    })
    await openPage(page, `${store.origin}/checkout`)
    await page.getByText('Your cart is empty').waitFor()
    await page.getByText("Some items in your saved cart couldn't be read.").waitFor()
    await page.getByText("These items are from another store and can't be bought here: Tea pot.").waitFor()
    await page.getByRole('button', { name: 'Remove items from other stores' }).click()
    await expect.poll(() => page.getByText('Tea pot').count()).toBe(0)
    expect(await stored(page)).toEqual([])
  })
})
