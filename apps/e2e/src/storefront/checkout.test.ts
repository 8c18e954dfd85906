import type { Product } from '@blockfront/contract'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { englishTexts } from '../../../../packages/messages/checks/english-texts.ts'
import { useBrowser } from '../browser/browser.ts'
import { edgeOf } from '../browser/network-edge.ts'
import { desk, lookAt } from '../browser/two-widths.ts'
import { findings } from '../checks/axe.ts'
import { markupProblems } from '../checks/valid-html.ts'
import { stock } from '../server/catalog.ts'
import { tellDatabase } from '../server/database.ts'
import { articlesTo } from '../server/mailbox-page.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { address, fillAddress } from '../shopper/address.ts'
import { openPage } from './store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
let goods: Record<string, Product>
beforeAll(async () => {
  store = await newStore()
  goods = await stock(store)
})

const idOf = (slug: string) => goods[slug]?.id ?? ''
const change = (slug: string, changes: object) =>
  store.owner.call('product.bulkUpdate', { body: { storeId: store.storeId, ids: [idOf(slug)], changes } })

const buy = async (page: Page, slug: string, { origin } = store) => {
  await openPage(page, `${origin}/product/${slug}`)
  await page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
}
const kept = async (page: Page) => {
  for (const [label, text] of Object.entries(address))
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text)
}
/** Records whether the page ever shows that the cart is empty, until the next document. */
const watchForEmptyCart = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.emptied = 'no'
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Your cart is empty')) document.documentElement.dataset.emptied = 'yes'
    }).observe(document.body, { childList: true, subtree: true })
  })
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' })

/**
 * Waits until the total is final. Typing requests another quote after a pause of 300 ms. A late quote after a price change would
 * show the new price before the order is placed.
 */
async function totalIsFinal(page: Page): Promise<void> {
  let requestedAt = Date.now()
  page.on('request', (request) => {
    if (request.url().includes('/api/checkout/quote')) requestedAt = Date.now()
  })
  await expect.poll(async () => (await placeOrder(page).isEnabled()) && Date.now() - requestedAt > 600).toBe(true)
}

/** Loses the server's responses for a URL, after the server has processed the requests, until the next document. */
const loseResponses = (page: Page, path: string) =>
  page.evaluate((lost) => {
    const { fetch } = window
    window.fetch = async (...input) => {
      const response = await fetch(...input)
      if (response.url.endsWith(lost)) throw new TypeError('The response was lost.')
      return response
    }
  }, path)

/** Presses Tab until the focused element has this name, as a keyboard user does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      return element?.ariaLabel || label?.textContent || element?.textContent || ''
    })
  for (let times = 0; times < 150; times++) {
    await page.keyboard.press('Tab')
    if (name.test((await focused()).trim())) return
  }
  throw new Error(`The keyboard does not get to ${name}`)
}

/** Waits until the page that a link opened has moved the focus to its heading. Keys that are pressed earlier reach the wrong element. */
const headingIsFocused = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1')

/** Margins and paddings that style sheets of an order's page give, which must not depend on when these sheets arrive. */
const spacing = (page: Page) =>
  page.locator('#main').evaluate((main) =>
    ['.sf-checkout__title', '.sf-checkout__heading', '.sf-line', '.sf-sums', '.sf-order'].map((selector) => {
      const { margin, padding } = getComputedStyle(main.querySelector(selector) ?? main)
      return `${selector}: margin ${margin}, padding ${padding}`
    }),
  )

