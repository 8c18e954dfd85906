import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { navigateInside } from '../browser/navigate-inside.ts'
import { lookAt } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { newStore, originOf } from '../server/started-server.ts'
import { buy } from '../shopper/buy.ts'

const { visit } = useBrowser()

const at = (path: string) => `${originOf()}/dashboard/${path}`

const badges = (page: Page) => page.locator('.page-header .ui-badge')

test.runIf(isDeep)('orders are paid, fulfilled in two shipments and get notes; another is canceled and restocked', async () => {
  const store = await newStore()
  const { owner, storeId } = store
  const { id } = await owner.call('product.add', {
    body: { storeId, name: 'Oak bowl', price: 20, sku: 'BOWL-1', trackInventory: true, stockQuantity: 10 },
  })
  const sent = await buy(store, id, 3, 'Byron')
  const dropped = await buy(store, id, 2, 'Lovelace')
  const visitor = await visit()
  const { page } = visitor
  await signIn(visitor, store)

  await page.goto(at('orders'))
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('byron')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  expect(await deepFindings(page)).toEqual([])
  await page.getByRole('link', { name: sent.number }).press('Enter')

  await page.getByText('Main Street 1').waitFor()
  await expect.poll(() => badges(page).allTextContents()).toEqual(['Unpaid', 'Unfulfilled'])
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const paying = page.getByRole('dialog', { name: `Mark ${sent.number} as paid?` })
  await paying.getByLabel('Reference').fill('Transfer 7')
  await paying.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByText('Marked as paid (Transfer 7).').waitFor()

  await page.locator('.page-header').getByRole('button', { name: 'Fulfill' }).click()
  const sending = page.getByRole('dialog', { name: `Fulfill ${sent.number}` })
  await sending.getByLabel('Quantity of Oak bowl').fill('1')
  await sending.getByLabel('Tracking number').fill('PP-1')
  await sending.getByLabel('Tracking URL').fill('not an address')
  await sending.getByRole('button', { name: 'Fulfill 1 item' }).click()
  await sending.getByText('Enter a URL that starts with https://').waitFor()
  await sending.getByLabel('Tracking URL').fill('https://parcels.example.com/PP-1')
  await sending.getByRole('button', { name: 'Fulfill 1 item' }).click()
  await page.getByRole('link', { name: 'Track shipment PP-1' }).waitFor()
  await expect.poll(() => badges(page).allTextContents()).toEqual(['Paid', 'Partially fulfilled'])
  await page.locator('.page-header').getByRole('button', { name: 'Fulfill' }).click()
  await sending.getByRole('button', { name: 'Fulfill 2 items' }).click()
  await expect.poll(() => badges(page).allTextContents()).toEqual(['Completed', 'Paid', 'Fulfilled'])

  await page.getByLabel('Note', { exact: true }).fill('Call before the delivery.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Call before the delivery.' }).waitFor()
  await expect.poll(() => page.getByLabel('Note', { exact: true }).inputValue()).toBe('')

  await navigateInside(page, `/dashboard/orders/${dropped.orderId}`)
  await page.getByRole('heading', { name: dropped.number }).waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  const canceling = page.getByRole('dialog', { name: `Cancel ${dropped.number}?` })
  await canceling.getByLabel('Reason').fill('Ordered twice')
  await canceling.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByText('Canceled: Ordered twice').waitFor()
  await expect.poll(() => badges(page).allTextContents()).toEqual(['Canceled', 'Voided', 'Unfulfilled'])
  await expect.poll(() => page.getByRole('button', { name: 'Fulfill' }).count()).toBe(0)
  expect((await owner.call('product.getById', { params: { id } })).stockQuantity).toBe(7)

  await navigateInside(page, '/dashboard/orders?status=cancelled')
  await page.getByRole('link', { name: dropped.number }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
})

test.runIf(isDeep)('an order that changed elsewhere is shown in its new state before an action', async () => {
  const store = await newStore()
  const { owner, storeId } = store
  const { id } = await owner.call('product.add', { body: { storeId, name: 'Oak bowl', price: 20 } })
  const { orderId, number } = await buy(store, id, 1, 'Byron')
  const visitor = await visit({ expected: [/status of 409/] })
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(at(`orders/${orderId}`))
  await page.locator('.page-header').getByRole('button', { name: 'Fulfill' }).waitFor()
  await owner.call('order.markPaid', { body: { storeId, orderId } })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  const canceling = page.getByRole('dialog', { name: `Cancel ${number}?` })
  await canceling.getByRole('button', { name: 'Cancel order' }).click()
  await canceling.getByText('This was changed in the meantime').waitFor()
  await canceling.getByRole('checkbox', { name: 'Refund €20.00' }).waitFor()
  await canceling.getByRole('button', { name: 'Keep order' }).click()
  await expect.poll(() => badges(page).allTextContents()).toEqual(['Paid', 'Unfulfilled'])
})

