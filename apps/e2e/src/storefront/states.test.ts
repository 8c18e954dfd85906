import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf, useChromium, withoutMotion } from '../browser/browser.ts'
import { edgeOf } from '../browser/network-edge.ts'
import { countShifts, makeFolder, pictureOf, pictures, settled, shifts } from '../browser/state-images.ts'
import { desk, phone } from '../browser/two-widths.ts'
import { themeLiterals } from '../checks/theme-literals.ts'
import { stock } from '../server/catalog.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { fillAddress } from '../shopper/address.ts'
import { buy } from '../shopper/buy.ts'
import { isLive, openPage } from './store-page.ts'

const browser = useChromium()
let shop: StartedStore
let bare: StartedStore
let order = ''
let token = ''

/** A page with links to all others, so that each can be opened by a click. */
async function addLinks({ owner, storeId }: StartedStore): Promise<void> {
  const { pageId, version } = await owner.call('page.add', { body: { storeId, name: 'Links', slug: 'links' } })
  const text = screens.map(({ path }) => `<p><a href="${path()}">to ${path()}</a></p>`).join('')
  await owner.call('page.publish', {
    body: { storeId, pageId, baseVersion: version, content: [{ type: 'textBlock', props: { text } }] },
  })
}

beforeAll(async () => {
  ;[shop, bare] = await Promise.all([newStore({ name: 'Harbour Ceramics' }), newStore({ name: 'Bare' }), makeFolder()])
  const goods = await stock(shop)
  const placed = await buy(shop, goods['reading-lamp']?.id ?? '', 2, 'Byron')
  order = placed.number
  token = placed.token
  await shop.owner.call('store.updateDetails', { body: { storeId: shop.storeId, customerAccounts: true } })
  await addLinks(shop)
  const { owner, storeId } = bare
  await owner.call('category.add', { body: { storeId, name: 'Nothing', slug: 'nothing' } })
})

interface Screen {
  name: string
  /** In the short form too. */
  isShort?: true
  path: () => string
  done: (page: Page) => Locator
}

const heading = (name: string) => (page: Page) => page.getByRole('main').getByRole('heading', { name })
const text = (words: string) => (page: Page) => page.getByRole('main').getByText(words)

const screens: Screen[] = [
  { name: 'store-home', isShort: true, path: () => '/', done: (page) => page.locator('main .bf-hero') },
  { name: 'store-collection', path: () => '/collection/lamps', done: (page) => page.locator('main .sf-cards') },
  { name: 'store-product', isShort: true, path: () => '/product/stool', done: heading('Stool') },
  { name: 'store-results', path: () => '/search?q=lamp', done: (page) => page.locator('main .sf-cards') },
  { name: 'store-order', path: () => `/order/${token}`, done: text('Main Street 1') },
  { name: 'store-account', path: () => '/account', done: heading('Sign in') },
]

/** Allows some pixels of one line: Lighthouse rounds layout shifts to hundredths. */
const UNSEEN = 0.005
const expected = /status of (?:404|500)/

async function shopper(size = desk): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const context = await browser().newContext({ ...withoutMotion, viewport: size })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  return { page, context, complaints: complaintsOf(page) }
}

async function left({ context, complaints }: { context: BrowserContext; complaints: string[] }): Promise<void> {
  await context.close()
  expect(complaints.filter((line) => !expected.test(line))).toEqual([])
}

/** Opens a page without an interaction, so that the app starts when the browser is idle. `moved` says what has moved, by which score. */
async function openCounted(size: typeof desk, path: string, done: Screen['done']) {
  const visit = await shopper(size)
  const { page } = visit
  await countShifts(page)
  await page.goto(shop.origin + path)
  await isLive(page)
  await done(page).first().waitFor()
  await settled(page)
  const { score, what } = await shifts(page)
  return { visit, moved: score < UNSEEN ? [] : [score, ...what] }
}

