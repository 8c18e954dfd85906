import { isDeep } from '@blockfront/tooling/tests/repeat'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { navigateInside } from '../browser/navigate-inside.ts'
import { lookAt } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { stock } from '../server/catalog.ts'
import { newStore, originOf } from '../server/started-server.ts'
import { fillAddress } from '../shopper/address.ts'
import { openPage } from '../storefront/store-page.ts'

const { visit } = useBrowser()

test.runIf(isDeep)('an owner adds a code; a shopper uses it and sees it by name; a refused code says why', async () => {
  const [store, owner, shopper] = await Promise.all([newStore(), visit(), visit()])
  await stock(store)
  const { page } = owner
  await signIn(owner, store)
  await page.goto(`${originOf()}/dashboard/discounts`)
  await page.getByText('No discounts yet').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Add discount' }).last().click()

  // The summary follows the form; a missing value is reported at its field.
  await page.getByLabel('Name', { exact: true }).fill('Lamp week')
  await page.getByText('Complete the form to see what the discount does.').waitFor()
  const scope = page.getByRole('combobox', { name: 'Products', exact: true })
  await scope.click()
  await page.getByRole('option', { name: 'Specific products' }).click()
  await page.getByRole('button', { name: 'Add discount' }).click()
  await page.getByText('Choose at least one product.').waitFor()
  await page.getByRole('button', { name: 'Generate code' }).click()
  await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).toMatch(/^[A-Z2-9]{8}$/)
  await page.getByLabel('Code', { exact: true }).fill('Lamps10')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('reading')
  await page.getByRole('checkbox', { name: 'Reading lamp' }).check()
  await page.getByRole('combobox', { name: 'Requirement' }).click()
  await page.getByRole('option', { name: 'Minimum amount' }).click()
  await page.getByLabel('Minimum amount').fill('50')
  await page.getByRole('switch', { name: 'Limit to one use per customer' }).click()
  const summary = page.getByRole('region', { name: 'Summary' }).getByRole('listitem')
  await expect
    .poll(() => summary.allInnerTexts())
    .toEqual(['10% off Reading lamp', 'With the code Lamps10', 'Minimum €50.00', 'Once per customer'])
  await lookAt(page, 'a new discount')
  await page.getByRole('button', { name: 'Add discount' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Lamp week' })
  await expect.poll(() => row.innerText()).toMatch(/Active\s+Lamps10\s+0 used/)

  // The code of a link stays while the shopper browses; one lamp is below the minimum.
  const shop = shopper.page
  await openPage(shop, `${store.origin}/product/reading-lamp?discount=lamps10`)
  await shop.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
  await shop.getByText('Add eligible items for another €10.00 to use this discount code.').waitFor()
  await shop.goBack()
  await shop.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
  await shop.getByText('Discount code LAMPS10 applied.').waitFor()
  const named = shop.getByText('Lamp week (Lamps10)')
  await expect.poll(() => named.locator('xpath=..').innerText()).toMatch(/−€8\.00/)
  await lookAt(shop, 'the checkout with a code')
  await shop.getByRole('button', { name: 'Remove discount code LAMPS10' }).click()
  await shop.getByLabel('Discount code').fill('NOPE')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await shop.getByText('This discount code is not valid. Check the spelling.').waitFor()
  await shop.getByLabel('Discount code').fill('LAMPS10')
  await shop.getByLabel('Discount code').press('Enter')
  await shop.getByText('Discount code LAMPS10 applied.').waitFor()
  await fillAddress(shop)
  const place = shop.getByRole('button', { name: 'Place order' })
  await expect.poll(() => place.isEnabled()).toBe(true)
  await place.click()
  await shop.waitForURL('**/order/*')
  await expect.poll(() => named.locator('xpath=..').innerText()).toMatch(/−€8\.00/)

  // The customer cannot use the code again, and the cart shows an automatic discount.
  const { storeId } = store
  const automatic = {
    name: 'Free delivery',
    code: null,
    offer: { type: 'free_shipping' as const },
    scope: { type: 'all' as const },
  }
  await store.owner.call('discount.add', { body: { storeId, ...automatic } })
  await openPage(shop, `${store.origin}/product/oak-chair`)
  await shop.locator('.bf-product').getByRole('button', { name: 'Add to Cart' }).click()
  await shop.getByText('Item added to cart!').first().waitFor()
  await shop.getByRole('button', { name: /^Cart/ }).first().click()
  await expect.poll(() => shop.getByText('Free delivery').locator('xpath=..').innerText()).toMatch(/At checkout/)
  await lookAt(shop, 'the cart with a discount')

  await page.reload()
  await expect.poll(() => row.innerText()).toMatch(/1 used/)
  await row.getByRole('link', { name: 'Lamp week' }).click()
  await page.getByRole('button', { name: 'Disable discount' }).click()
  await page.getByText('Discount disabled.').first().waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Lamp month')
  await page.getByRole('button', { name: 'Save discount' }).click()
  await page.getByRole('heading', { name: 'Lamp month' }).waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete discount' }).click()
  await page.getByRole('dialog', { name: 'Delete Lamp month?' }).getByRole('button', { name: 'Delete discount' }).click()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  const { content } = await store.owner.call('order.list', { query: { storeId } })
  await navigateInside(page, `/dashboard/orders/${content[0]?.orderId}`)
  await expect.poll(() => page.locator('.order-sum').filter({ hasText: 'Lamp week' }).innerText()).toMatch(/Lamps10\s+−€8\.00/)
})