test.runIf(isDeep)(
  'a part of an order is shipped and delivered, the rest refunded and restocked, and the shopper sees each state',
  async () => {
    const store = await newStore()
    const { owner, storeId } = store
    const { id } = await owner.call('product.add', {
      body: { storeId, name: 'Oak bowl', price: 20, trackInventory: true, stockQuantity: 10 },
    })
    const { orderId, number, token } = await buy(store, id, 3, 'Byron')
    await owner.call('order.markPaid', { body: { storeId, orderId } })
    const [visitor, shopper] = [await visit(), await visit()]
    const { page } = visitor
    const receipt = shopper.page
    const shopperSees = async (...texts: string[]) => {
      await receipt.goto(`${originOf(store.host)}/order/${token}`)
      for (const text of texts) await receipt.getByText(text).first().waitFor()
    }
    const done = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
    const act = async (menu: string, action: string) => {
      await page.getByRole('button', { name: menu }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await signIn(visitor, store)
    await page.goto(at(`orders/${orderId}`))

    await page.getByRole('button', { name: 'Edit contact and address' }).click()
    await page.getByLabel('City').fill('Graz')
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'Switzerland' }).click()
    await lookAt(page, 'contact dialog')
    await done('Save changes')
    await page.getByText('1010 Graz').waitFor()
    await page.locator('.page-header').getByRole('button', { name: 'Fulfill' }).click()
    await page.getByLabel('Quantity of Oak bowl').fill('2')
    await page.getByLabel('Carrier').fill('DHL')
    await page.getByLabel('Tracking number').fill('JD014')
    await done('Fulfill 2 items')
    await page.getByRole('link', { name: 'Track shipment JD014' }).waitFor()
    await shopperSees('Part of your order is on its way.', 'Shipped', '2 × Oak bowl', 'DHL JD014')
    expect(await receipt.getByRole('link', { name: 'Track shipment' }).getAttribute('href')).toContain('dhl.com')

    await act('Actions for shipment 1', 'Mark as delivered')
    await done('Mark as delivered')
    await page.getByText('A shipment was delivered.').waitFor()
    await shopperSees('Delivered')

    await page.locator('.order-foot').getByRole('button', { name: 'Refund' }).click()
    await page.getByLabel('Quantity of Oak bowl').fill('1')
    await lookAt(page, 'refund dialog')
    await done('Refund €20.00')
    await page.getByText('Recorded a refund of €20.00.').waitFor()
    await expect.poll(() => badges(page).allTextContents()).toEqual(['Completed', 'Partially refunded', 'Delivered'])
    expect((await owner.call('product.getById', { params: { id } })).stockQuantity).toBe(8)
    await shopperSees('Your order was delivered.', '1 refunded', '−€20.00')
    await lookAt(receipt, 'order page')
    await lookAt(page, 'order with parcels')

    await act('More actions', 'Print invoice')
    await page.getByRole('article', { name: `Invoice ${number}` }).waitFor()
    await lookAt(page, 'invoice')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await navigateInside(page, `/dashboard/orders/${orderId}`)
    await act('Actions for shipment 1', 'Print packing slip')
    const slip = page.getByRole('article', { name: `Packing slip ${number}` })
    await slip.getByText('2 of 2').waitFor()
    expect(await slip.textContent()).not.toContain('€')
    await lookAt(page, 'packing slip')

    await navigateInside(page, `/dashboard/orders/${orderId}`)
    await act('More actions', 'Archive order')
    await done('Archive order')
    await expect.poll(() => badges(page).allTextContents()).toEqual(['Archived', 'Partially refunded', 'Delivered'])
  },
)

test.runIf(isDeep)('several orders are marked as paid at once, and orders that do not allow it stay unchanged', async () => {
  const store = await newStore()
  const { owner, storeId } = store
  const { id } = await owner.call('product.add', { body: { storeId, name: 'Oak bowl', price: 20 } })
  const bought = [await buy(store, id, 1, 'Byron'), await buy(store, id, 1, 'Lovelace'), await buy(store, id, 2, 'King')]
  await owner.call('order.cancel', { body: { storeId, orderId: bought[0]?.orderId ?? '', notify: false } })
  const visitor = await visit()
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(at('orders'))
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as paid' }).click()
  const asking = page.getByRole('dialog', { name: 'Mark 2 orders as paid?' })
  await asking.getByText('1 selected order doesn’t allow this').waitFor()
  await asking.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByText('2 orders are paid.').waitFor()
  await expect.poll(() => page.getByRole('cell', { name: 'Paid', exact: true }).count()).toBe(2)
  await expect.poll(() => page.getByRole('toolbar').count()).toBe(0)
  const states = async () => {
    const { content } = await owner.call('order.list', { query: { storeId, sort: 'oldest' } })
    return content.map(({ paymentStatus, fulfillmentStatus }) => [paymentStatus, fulfillmentStatus])
  }
  expect(await states()).toEqual([
    ['voided', 'unfulfilled'],
    ['paid', 'unfulfilled'],
    ['paid', 'unfulfilled'],
  ])
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Fulfill' }).click()
  await page.getByRole('dialog', { name: 'Fulfill 2 orders?' }).getByRole('button', { name: 'Fulfill' }).click()
  await page.getByText('2 orders are fulfilled.').waitFor()
  expect(await states()).toEqual([
    ['voided', 'unfulfilled'],
    ['paid', 'fulfilled'],
    ['paid', 'fulfilled'],
  ])
})
