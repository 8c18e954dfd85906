import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { useBrowser } from './browser.ts'
import { stock } from './catalogue.ts'
import { newStore, type StartedStore } from './started-server.ts'
import { openPage } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
  await stock(store)
})

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))
const addFrom = async (page: Page, slug: string) => {
  await openPage(page, `${store.origin}/product/${slug}`)
  await page.locator('.bf-product').getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Item added to cart!').first().waitFor()
}
const openCart = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.waitFor()
  return cart
}

describe('the cart', () => {
  test('is stored under `cart` as lines of product.md, point 3; the same again is one line; every change is announced', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/product/floor-lamp`)
    await page.evaluate(() => {
      Object.assign(window, { announced: 0 })
      addEventListener('storage', () => Object.assign(window, { announced: Number(Reflect.get(window, 'announced')) + 1 }))
    })
    const add = page.locator('.bf-product').getByRole('button', { name: 'Add to cart' })
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
  })

  test('opens from the bag, keeps the focus inside, and gives it back when it has slid away', async () => {
    const { page } = await visit()
    await addFrom(page, 'reading-lamp')
    const cart = await openCart(page)
    for (let times = 0; times < 8; times++) {
      await page.keyboard.press('Tab')
      expect(await cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Cart/)
  })

  test('counts from 1, removes, sums with two decimals, and goes to the checkout', async () => {
    const { page } = await visit()
    await addFrom(page, 'floor-lamp')
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'One more of Floor lamp' }).click()
    await cart.getByText('€199.00').waitFor()
    const less = cart.getByRole('button', { name: 'One less of Floor lamp' })
    await less.click()
    expect(await less.isDisabled()).toBe(true)
    await cart.getByRole('button', { name: 'Remove Floor lamp' }).click()
    await cart.getByText('Your cart is empty').waitFor()
    expect(await stored(page)).toEqual([])
    await page.keyboard.press('Escape')
    await addFrom(page, 'floor-lamp')
    await (await openCart(page)).getByRole('button', { name: 'Checkout' }).click()
    await page.waitForURL(`${store.origin}/checkout`)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('is in step in two tabs', async () => {
    const { page, context } = await visit()
    await openPage(page, store.origin)
    const other = await context.newPage()
    await openPage(other, `${store.origin}/product/reading-lamp`)
    await other.locator('.bf-product').getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).waitFor()
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Remove Reading lamp' }).click()
    await other.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' }).waitFor()
  })

  test.each(['no JSON', '{"a":1}', '[{"productId":"x","quantity":"many"},null,7]'])(
    'that is broken (%s) is mended, with words',
    async (text) => {
      const { page } = await visit()
      await page.addInitScript((value) => localStorage.setItem('cart', value), text)
      await openPage(page, store.origin)
      const cart = await openCart(page)
      await cart.getByText('Part of your saved cart could not be read.').waitFor()
      await cart.getByText('Your cart is empty').waitFor()
    },
  )

  test('names what is from another store, and takes it out when asked', async () => {
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
    await cart.getByText('From another store, so it cannot be bought here: Tea pot.').waitFor()
    await cart.getByRole('button', { name: 'Remove what is from another store' }).click()
    await expect.poll(async () => (await stored(page)).length).toBe(1)
  })
})

describe('the search', () => {
  const open = async (page: Page) => {
    await openPage(page, store.origin)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click()
    const search = page.getByRole('dialog', { name: 'Product Search' })
    await search.waitFor()
    return search
  }

  test('begins empty with the focus in its field, and asks only for what is more than spaces', async () => {
    const { page } = await visit()
    const search = await open(page)
    const field = search.getByRole('searchbox')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await search.getByText('Please enter a search term and press Search.').waitFor()
    await field.fill('   ')
    await search.getByRole('button', { name: 'Search', exact: true }).click()
    await search.getByText('Please enter a search term and press Search.').waitFor()
    await field.fill('  lamp ')
    await field.press('Enter')
    await search.getByRole('link', { name: 'Reading lamp' }).first().waitFor()
    expect(await findings(page)).toEqual([])
    await search.getByRole('link', { name: 'Reading lamp' }).first().click()
    await search.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('h1').textContent()).toBe('Reading lamp')
  })

  test('says when nothing is found', async () => {
    const { page } = await visit()
    const search = await open(page)
    await search.getByRole('searchbox').fill('zzzzzz')
    await page.keyboard.press('Enter')
    await search.getByText('No products found').waitFor()
  })

  test('says what went wrong, and Retry asks again', async () => {
    const { page } = await visit({ expected: [/Failed to load resource/] })
    const search = await open(page)
    await page.route('**/api/products/fetch-searched-products*', (route) =>
      route.fulfill({ status: 503, json: { error: 'The search rests.', code: 'unavailable' } }),
    )
    await search.getByRole('searchbox').fill('lamp')
    await page.keyboard.press('Enter')
    await search.getByText('Error: The search rests.').waitFor()
    await page.unroute('**/api/products/fetch-searched-products*')
    await search.getByRole('button', { name: 'Retry' }).click()
    await search.getByRole('link', { name: 'Reading lamp' }).first().waitFor()
  })
})

describe('the contact form', () => {
  test('takes a message after the bot check, says so and begins anew', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/page/contact`)
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill('Ada')
    await main.getByLabel('Email').fill('ada@example.com')
    await main.getByLabel('Subject').fill('Lamps')
    await main.getByLabel('Message').fill('Do you repair them?')
    await main.getByText('Check passed').waitFor()
    await main.getByRole('button', { name: 'Send Message' }).click()
    await main.getByText('Message Sent Successfully!').waitFor()
    await main.getByText("We'll get back to you within 24 hours").waitFor()
    expect(await main.getByLabel('Message').inputValue()).toBe('')
  })

  test('says that the check is missing, and what to do when sending failed; what was typed stays', async () => {
    const { page } = await visit({ expected: [/Failed to load resource/] })
    await page.route('**/api/email/**', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }))
    await openPage(page, `${store.origin}/page/contact`)
    const main = page.getByRole('main')
    for (const label of ['Name', 'Subject', 'Message']) await main.getByLabel(label).fill('Ada')
    await main.getByLabel('Email').fill('ada@example.com')
    await main.getByRole('button', { name: 'Send Message' }).click()
    await main.getByText('Please complete the CAPTCHA before submitting.').waitFor()
    expect(await main.getByLabel('Message').inputValue()).toBe('Ada')
  })
})

describe('measuring', () => {
  test('nothing is loaded before the shopper agrees; then the events of product.md, point 7, are told in order', async () => {
    const measured = await newStore()
    await stock(measured)
    await measured.owner.call('store.updatePixel', { body: { storeId: measured.storeId, fbPixelId: '1234567890' } })
    const { page } = await visit()
    const asked: string[] = []
    await page.route('https://connect.facebook.net/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await openPage(page, `${measured.origin}/product/reading-lamp`)
    await page.locator('.bf-product').getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: 'Accept' }).waitFor()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => asked.length).toBe(1)
    const names = () =>
      page.evaluate(() => (Reflect.get(window, 'fbq') as { queue: unknown[][] } | undefined)?.queue.map(([, name]) => name))
    await expect.poll(names).toEqual(['1234567890', 'ViewContent', 'PageView', 'AddToCart'])
    await page.reload()
    await expect.poll(names).toEqual(['1234567890', 'ViewContent', 'PageView'])
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
  })
})