describe('every page of a store', () => {
  test.each(screens.filter(({ isShort }) => isDeep || isShort))(
    '$name: shows content without a layout shift',
    async ({ name, path, done }) => {
      // In the short form, pages load on a phone only.
      for (const size of isDeep ? [desk, phone] : [phone]) {
        let { visit, moved } = await openCounted(size, path(), done)
        // A busy browser may paint a page while it is still parsing it. Other shifts happen again.
        for (let attempts = 1; moved.length > 0 && attempts < 5; attempts++) {
          await left(visit)
          ;({ visit, moved } = await openCounted(size, path(), done))
        }
        expect(moved, `${name} at ${size.width} px`).toEqual([])
        if (size === phone) await (isDeep ? pictures : pictureOf)(visit.page, name, 'done', done(visit.page))
        expect(await themeLiterals(visit.page), name).toEqual([])
        await left(visit)
      }
    },
  )

  test.runIf(isDeep)('opened by a link, a page shows that it is loading, an error, and content after a retry', async () => {
    const visit = await shopper()
    const { page } = visit
    // Held from the start: after the first interaction, the app prefetches the pages of visible links.
    const edge = await edgeOf(page, [/\/api\/storefront\/payload\?/])
    edge.hold()
    await openPage(page, `${shop.origin}/page/links`)
    await page.getByRole('link', { name: 'to /collection/lamps', exact: true }).click()
    await pictures(page, 'store-collection', 'loading', page.getByRole('progressbar', { name: 'Loading' }))
    edge.release('failed')
    const failed = page.getByRole('alert').filter({ hasText: "This page couldn't be loaded." })
    await pictures(page, 'store-collection', 'failed', failed)
    edge.release('answered')
    await failed.getByRole('button', { name: 'Retry' }).click()
    await page.locator('main .sf-cards').first().waitFor()
    for (const { path, done } of screens) {
      await page.goBack()
      await page.getByRole('link', { name: `to ${path()}`, exact: true }).click()
      await done(page).first().waitFor()
    }
    await left(visit)
  })

  test.runIf(isDeep)('a category without products, and a page that does not exist', async () => {
    const visit = await shopper()
    const { page } = visit
    await page.goto(`${bare.origin}/collection/nothing`)
    await pictures(page, 'store-collection', 'empty', text('No products found')(page))
    // A store without customer accounts.
    await page.goto(`${bare.origin}/account`)
    await pictures(page, 'store-account', 'empty', heading('Page not found')(page))
    expect(await themeLiterals(page)).toEqual([])
    await page.goto(`${bare.origin}/wishlist`)
    await heading('Wishlist')(page).waitFor()
    expect(await themeLiterals(page)).toEqual([])
    await left(visit)
  })

  test.runIf(isDeep)('store-search: shows the prompt, then results', async () => {
    const visit = await shopper()
    const { page } = visit
    await openPage(page, shop.origin)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click()
    const search = page.getByRole('dialog', { name: 'Product Search' })
    await pictures(page, 'store-search', 'empty', search.getByText('Please enter a search term and press Search.'))
    await search.getByRole('combobox').fill('lamp')
    await page.keyboard.press('Enter')
    await pictures(page, 'store-search', 'done', search.getByRole('link', { name: 'Reading lamp' }))
    expect(await themeLiterals(page)).toEqual([])
    await left(visit)
  })

  test.runIf(isDeep)('store-cart: shows an empty cart, then lines', async () => {
    const visit = await shopper()
    const { page } = visit
    await openPage(page, `${shop.origin}/product/floor-lamp`)
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
    await pictures(page, 'store-cart', 'empty', page.getByRole('dialog').getByText('Your cart is empty'))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click()
    await pictures(page, 'store-cart', 'done', page.getByRole('dialog').getByText('Floor lamp'))
    expect(await themeLiterals(page)).toEqual([])
    await left(visit)
  })

  test.runIf(isDeep)('store-checkout: total and order show loading, an error, and success after a retry', async () => {
    const visit = await shopper()
    const { page } = visit
    await openPage(page, `${shop.origin}/checkout`)
    await pictures(page, 'store-checkout', 'empty', page.getByText('Your cart is empty'))
    await openPage(page, `${shop.origin}/product/reading-lamp`)
    const total = await edgeOf(page, ['checkout.quote'])
    total.hold()
    await page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
    await pictures(page, 'store-checkout', 'loading', page.locator('.sf-checkout__columns:has([aria-busy="true"])'))
    total.release('failed')
    const failed = page.getByRole('alert').filter({ hasText: "The total couldn't be calculated." })
    await pictures(page, 'store-checkout', 'failed', failed)
    total.release('answered')
    await failed.getByRole('button', { name: 'Retry' }).click()
    await fillAddress(page)
    const place = page.getByRole('button', { name: 'Place order', disabled: false })
    await place.waitFor()
    await pictures(page, 'store-checkout', 'done', place)
    expect(await themeLiterals(page)).toEqual([])

    const placing = await edgeOf(page, ['order.place'])
    placing.hold()
    await place.click()
    await pictures(page, 'store-placing', 'loading', page.getByRole('button', { name: 'Placing your order…' }))
    placing.release('failed')
    await pictures(page, 'store-placing', 'failed', page.getByRole('alert').filter({ hasText: 'Your order was not placed.' }))
    placing.release('answered')
    await place.click()
    await page.waitForURL('**/order/*')
    await pictures(page, 'store-placing', 'done', page.getByText('12 Main Street'))
    await page.getByText(order).waitFor({ state: 'detached' })
    await left(visit)
  })
})
