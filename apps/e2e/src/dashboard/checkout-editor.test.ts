import { isDeep } from '@blockfront/tooling/tests/repeat'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { lookAt } from '../browser/two-widths.ts'
import { saved, signIn } from '../builder/page-builder.ts'
import { callsOf, newStore, originOf, type StartedStore } from '../server/started-server.ts'
import { fillAddress } from '../shopper/address.ts'
import { openPage } from '../storefront/store-page.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore({ isOpen: false })
  const { owner, storeId } = store
  await owner.call('product.add', { body: { storeId, name: 'Jug', slug: 'jug', price: 9 } })
})

test('the owner edits the checkout of a closed store with a live preview; shoppers see it after opening, once it is published', async () => {
  const editing = await visit({ viewport: { width: 1440, height: 900 } })
  const { page } = editing
  await signIn(editing, store)
  await page.goto(`${originOf()}/dashboard/checkout-editor`)
  const frame = page.frameLocator('iframe[title="Preview of the checkout"]')
  const title = () => frame.getByRole('heading', { level: 1 }).textContent()
  await frame.getByRole('button', { name: 'Place order' }).waitFor()
  await frame.getByText('Jug').first().waitFor()
  const tab = (name: string) => page.getByRole('tab', { name })
  const publish = page.getByRole('button', { name: 'Publish', exact: true })

  await page.getByLabel('Title', { exact: true }).fill('Pay here')
  await expect.poll(title).toBe('Pay here')
  await saved(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(title).toBe('Checkout')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(title).toBe('Pay here')

  await tab('Layout').click()
  const sections = () => frame.locator('.sf-checkout__part h2').allTextContents()
  await page.getByRole('button', { name: 'Move Payment up' }).click()
  await page.getByRole('button', { name: 'Move Payment up' }).click()
  await expect.poll(sections).toEqual(['Contact', 'Payment', 'Delivery address', 'Shipping'])
  await tab('Behavior').click()
  await page.getByRole('combobox', { name: 'Phone' }).click()
  await page.getByRole('option', { name: 'Required', exact: true }).click()
  await expect.poll(() => frame.getByLabel('Phone', { exact: true }).getAttribute('aria-required')).toBe('true')

  if (isDeep) {
    await page.getByRole('radio', { name: 'Thank you' }).click()
    await expect.poll(title).toBe('Thank you for your order')
    await page.getByRole('radio', { name: 'Checkout', exact: true }).click()
    await page.getByRole('radio', { name: 'Mobile', exact: true }).click()
    await frame.getByRole('button', { name: /Show order summary/ }).waitFor()
    await frame.getByRole('button', { name: 'Place order' }).waitFor()
  }
  // The checkout itself is checked below.
  await lookAt(page, 'the checkout editor', ['.checkout-frame'])

  await store.owner.call('store.updateOpening', { body: { storeId: store.storeId, isOpen: true } })
  const shopping = await visit()
  const isOpen = () =>
    callsOf(store.host)
      .call('store.getInfo', { query: {} })
      .then(
        () => true,
        () => false,
      )
  await expect.poll(isOpen).toBe(true)
  const buy = async () => {
    await openPage(shopping.page, `${store.origin}/product/jug`)
    await shopping.page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
    await shopping.page.getByRole('button', { name: 'Place order' }).waitFor()
  }
  if (isDeep) {
    await buy()
    expect(await shopping.page.getByRole('heading', { level: 1 }).textContent()).toBe('Checkout')
  }

  await saved(page)
  await publish.click()
  const dialog = page.getByRole('dialog', { name: 'Publish Checkout' })
  await dialog.getByText('Order of sections').waitFor()
  await dialog.getByRole('button', { name: 'Publish checkout' }).click()
  await dialog.waitFor({ state: 'detached' })

  await buy()
  const checkout = shopping.page
  expect(await checkout.getByRole('heading', { level: 1 }).textContent()).toBe('Pay here')
  expect((await checkout.locator('.sf-checkout__part h2').allTextContents()).slice(0, 3)).toEqual([
    'Contact',
    'Payment',
    'Delivery address',
  ])
  const place = checkout.getByRole('button', { name: 'Place order', disabled: false })
  await place.waitFor()
  await lookAt(checkout, 'the checkout')
  await fillAddress(checkout)
  await place.click()
  await checkout.getByText('Please fill in this field.').waitFor()
  await checkout.getByLabel('Phone', { exact: true }).fill('+49 30 901820')
  await place.click()
  await checkout.waitForURL('**/order/*')

  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: 'Versions…' }).click()
  await page.getByRole('dialog', { name: 'Versions' }).getByText('Version 1').first().waitFor()
})

test.runIf(isDeep)('two editors: the second one chooses between both versions, and no text is lost', async () => {
  const [mine, theirs] = [await visit(), await visit({ expected: [/status of 409/] })]
  for (const visitor of [mine, theirs]) {
    await signIn(visitor, store)
    await visitor.page.goto(`${originOf()}/dashboard/checkout-editor`)
    await visitor.page.getByLabel('Button', { exact: true }).waitFor()
  }
  await mine.page.getByLabel('Button', { exact: true }).fill('Buy now')
  await saved(mine.page)
  await expect
    .poll(async () => {
      const { settings } = await store.owner.call('checkout.getDraft', { query: { storeId: store.storeId } })
      return settings.buttonText
    })
    .toBe('Buy now')
  await theirs.page.getByLabel('Button', { exact: true }).fill('Order now')
  const dialog = theirs.page.getByRole('dialog', { name: 'This checkout was changed elsewhere' })
  await dialog.getByText('Buy now').waitFor()
  await dialog.getByText('Order now').waitFor()
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await theirs.page.getByLabel('Button', { exact: true }).inputValue()).toBe('Order now')
  await expect
    .poll(async () => {
      const { settings } = await store.owner.call('checkout.getDraft', { query: { storeId: store.storeId } })
      return settings.buttonText
    })
    .toBe('Order now')
})
