import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { StartedStore } from '../server/started-server.ts'
import { openPage } from '../storefront/store-page.ts'
import { expectRows, plain } from './sums.ts'

/** Puts items of a product into the cart on the product's page, which shows its price. */
export async function addToCart(
  page: Page,
  { origin }: StartedStore,
  { slug, price, quantity }: { slug: string; price: string; quantity: number },
): Promise<void> {
  await openPage(page, `${origin}/product/${slug}`)
  const product = page.locator('.bf-product')
  await expect.poll(async () => plain(await product.locator('.bf-price').first().innerText())).toBe(price)
  await product.getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity))
  await product.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByText('Item added to cart!').first().waitFor()
}

/** Opens the cart, checks its sums and continues to the checkout. */
export async function checkOut(page: Page, sums: readonly string[]): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expectRows(cart.locator('.sf-cart__total, .sf-cart__discount'), sums)
  await cart.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
}

/** Enters a discount code at checkout. */
export async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Discount code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText(`Discount code ${code} applied.`).waitFor()
}
