import { readFile } from 'node:fs/promises'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { signIn } from '../builder/page-builder.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { stock } from '../server/catalog.ts'
import { newStore, originOf } from '../server/started-server.ts'
import { buy } from '../shopper/buy.ts'
import { mailedCode, openAccount } from '../shopper/customer-account.ts'
import { openPage } from '../storefront/store-page.ts'

const { visit } = useBrowser()

const email = 'lovelace@example.com'
/** A store with an order of one customer. */
async function withOrder() {
  const store = await newStore()
  const goods = await stock(store)
  return { store, ...store, ...(await buy(store, goods['reading-lamp']?.id ?? '', 2, 'Lovelace')) }
}

test.runIf(isDeep)('a customer signs in with a code, sees an order and orders again', async () => {
  const { store, owner, storeId, number } = await withOrder()

  const { page } = await visit()
  await openPage(page, store.origin)
  const link = page.getByRole('banner').getByRole('link', { name: 'Account' })
  expect(await link.count()).toBe(0)
  await owner.call('store.updateDetails', { body: { storeId, customerAccounts: true } })
  await expect.poll(() => openPage(page, store.origin).then(() => link.count())).toBe(1)
  await link.click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('main').getByLabel('Email').fill(email)
  expect(await deepFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Six-digit code').fill(await mailedCode(email))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(`Signed in as ${email}`).waitFor()
  const order = page.getByRole('link', { name: `Order ${number},` })
  await order.waitFor()
  expect(await findings(page)).toEqual([])
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await page.getByRole('button', { name: `Order again: ${number}` }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByText('Reading lamp').first().waitFor()
  await openPage(page, `${store.origin}/checkout`)
  await expect.poll(() => page.getByRole('main').getByLabel('Email').inputValue()).toBe(email)
  await page.getByRole('region', { name: 'Express checkout' }).getByText(`Signed in as ${email}`).waitFor()
  expect(await deepFindings(page)).toEqual([])
  await openPage(page, `${store.origin}/account`)
  await order.click()
  await page.getByText('Main Street 1').waitFor()
})

test.runIf(isDeep)('an owner tags, exports and erases a customer, who is signed out', async () => {
  const { store, owner, storeId, number } = await withOrder()
  await owner.call('store.updateDetails', { body: { storeId, customerAccounts: true } })
  const { page } = await visit()
  await openAccount(page, store, email)
  const member = await visit({ acceptDownloads: true })
  await signIn(member, store)
  const dashboard = member.page
  await dashboard.goto(`${originOf()}/dashboard/customers`)
  const row = dashboard.getByRole('row').filter({ hasText: email })
  await row.waitFor()
  expect(await deepFindings(dashboard)).toEqual([])
  await dashboard.getByRole('checkbox', { name: `Select ${email}` }).click()
  await dashboard.getByRole('toolbar').getByRole('button', { name: 'Add tags' }).click()
  await dashboard.getByRole('dialog').getByLabel('Tags').fill('VIP,')
  expect(await deepFindings(dashboard)).toEqual([])
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Add tags' }).click()
  await row.getByText('VIP').waitFor()
  await dashboard.getByRole('button', { name: 'Add customer' }).click()
  await dashboard.getByRole('dialog').getByLabel('Email', { exact: true }).fill('walkin@example.com')
  await dashboard.getByRole('dialog').getByLabel('First name').fill('Walter')
  expect(await findings(dashboard)).toEqual([])
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Add customer' }).click()
  await dashboard.getByRole('heading', { name: 'Walter' }).waitFor()
  await dashboard.getByRole('button', { name: 'More actions' }).click()
  await dashboard.getByRole('menuitem', { name: 'Delete customer' }).click()
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click()
  await row.waitFor()
  const [download] = await Promise.all([
    dashboard.waitForEvent('download'),
    dashboard.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(`${email},Ada,Lovelace,`)

  await row.getByRole('link', { name: email }).click()
  await dashboard.getByLabel('Note').fill('Prefers to be called')
  await dashboard.getByRole('button', { name: 'Save details' }).click()
  await dashboard.getByText('Customer saved.').waitFor()
  expect(await deepFindings(dashboard)).toEqual([])
  await dashboard.getByRole('button', { name: 'More actions' }).click()
  await dashboard.getByRole('menuitem', { name: 'Erase personal data' }).click()
  const dialog = dashboard.getByRole('dialog')
  const erase = dialog.getByRole('button', { name: 'Erase personal data' })
  expect(await erase.isDisabled()).toBe(true)
  await dialog.getByLabel('Enter the email address to confirm').fill(email)
  expect(await deepFindings(dashboard)).toEqual([])
  await erase.click()
  await dashboard.getByText('No customers yet').waitFor()
  const { content } = await owner.call('order.list', { query: { storeId } })
  expect(content).toMatchObject([{ number, email: '', customerName: '' }])
  await dashboard.goto(`${originOf()}/dashboard/orders/${content[0]?.orderId}`)
  await dashboard.getByRole('heading', { name: number }).waitFor()

  await openPage(page, `${store.origin}/account`)
  await page.getByRole('button', { name: 'Send code' }).waitFor()
})
