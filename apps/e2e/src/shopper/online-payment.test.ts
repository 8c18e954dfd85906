import type { Product } from '@blockfront/contract'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { lookAt, phone } from '../browser/two-widths.ts'
import { stock } from '../server/catalog.ts'
import { tellDatabase } from '../server/database.ts'
import { newStore, originOf, type StartedStore } from '../server/started-server.ts'
import { openPage } from '../storefront/store-page.ts'
import { fillAddress } from './address.ts'

const { visit } = useBrowser()
let store: StartedStore
let goods: Record<string, Product>
beforeAll(async () => {
  store = await newStore()
  goods = await stock(store)
  const { owner, storeId } = store
  await owner.call('payment.addMethod', { body: { storeId, type: 'test', title: 'Card' } })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('region', { name: 'Status' })

/** Orders a lamp with an online method, up to the provider's page. */
async function order(page: Page, { method = 'Card', heading = 'Test payment' } = {}): Promise<void> {
  await openPage(page, `${store.origin}/product/${goods['reading-lamp']?.slug}`)
  await page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
  await button(page, 'Place order').waitFor()
  await fillAddress(page)
  await page.getByRole('radio', { name: method }).check()
  await expect.poll(() => button(page, 'Place order').isEnabled()).toBe(true)
  await button(page, 'Place order').click()
  await page.getByRole('heading', { name: heading }).waitFor()
}

test.runIf(isDeep)('a shopper pays with an authentication step, and the order page shows that it is paid', async () => {
  const { page } = await visit()
  await order(page)
  await page.getByText('This is a test. No money is moved').waitFor()
  await lookAt(page, 'test payment')
  await button(page, 'Require authentication').click()
  await button(page, 'Confirm payment').click()
  await page.waitForURL('**/order/*?payment=return')
  await status(page).getByText('We received your order and are preparing it.').waitFor()
  expect(await button(page, 'Pay now').count()).toBe(0)
  await lookAt(page, 'paid order')
})

test.runIf(isDeep)('a shopper whose payment is declined tries again; the owner sees the order as paid', async () => {
  const { page } = await visit({ viewport: phone })
  await order(page)
  await button(page, 'Decline payment').click()
  await page.waitForURL('**/order/*?payment=cancel')
  await status(page).getByText('The payment was declined.').waitFor()
  await lookAt(page, 'declined payment')
  await button(page, 'Try again').click()
  await button(page, 'Approve payment').click()
  await status(page).getByText('We received your order and are preparing it.').waitFor()
  const { owner, storeId } = store
  const { content } = await owner.call('order.list', { query: { storeId } })
  expect(content[0]).toMatchObject({ status: 'open', paymentStatus: 'paid' })
})

test.runIf(isDeep)('a shopper leaves without paying; the order stays payable until it expires', async () => {
  const { page } = await visit()
  await order(page)
  await page.goBack()
  await page.getByRole('heading', { name: /^Order .* is waiting for your payment$/ }).waitFor()
  await lookAt(page, 'waiting order in the checkout')
  await page.getByRole('link', { name: /^Pay for order / }).click()
  await button(page, 'Pay now').click()
  await page.getByRole('link', { name: 'Return to the store without paying' }).click()
  await page.waitForURL('**/order/*?payment=cancel')
  await status(page).getByText('Waiting for your payment.').waitFor()
  await button(page, 'Pay now').waitFor()
  await tellDatabase(`update orders set expires_at = now() where store_id = $1 and status = 'pending_payment'`, [store.storeId])
  await tellDatabase(`select graphile_worker.add_job('order.expire', '{}')`, [])
  await status(page).getByText('This order was not paid in time and has been closed.').waitFor({ timeout: 60_000 })
  expect(await button(page, 'Pay now').count()).toBe(0)
})

test.runIf(isDeep)('the owner adds, edits and reads payment methods, and sees a payment of a wrong amount', async () => {
  const { owner, storeId } = store
  const { page, context } = await visit({ colorScheme: 'dark' })
  await context.request.post(`${originOf()}/api/auth/login`, { data: { email: owner.email, password: owner.password } })
  await context.request.put(`${originOf()}/api/store/select-store`, { data: { storeId } })
  await page.goto(`${originOf()}/dashboard/payment`)
  await page.getByRole('list', { name: 'Payment methods' }).waitFor()
  await button(page, 'Add payment method').click()
  await page.getByRole('menuitem', { name: 'Bank transfer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bank details').fill('IBAN AT61 1904 3002 3457 3201')
  await lookAt(page, 'dialog of a payment method')
  await button(page, 'Add payment method').click()
  await page.getByText('Bank transfer was added.').waitFor()
  await page.getByRole('switch', { name: 'Offer Bank transfer at checkout' }).click()
  const methods = () => owner.call('payment.methods', { query: { storeId } })
  await expect.poll(async () => (await methods()).find(({ title }) => title === 'Bank transfer')?.enabled).toBe(false)

  const { page: shop } = await visit()
  await order(shop)
  await tellDatabase(`update test_payments set amount = amount - 1 where state = 'pending'`, [])
  await button(shop, 'Approve payment').click()
  await status(shop).getByText('We are confirming your payment.').waitFor()
  await page.goto(`${originOf()}/dashboard/adminhome`)
  await page.getByRole('link', { name: 'See payments' }).click()
  await page.getByText('The order was not marked as paid.').waitFor()
  await lookAt(page, 'payment screen')
  await button(page, 'Mark as resolved').click()
  await expect.poll(() => button(page, 'Mark as resolved').count()).toBe(0)
})

test.runIf(isDeep)('the owner pastes a Stripe key, and a shopper pays with a card that asks for authentication', async () => {
  const { owner, storeId } = store
  // The rejected key.
  const { page, context } = await visit({ expected: [/status of 400 .*add-method/] })
  await context.request.post(`${originOf()}/api/auth/login`, { data: { email: owner.email, password: owner.password } })
  await context.request.put(`${originOf()}/api/store/select-store`, { data: { storeId } })
  await page.goto(`${originOf()}/dashboard/payment`)
  const add = async (key: string) => {
    await page.getByRole('dialog').getByLabel('Secret key').fill(key)
    await page.getByRole('dialog').getByRole('button', { name: 'Add payment method' }).click()
  }
  await button(page, 'Add payment method').click()
  await page.getByRole('menuitem', { name: 'Stripe' }).click()
  await add('sk_test_of_nobody')
  await page.getByText('Stripe does not accept this key.').waitFor()
  await add(inject('stripeKey'))
  await page.getByText('Card and wallets was added.').waitFor()

  const { page: shop } = await visit()
  await order(shop, { method: 'Card and wallets', heading: 'Pay EUR' })
  const pay = async (card: string) => {
    await shop.getByLabel('Card number').fill(card)
    await button(shop, 'Pay').click()
  }
  await pay('4000 0000 0000 0002')
  await shop.getByText('Your card was declined.').waitFor()
  await pay('4000 0000 0000 3155')
  await button(shop, 'Complete authentication').click()
  await shop.waitForURL('**/order/*?payment=return')
  await status(shop).getByText('We received your order and are preparing it.').waitFor()
  const { content } = await owner.call('order.list', { query: { storeId } })
  expect(content[0]).toMatchObject({ status: 'open', paymentStatus: 'paid' })
})
