import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { lookAt } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { stock } from '../server/catalog.ts'
import { newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()

/** The owner composes a draft order on the screen. */
async function compose(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await page.goto(`${originOf()}/dashboard/drafts`)
  await page.getByText('No draft orders yet').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Create order' }).last().click()

  await button('Add products').click()
  // All products first: before they have loaded, one that the search hides is missing too.
  await button('Add Oak chair').waitFor()
  await dialog('Add products').getByRole('searchbox').fill('reading')
  await button('Add Oak chair').waitFor({ state: 'hidden' })
  await button('Add Reading lamp').click()
  await dialog('Add products').getByText('1 added').waitFor()
  await button('Add Reading lamp').click()
  await dialog('Add products').getByText('2 added').waitFor()
  await lookAt(page, 'products for a draft order')
  await button('Done').click()
  await page.getByLabel('Quantity of Reading lamp').waitFor()

  await button('Add custom item').click()
  await dialog('Add custom item').getByLabel('Name').fill('Engraving')
  await button('Add item').click()
  await dialog('Add custom item').getByText('Enter a price.').first().waitFor()
  await dialog('Add custom item').getByLabel('Price').fill('10')
  await dialog('Add custom item').getByLabel('This item requires shipping').click()
  await lookAt(page, 'a custom item')
  await button('Add item').click()

  await button('Add discount').click()
  await dialog('Discount').getByLabel('Percentage').last().fill('10')
  await dialog('Discount').getByLabel('Reason').fill('Regular customer')
  await button('Apply discount').click()
  await button('Choose shipping').click()
  await dialog('Shipping').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Custom' }).click()
  await dialog('Shipping').getByLabel('Price').fill('5')
  await lookAt(page, 'shipping of a draft order')
  await button('Apply shipping').click()

  // Two lamps and an engraving are 90; less 10 percent, and 5 for shipping.
  const sum = (name: string) => page.locator('.draft-sum').filter({ hasText: name })
  await expect.poll(() => sum('Regular customer').innerText()).toMatch(/−€9\.00/)
  await expect.poll(() => sum('Total').last().innerText()).toMatch(/€86\.00/)

  await page.getByLabel('Email').fill('ada@example.com')
  await button('Edit shipping address').click()
  const address = dialog('Shipping address')
  await address.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Austria' }).click()
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Address', 'Main Street 1'],
    ['Postal code', '1010'],
  ] as const)
    await address.getByLabel(label, { exact: true }).fill(text)
  await button('Save address').click()
  await address.getByText('Please fill in this field.').first().waitFor()
  await address.getByLabel('City', { exact: true }).fill('Vienna')
  await lookAt(page, 'an address of a draft order')
  await button('Save address').click()
  await page.getByText('Main Street 1').waitFor()
  await button('Save draft').click()
  await page.getByRole('heading', { name: '#D1' }).waitFor()
  await lookAt(page, 'a draft order')
}

test.runIf(isDeep)(
  'an owner composes an order and sends its payment link; the shopper pays online; the owner sees the order as paid',
  async () => {
    const [store, owner, shopper] = await Promise.all([newStore(), visit(), visit()])
    await stock(store)
    const { storeId } = store
    await store.owner.call('payment.addMethod', { body: { storeId, type: 'test', title: 'Card' } })
    const { page } = owner
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = (name: string) => page.getByRole('dialog', { name })
    await signIn(owner, store)
    await compose(page)

    await button('Send payment link').click()
    const sending = dialog('Send payment link?')
    await sending.getByLabel('Message').fill('Thank you for your visit.')
    await lookAt(page, 'sending a payment link')
    await sending.getByRole('button', { name: 'Send payment link' }).click()
    await page.getByText('Pending payment').first().waitFor()
    await lookAt(page, 'an order with a payment link')
    const { content } = await store.owner.call('order.list', { query: { storeId } })
    const { orderId = '', number = '' } = content[0] ?? {}
    expect(content).toMatchObject([{ status: 'pending_payment', email: 'ada@example.com', grandTotal: 86 }])
    const { paymentUrl } = await store.owner.call('order.paymentLink', { query: { storeId, orderId } })

    const shop = shopper.page
    await shop.goto(paymentUrl)
    await shop.getByText('Waiting for your payment.').waitFor()
    await lookAt(shop, 'the page of a payment link')
    await shop.getByRole('button', { name: 'Pay now' }).click()
    await shop.getByRole('button', { name: 'Approve payment' }).click()
    await shop.getByText('We received your order and are preparing it.').waitFor()

    await page.reload()
    await page.getByText('Paid', { exact: true }).first().waitFor()
    await page.getByText('The payment link was sent to the customer.').waitFor()
    await page.goto(`${originOf()}/dashboard/drafts`)
    await expect.poll(() => page.getByRole('row').last().innerText()).toMatch(new RegExp(`#D1\\s+Order ${number}\\s+Completed`))
    await lookAt(page, 'draft orders')
    await page.getByRole('link', { name: '#D1' }).click()
    await page.getByText(`Order ${number} was created from this draft`).waitFor()
    await lookAt(page, 'a completed draft order')
  },
)