describe('the whole way', () => {
  test('works by keyboard, from the home page to a placed order and its page', async () => {
    const { page, context } = await visit()
    await openPage(page, store.origin)
    await tabTo(page, /^Shop/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/shop')
    await page.locator('.sf-cards').waitFor()
    await headingIsFocused(page)
    await tabTo(page, /^Reading lamp/)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('h1').textContent()).toBe('Reading lamp')
    await headingIsFocused(page)
    await tabTo(page, /^Add to Cart$/)
    await page.keyboard.press('Enter')
    await page.getByText('Item added to cart!').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await placeOrder(page).waitFor()
    await headingIsFocused(page)
    for (const [label, text] of Object.entries(address)) {
      await tabTo(page, new RegExp(`^${label}$`))
      await page.keyboard.type(text)
    }
    await tabTo(page, /^Place order$/)
    await expect.poll(() => placeOrder(page).isEnabled()).toBe(true)
    await watchForEmptyCart(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/order/*')
    await page.getByText('12 Main Street').waitFor()
    expect(await page.getAttribute('html', 'data-emptied')).toBe('no')
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]')
    const afterNavigation = await spacing(page)
    const later = await context.newPage()
    const document = await later.goto(page.url())
    expect(await markupProblems((await document?.text()) ?? '')).toEqual([])
    expect(await later.getByRole('main').textContent()).toContain('12 Main Street')
    expect(afterNavigation).toEqual(await spacing(later))
    expect(await later.getAttribute('meta[name="robots"]', 'content')).toContain('noindex')
    const { orders } = await store.owner
      .call('order.list', { query: { storeId: store.storeId } })
      .then(({ content }) => ({ orders: content }))
    expect(orders).toHaveLength(1)
    const { pathname } = new URL(page.url())
    await expect
      .poll(async () => (await articlesTo(address.Email)).join(''))
      .toContain(`${store.host}:${inject('port')}${pathname}`)
  })

  test('works in Arabic: screens are right to left, fit, are accessible, and have no English words', async () => {
    // A heading of the theme's product page has the same words as the interface.
    const english = (await englishTexts()).filter((text) => text !== 'You may also like')
    const arabic = await newStore()
    await stock(arabic)
    await arabic.owner.call('store.updateDetails', {
      body: { storeId: arabic.storeId, locale: 'ar', customerAccounts: true },
    })
    const { page } = await visit({ viewport: desk, expected: [/status of 404/] })
    const check = async (name: string) => {
      expect(await page.getAttribute('html', 'dir'), name).toBe('rtl')
      const shown = await page.evaluate(() =>
        [
          document.title,
          document.body.innerText,
          ...[...document.querySelectorAll('[aria-label], [placeholder]')].map(
            (element) => `${element.ariaLabel} ${element.getAttribute('placeholder')}`,
          ),
        ].join('\n'),
      )
      expect(
        english.filter((text) => shown.includes(text)),
        `English on ${name}`,
      ).toEqual([])
      await lookAt(page, name)
    }
    const more = ['/shop', '/collection/lamps', '/search?q=lamp', '/search?q=zzzz', '/page/contact', '/not/there', '/account']
    for (const path of ['/', ...(isDeep ? more : [])]) {
      await openPage(page, arabic.origin + path)
      await check(path)
    }
    if (isDeep) {
      await page.goto(`${arabic.origin}/unsubscribe/unknown`)
      expect(await page.getAttribute('html', 'dir')).toBe('rtl')
    }
    await openPage(page, `${arabic.origin}/product/reading-lamp`)
    await check('the product')
    await page.locator('.bf-product').getByRole('button', { name: 'أضف إلى السلة' }).click()
    await page.getByText('تمت إضافة المنتج إلى السلة!').first().waitFor()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^السلة/ })
      .click()
    await page.getByRole('dialog', { name: 'سلة التسوق' }).getByText('المجموع الفرعي').waitFor()
    await check('the cart')
    await page.getByRole('dialog').getByRole('button', { name: 'إتمام الشراء' }).click()
    const place = page.getByRole('button', { name: 'تأكيد الطلب' })
    await place.waitFor()
    await page.locator('[name=country]').selectOption('DE')
    const typed = {
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      line1: '12 Main Street',
      postalCode: '10115',
      city: 'Berlin',
    }
    for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
    await expect.poll(() => place.isEnabled()).toBe(true)
    await check('the checkout')
    await place.click()
    await page.waitForURL('**/order/*')
    await page.getByText('12 Main Street').waitFor()
    await check('the order')
  })
})

describe('an error keeps typed values:', () => {
  test.runIf(isDeep)('fields that are missing or wrong', async () => {
    const { page } = await visit()
    await buy(page, 'reading-lamp')
    await fillAddress(page)
    await page.getByLabel('Email', { exact: true }).fill('ada@')
    await page.getByLabel('City', { exact: true }).fill('')
    await placeOrder(page).click()
    await page.getByText('Please enter a valid email address.').waitFor()
    await page.getByText('Please fill in this field.').waitFor()
    await expect
      .poll(() => page.getByLabel('Email', { exact: true }).evaluate((input) => input === document.activeElement))
      .toBe(true)
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Lovelace')
  })

  test.runIf(isDeep)('a changed price: nothing is ordered before the new total was shown', async () => {
    const { page } = await visit({ expected: [/status of 409/] })
    await buy(page, 'bowl-3')
    await fillAddress(page)
    await totalIsFinal(page)
    await change('bowl-3', { price: 15 })
    await placeOrder(page).click()
    await page.getByText('Prices or availability changed, so your order was not placed.').waitFor()
    await page.getByText('The price changed from €12.00 to €15.00.').waitFor()
    await kept(page)
    await placeOrder(page).click()
    await page.waitForURL('**/order/*')
    await page.getByText('€15.00').first().waitFor()
  })

  test.runIf(isDeep)('a product that was sold out or deleted meanwhile', async () => {
    const { page } = await visit({ expected: [/status of 409/] })
    await buy(page, 'bowl-4')
    await fillAddress(page)
    await totalIsFinal(page)
    await change('bowl-4', { status: 'archived' })
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Remove Bowl no. 4' }).waitFor()
    await kept(page)
    await expect.poll(() => placeOrder(page).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Remove Bowl no. 4' }).click()
    await page.getByText('Your cart is empty').waitFor()
  })

  test.runIf(isDeep)('a quantity above the stock: the cart is reduced to the stock', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/product/oak-chair`)
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('9')
    await page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
    // The cart is reduced to the stock, with a message.
    await page.getByText('Quantity: 3').waitFor()
    await expect.poll(() => placeOrder(page).isEnabled()).toBe(true)
  })

  test.runIf(isDeep)('a server that does not respond: one order after a retry', async () => {
    const { page } = await visit({ expected: [/Failed to load resource/] })
    await buy(page, 'bowl-5')
    await fillAddress(page)
    await expect.poll(() => placeOrder(page).isEnabled()).toBe(true)
    await page.route('**/api/order/place', (route) => route.abort())
    await placeOrder(page).click()
    await page.getByText("The server didn't respond").waitFor()
    await kept(page)
    await page.unroute('**/api/order/place')
    await placeOrder(page).click()
    await page.waitForURL('**/order/*')
  })

  test.runIf(isDeep)('an order of the last unit whose response was lost is found after a reload, and exists once', async () => {
    const { page } = await visit()
    await change('oak-chair', { stockQuantity: 1 })
    await buy(page, 'oak-chair')
    await fillAddress(page)
    await page.getByLabel('Last name').fill('Lovelace-Once')
    await totalIsFinal(page)
    await loseResponses(page, '/api/order/place')
    await placeOrder(page).click()
    await page.getByText("The server didn't respond").waitFor()
    await page.reload()
    await page.waitForURL('**/order/*')
    await page.getByText('Oak chair').waitFor()
    const query = { storeId: store.storeId, search: 'Lovelace-Once' }
    expect((await store.owner.call('order.list', { query })).content).toHaveLength(1)
  })

  test.runIf(isDeep)('units that another tab adds during an order stay in the cart', async () => {
    const { page, context } = await visit()
    await buy(page, 'bowl-7')
    await fillAddress(page)
    await totalIsFinal(page)
    const placing = await edgeOf(page, ['order.place'])
    placing.hold()
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Placing your order…' }).waitFor()
    const other = await context.newPage()
    await openPage(other, `${store.origin}/product/bowl-8`)
    await other.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
    await other.getByText('Item added to cart!').first().waitFor()
    placing.release('answered')
    await page.waitForURL('**/order/*')
    const names = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').map((line: { name: string }) => line.name))
    await expect.poll(names).toEqual(['Bowl no. 8'])
  })

  test.runIf(isDeep)('typed values survive a reload; an unknown order is not found', async () => {
    const { page } = await visit({ expected: [/status of 404/] })
    await buy(page, 'reading-lamp')
    await fillAddress(page)
    await page.reload()
    await placeOrder(page).waitFor()
    await kept(page)
    const response = await page.goto(`${store.origin}/order/${'a'.repeat(32)}`)
    expect(response?.status()).toBe(404)
  })

  test.runIf(isDeep)('an empty cart', async () => {
    const { page } = await visit()
    await openPage(page, `${store.origin}/checkout`)
    await page.getByText('Your cart is empty').waitFor()
    expect(await findings(page)).toEqual([])
  })

  test.runIf(isDeep)('finally, an address that the store no longer ships to', async () => {
    const { page } = await visit({ expected: [/status of 409/] })
    await buy(page, 'reading-lamp')
    await fillAddress(page)
    await page.getByLabel('Country', { exact: true }).selectOption('AT')
    await totalIsFinal(page)
    await tellDatabase(`update shipping_zones set countries = '{CH}', is_rest_of_world = false where store_id = $1`, [
      store.storeId,
    ])
    await placeOrder(page).click()
    await page.getByText('This store does not ship to this address.').first().waitFor()
    await kept(page)
    await expect.poll(() => placeOrder(page).isDisabled()).toBe(true)
    const shipping = page.getByRole('region', { name: 'Shipping' })
    await shipping.getByText('This store does not ship to this address.').waitFor()
    expect(await page.locator('.sf-sums').getByText('Free').count()).toBe(0)
  })

  test.runIf(isDeep)('a store that does not ship to its own country asks the shopper for a country', async () => {
    const alpine = await newStore()
    const { owner, storeId } = alpine
    await owner.call('store.updateDetails', { body: { storeId, country: 'DE' } })
    await owner.call('product.add', { body: { storeId, name: 'Jug', slug: 'jug', price: 9 } })
    const set = `update shipping_zones set countries = '{AT,CH}', is_rest_of_world = false where store_id = $1`
    await tellDatabase(set, [storeId])
    const { page } = await visit()
    await buy(page, 'jug', alpine)
    const country = page.getByLabel('Country', { exact: true })
    await expect.poll(() => country.locator('option').allTextContents()).toEqual(['Select a country', 'Austria', 'Switzerland'])
    await page.getByText('Select a country to see shipping options.').waitFor()
    await country.selectOption('AT')
    await fillAddress(page)
    await expect.poll(() => placeOrder(page).isEnabled()).toBe(true)
    await placeOrder(page).click()
    await page.waitForURL('**/order/*')
    await expect.poll(() => page.getByLabel('Country', { exact: true }).count()).toBe(0)
    await page.getByText('Austria').waitFor()
  })
})
