import type { Page } from 'playwright-core'
import type { Camera } from './camera.ts'
import { type Owner, quiet, settle } from './owner.ts'
import { productOf, type ThemeStore } from './stores.ts'

/** The folder with the images of the landing page, from the folder of the documentation's images. */
export const sitePictures = '../../packages/dashboard/src/site/pictures'

const size = { width: 1440, height: 900, imageWidth: 1080 }

/** From the cart to the page of the order, as a shopper on a phone and on a desk. */
async function takeCheckout(camera: Camera, store: ThemeStore): Promise<void> {
  const context = await camera.visitor(size.width, size.height)
  const page = await context.newPage()
  await page.goto(`${store.origin}/page/product/${productOf(store)}`)
  await settle(page)
  await chooseOptions(page)
  await page.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click()
  const checkout = page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Checkout' })
  await checkout.waitFor()
  await quiet(page)
  await camera.take(page, { ...size, file: 'flow-cart' })
  // A message of the storefront would cover the form.
  await page.getByText('Item added to cart!').first().waitFor({ state: 'hidden' })
  await checkout.click()
  const place = page.getByRole('button', { name: 'Place order' })
  await place.waitFor()
  const address = {
    Email: 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Address: '12 Main Street',
    'Postal code': '10115',
    City: 'Berlin',
  }
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.locator('#main').getByText('Cash on delivery').waitFor()
  await quiet(page)
  await camera.take(page, { ...size, file: 'flow-checkout' })
  await place.click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await settle(page)
  await camera.take(page, { ...size, file: 'flow-order' })
  await context.close()
}

/** Chooses the first value of each option. */
async function chooseOptions(page: Page): Promise<void> {
  for (const group of await page.locator('.bf-product .bf-option').all()) await group.locator('button').first().click()
}

/** The screens of an owner, from signing up to the list of orders. */
export async function takeFlows(camera: Camera, owner: Owner, store: ThemeStore, port: string): Promise<void> {
  const { call, signIn } = owner
  const { storeId } = store
  const origin = `http://localhost:${port}`
  await camera.takeUrl(`${origin}/signup`, { ...size, file: 'flow-sign-up' })
  await camera.takeUrl(`${origin}/theme-home`, { ...size, file: 'flow-themes' })
  await takeCheckout(camera, store)
  await call('store.select', { body: { storeId } })
  const context = await camera.visitor(size.width, size.height)
  await context.addInitScript(() => localStorage.setItem('blockfront.builder.hints', 'done'))
  await signIn(context)
  const page = await context.newPage()
  const take = async (path: string, file: string) => {
    await page.goto(`${origin}${path}`)
    await quiet(page)
    await page.waitForFunction(() => !document.querySelector('.ui-skeleton'))
    await camera.take(page, { ...size, file: `flow-${file}` })
  }
  await take('/choose-store?new=store', 'new-store')
  await take('/dashboard/adminhome', 'dashboard')
  await take('/dashboard/orders', 'orders')
  const products = await call('product.filter', { query: { storeId, size: 50 } })
  const product = products.content.find(({ slug }) => slug === productOf(store))
  await take(`/dashboard/edit-product/${product?.id}`, 'product')
  await page.goto(`${origin}/builder`)
  await page.locator('.bf-page').first().waitFor()
  // Section templates load late, and their images after them.
  await page.locator('.bfb-entry--template .bfb-thumb__page').nth(2).waitFor()
  // Blocks of the canvas are inert: the canvas itself takes the click.
  const hero = page.locator('.bfb-stage .bf-hero')
  await hero.click({ position: { x: 40, y: 40 }, force: true })
  await page.getByRole('searchbox', { name: 'Search settings' }).waitFor()
  await quiet(page)
  await camera.take(page, { width: size.width, height: size.height, file: 'builder' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await camera.take(page, { width: size.width, height: size.height, file: `${sitePictures}/builder-dark` })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  // The panel loads late.
  await page
    .getByRole('region', { name: 'Theme' })
    .getByRole('button', { name: /color/i })
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined)
  await quiet(page)
  await camera.take(page, { ...size, file: 'flow-theme' })
  await context.close()
}
