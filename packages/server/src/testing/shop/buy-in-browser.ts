import type { Browser } from 'playwright-core'
import { cards } from '../payment/hosted-page.ts'

const address = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Address: '12 Main Street',
  'Postal code': '10115',
  City: 'Berlin',
}

/**
 * Opens a product of an English store in a browser, buys it with the payment method "Credit card", and pays at the fake of Stripe.
 * Returns who issued the certificate of the product's page (undefined over HTTP), and the URL of the order page after the payment.
 */
export async function buyInBrowser(
  browser: Browser,
  product: string,
): Promise<{ issuer: string | undefined; orderPage: string }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(20_000)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const response = await page.goto(product)
  await page.waitForFunction(() => '__early' in window && (window.__early as { live?: boolean }).live)
  await page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
  await button('Place order').waitFor()
  await page.getByLabel('Country', { exact: true }).selectOption('DE')
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await button('Place order').click()
  await page.getByLabel('Card number').fill(cards.approved)
  await button('Pay').click()
  await page.getByText('We received your order and are preparing it.').waitFor()
  return { issuer: (await response?.securityDetails())?.issuer, orderPage: page.url() }
}
