import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { signIn } from '../builder/page-builder.ts'
import { findings } from '../checks/axe.ts'
import { newStore, originOf } from '../server/started-server.ts'
import { buy } from '../shopper/buy.ts'

const { visit } = useBrowser()

const at = (path: string) => `${originOf()}/dashboard/${path}`

const badges = (page: Page) => page.locator('.page-header .ui-badge')

test('orders are paid, fulfilled in two shipments and get notes; another is canceled and restocked', async () => {
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
  expect(await findings(page)).toEqual([])
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
  await sending.getByText('Write an address that starts with https://').waitFor()
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

  await page.goto(at(`orders/${dropped.orderId}`))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  const cancelling = page.getByRole('dialog', { name: `Cancel ${dropped.number}?` })
  await cancelling.getByLabel('Reason').fill('Ordered twice')
  await cancelling.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByText('Canceled: Ordered twice').waitFor()
  await expect.poll(() => badges(page).allTextContents()).toEqual(['Canceled', 'Voided', 'Unfulfilled'])
  await expect.poll(() => page.getByRole('button', { name: 'Fulfill' }).count()).toBe(0)
  expect((await owner.call('product.getById', { params: { id } })).stockQuantity).toBe(7)

  await page.goto(at('orders?status=cancelled'))
  await page.getByRole('link', { name: dropped.number }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
})

test('an order that changed elsewhere is shown in its new state before an action', async () => {
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
  const cancelling = page.getByRole('dialog', { name: `Cancel ${number}?` })
  await cancelling.getByRole('button', { name: 'Cancel order' }).click()
  await cancelling.getByText('This was changed in the meantime').waitFor()
  await cancelling.getByText('The customer paid €20.00').waitFor()
  await cancelling.getByRole('button', { name: 'Keep order' }).click()
  await expect.poll(() => badges(page).allTextContents()).toEqual(['Paid', 'Unfulfilled'])
})

test('several orders are marked as paid at once, and orders that do not allow it stay unchanged', async () => {
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
