import { readFile } from 'node:fs/promises'
import { createClient } from '@blockfront/contract/client'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { navigateInside } from '../browser/navigate-inside.ts'
import { lookAt } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { callsOf, newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()

const at = (path: string) => `${originOf()}/dashboard/${path}`

test('a new store shows a setup guide, which detects completed steps', async () => {
  const store = await newStore()
  const { owner, storeId } = store
  const visitor = await visit({ expected: [/status of 400/] })
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(at('adminhome'))
  const step = (name: string) => page.getByRole('button', { name, exact: true })
  await step('Add your first product').waitFor()
  await page.getByText('No sales yet').waitFor()
  await step('Add title and meta description').waitFor()
  expect(await findings(page)).toEqual([])
  await step('Add store details').click()
  await page.getByRole('link', { name: 'Add details' }).click()

  await page.getByLabel('Store email').fill('nobody')
  await page.getByLabel('Address', { exact: true }).fill('Main Street 1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a valid email address.').waitFor()
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 420 })
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.keyboard.press('Control+s')
  const isAboveBar = async () => {
    const boxes = [page.getByLabel('Store email'), page.getByRole('region', { name: 'Unsaved changes' })]
    const [field, bar] = await Promise.all(boxes.map((box) => box.boundingBox()))
    return field && bar && field.y >= 0 && field.y + field.height <= bar.y
  }
  await expect.poll(isAboveBar).toBe(true)
  if (size) await page.setViewportSize(size)
  await page.getByLabel('Store email').fill('shop@example.com')
  await page.keyboard.press('Control+s')
  await page.getByText('Settings saved.').waitFor()
  expect(await deepFindings(page)).toEqual([])
  expect(await owner.call('store.findCurrent', { query: { storeId } })).toMatchObject({
    storeEmail: 'shop@example.com',
    address: { line1: 'Main Street 1' },
  })
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await step('Add store details Done').waitFor()

  if (!isDeep) return
  // A wide logo is shown whole. The editor of a policy has its style sheet, although no other screen loaded it.
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="50" />'
  await page.route('**/wide.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await owner.call('store.updateDetails', { body: { storeId, logo: '/wide.svg' } })
  await page.goto(at('policies/refund'))
  const bar = page.locator('.ui-rich__bar')
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).borderBlockEndStyle)).toBe('solid')
  expect(
    await page
      .locator('.store-mark img')
      .first()
      .evaluate((image) => getComputedStyle(image).objectFit),
  ).toBe('contain')
})

test.runIf(isDeep)(
  'tax rates are suggested, edited and deleted; a digital order has tax by name and no shipping address',
  async () => {
    const store = await newStore()
    const { owner, storeId } = store
    await owner.call('store.updateDetails', { body: { storeId, country: 'AT' } })
    // Cash on delivery is not offered for products that require no shipping.
    await owner.call('payment.addMethod', {
      body: { storeId, type: 'bank_transfer', title: 'Bank transfer', instructions: 'AT61 1904' },
    })
    const product = { storeId, name: 'Pattern', price: 24, requiresShipping: false }
    const { id: productId } = await owner.call('product.add', { body: product })
    const lines = [{ productId, quantity: 1 }]
    const place = async () => {
      const shopper = callsOf(store.host)
      const { quoteHash, methods } = await shopper.call('checkout.quote', { body: { lines } })
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const contact = { email: 'ada@example.com' }
      const body = { lines, quoteHash, contact, methodId: methods[0]?.id ?? '' }
      return shopper.call('order.place', { headers, body })
    }
    await place()
    const visitor = await visit()
    const { page } = visitor
    await signIn(visitor, store)
    await page.goto(at('adminhome'))
    await page.getByText('No tax was charged for orders from Austria').waitFor()
    await page.getByRole('link', { name: 'Review tax rates' }).click()
    await page.getByText('No tax rates yet').waitFor()
    await lookAt(page, 'taxes without rates')

    await page.getByRole('button', { name: 'Add suggested rates' }).click()
    const suggested = page.getByRole('dialog', { name: 'Add suggested rates' })
    await suggested.getByText('not tax advice').waitFor()
    await lookAt(page, 'suggested tax rates')
    await suggested.getByRole('button', { name: 'Add 2 rates' }).click()
    await page.getByText('2 tax rates added.').waitFor()
    await expect.poll(() => page.getByText('No tax was charged').count()).toBe(0)
    await page.getByRole('button', { name: 'VAT' }).first().click()
    const edit = page.getByRole('dialog', { name: 'Edit tax rate' })
    await edit.getByLabel('Rate in percent').fill('21,5')
    await lookAt(page, 'editing a tax rate')
    await edit.getByRole('button', { name: 'Save' }).click()
    await page.getByText('21.5%').waitFor()
    await page.getByRole('button', { name: 'Actions for Austria, VAT 10%' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete rate' }).click()
    await page.getByText('Tax rate deleted.').waitFor()
    await page.getByLabel('Prices include tax').click()
    await page.getByText('Your prices now include tax.').waitFor()
    await lookAt(page, 'taxes')
    expect(await owner.call('store.findCurrent', { query: { storeId } })).toMatchObject({ pricesIncludeTax: true })

    const { orderId, token } = await place()
    await navigateInside(page, `/dashboard/orders/${orderId}`)
    await page.getByText('Includes VAT 21.5%').waitFor()
    await page.getByText('No shipping required').waitFor()
    await lookAt(page, 'a digital order')
    await page.goto(`${originOf(store.host)}/order/${token}`)
    await page.getByText('Includes VAT 21.5%').waitFor()
    await lookAt(page, 'the page of a digital order')
  },
)

test.runIf(isDeep)('the SEO texts of the home page and another page can be changed', async () => {
  const store = await newStore()
  const visitor = await visit()
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(at('seo'))
  await page.getByLabel('Title').fill('Oak, planed by hand')
  await page.getByRole('figure').getByText('Oak, planed by hand').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Search engines see it').waitFor()
  expect(await deepFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'About' }).click()
  const about = page.getByRole('dialog', { name: 'About for search engines' })
  await about.getByRole('switch', { name: 'Hide from search engines' }).click()
  await about.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: 'About' }).getByText('Hidden').waitFor()
  const pages = await store.owner.call('page.getByStoreId', { query: { storeId: store.storeId } })
  expect(pages.find(({ type }) => type === 'home')?.metaTitle).toBe('Oak, planed by hand')
  expect(pages.filter(({ noindex }) => noindex).map(({ type }) => type)).toEqual(['about'])
})

test.runIf(isDeep)('a store is deleted only after typing its name and the password', async () => {
  const store = await newStore({ name: 'Gone soon' })
  const { owner } = store
  const visitor = await visit({ expected: [/status of 40[134]/] })
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(at('settings'))
  await page.getByRole('button', { name: 'Delete store' }).click()
  const asking = page.getByRole('dialog', { name: 'Delete Gone soon?' })
  await asking.getByRole('textbox').fill('gone soon')
  await expect.poll(() => asking.getByRole('button', { name: 'Delete store' }).isDisabled()).toBe(true)
  await asking.getByRole('textbox').fill('Gone soon')
  await asking.getByRole('button', { name: 'Delete store' }).click()
  const confirming = page.getByRole('dialog', { name: 'Confirm your identity' })
  await confirming.getByLabel('Password').fill(owner.password)
  await confirming.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/choose-store')
  expect(await owner.call('store.findAll')).toEqual([])
})

test.runIf(isDeep)('name and password of the account can be changed, and a wrong password changes nothing', async () => {
  const store = await newStore()
  const { owner } = store
  const visitor = await visit({ expected: [/status of 401/] })
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(at('profile'))
  await page.getByLabel('Your name').fill('Grace Example')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Name saved.').waitFor()
  await page.locator('.dashboard-side').getByText('Grace Example').waitFor()
  const change = page.getByRole('form', { name: 'Password' })
  await change.getByLabel('Current password').fill('not this one')
  await change.getByLabel('New password').fill('a longer one than before')
  await change.getByRole('button', { name: 'Change password' }).click()
  await change.getByText('Incorrect password.').waitFor()
  await expect.poll(() => change.getByLabel('New password').inputValue()).toBe('a longer one than before')
  await change.getByLabel('Current password').fill(owner.password)
  await change.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed.').waitFor()
  expect(await deepFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete account' }).click()
  const leaving = page.getByRole('dialog', { name: 'Delete your account?' })
  await leaving.getByLabel('Your password').fill('a longer one than before')
  // The home page arrives late. Until then, the dashboard stays, and must not lead to the login.
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/Landing-.+\.js/, async (route) => {
    await arrival
    await route.continue()
  })
  await leaving.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('Account deleted.').waitFor()
  await leaving.waitFor({ state: 'detached' })
  arrive()
  await page.waitForURL(`${originOf()}/`)
  const again = { email: owner.email, password: 'a longer one than before' }
  await expect(owner.call('auth.login', { body: again })).rejects.toThrow('Incorrect email or password.')
})

test.runIf(isDeep)(
  'an owner creates an API token after entering the password; a program uses it until it is deleted',
  async () => {
    const store = await newStore()
    const { owner, storeId } = store
    // A call that requires a confirmation is refused first.
    const visitor = await visit({ expected: [/status of 403/] })
    const { page } = visitor
    await signIn(visitor, store)
    await page.goto(at('api-tokens'))
    await page.getByText('No API tokens yet').waitFor()
    await page.getByRole('button', { name: 'Create token' }).click()
    const form = page.getByRole('dialog', { name: 'Create an API token' })
    await form.getByLabel('Name').fill('Warehouse')
    expect(await form.getByRole('button', { name: 'Create token' }).isDisabled()).toBe(true)
    await form.getByLabel('See products and categories').click()
    await lookAt(page, 'create an API token')
    await form.getByRole('button', { name: 'Create token' }).click()
    const confirmation = page.getByRole('dialog').filter({ hasText: 'password' }).last()
    await confirmation.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')

    const shown = page.getByRole('dialog', { name: 'Copy your token' })
    await shown.waitFor()
    await lookAt(page, 'a new API token')
    const [token, id, address] = await shown.getByRole('code').allTextContents()
    expect([id, address]).toEqual([storeId, `${originOf()}/mcp`])
    const program = createClient({ baseUrl: `${originOf()}/api`, token })
    const list = () => program.call('product.list', { query: { storeId } })
    expect((await list()).content.length).toBeGreaterThan(0)
    await shown.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('cell', { name: 'Never' }).waitFor()
    await lookAt(page, 'API tokens')
    await page.getByRole('button', { name: 'Delete Warehouse' }).click()
    await page.getByRole('button', { name: 'Delete token' }).click()
    await page.getByText('No API tokens yet').waitFor()
    await expect(list()).rejects.toThrow('This API token does not exist, was deleted or has expired.')
  },
)

test.runIf(isDeep)('an owner creates an archive of the store after entering the password, downloads and deletes it', async () => {
  const store = await newStore({ name: 'Harbour Ceramics' })
  // A call that requires a confirmation is refused first.
  const visitor = await visit({ expected: [/status of 403/] })
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(at('export-store'))
  await page.getByText('No archives yet').waitFor()
  await page.getByRole('button', { name: 'Create archive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create an archive of your store?' })
  await lookAt(page, 'create an archive')
  await dialog.getByRole('button', { name: 'Create archive' }).click()
  const confirmation = page.getByRole('dialog').filter({ hasText: 'password' }).last()
  await confirmation.getByLabel('Password', { exact: true }).fill(store.owner.password)
  await page.keyboard.press('Enter')

  const downloads = page.getByRole('button', { name: /^Download the archive of / })
  await downloads.waitFor()
  await lookAt(page, 'archives')
  const [download] = await Promise.all([page.waitForEvent('download'), downloads.click()])
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.zip$/)
  const file = await readFile(await download.path())
  expect([file.subarray(0, 2).toString(), file.includes('data/products.ndjson'), file.includes('manifest.json')]).toEqual([
    'PK',
    true,
    true,
  ])
  await page.getByRole('button', { name: /^Delete the archive of / }).click()
  await page.getByRole('button', { name: 'Delete archive' }).click()
  await page.getByText('No archives yet').waitFor()
})

test.runIf(isDeep)(
  'an owner adds a webhook after entering the password, tries it, sees why it failed, and replaces its secret',
  async () => {
    const store = await newStore()
    const { owner } = store
    // A call that requires a confirmation is refused first, and so is a private address.
    const visitor = await visit({ expected: [/status of 403/, /status of 400/] })
    const { page } = visitor
    await signIn(visitor, store)
    await page.goto(at('webhooks'))
    await page.getByText('No webhooks yet').waitFor()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const form = page.getByRole('dialog', { name: 'Add a webhook' })
    await form.getByLabel('URL').fill('https://10.0.0.1/hook')
    expect(await form.getByRole('button', { name: 'Add webhook' }).isDisabled()).toBe(true)
    await form.getByLabel('Order placed').click()
    await lookAt(page, 'add a webhook')
    await form.getByRole('button', { name: 'Add webhook' }).click()
    await form.getByText('The address is not on the public internet.').waitFor()
    await form.getByLabel('URL').fill('https://receiver.example/hook')
    await form.getByRole('button', { name: 'Add webhook' }).click()
    const confirmation = page.getByRole('dialog').filter({ hasText: 'password' }).last()
    await confirmation.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    const shown = page.getByRole('dialog', { name: 'Copy the secret' })
    const secret = await shown.getByRole('code').textContent()
    expect(secret).toMatch(/^whsec_/)
    await lookAt(page, 'a new webhook')
    await shown.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('link', { name: 'https://receiver.example/hook' }).click()
    await page.getByRole('button', { name: 'Send test event' }).click()
    await page.getByRole('cell', { name: 'Failed' }).waitFor()
    await lookAt(page, 'a webhook')
    await page.getByRole('link', { name: 'Test event' }).click()
    const delivery = page.getByRole('dialog', { name: 'Test event' })
    await delivery.getByText('The address was not found.').waitFor()
    await delivery.getByText('"type": "webhook.test"').waitFor()
    await lookAt(page, 'a delivery')
    await delivery.getByRole('button', { name: 'Send again' }).click()
    await delivery.waitFor({ state: 'detached' })

    const choose = async (action: string) => {
      await page.getByRole('button', { name: 'Webhook actions' }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await choose('Turn off')
    await page.getByText('This webhook is off').waitFor()
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await page.getByText('This webhook is off').waitFor({ state: 'detached' })
    await choose('Replace secret')
    await page.getByRole('button', { name: 'Replace secret' }).click()
    expect(await shown.getByRole('code').textContent()).not.toBe(secret)
    await shown.getByRole('button', { name: 'Done' }).click()
    await page.getByText('The previous secret works until').waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    const edited = page.getByRole('dialog', { name: 'Edit webhook' })
    await edited.getByLabel('Order paid').click()
    await edited.getByRole('button', { name: 'Save webhook' }).click()
    await page.getByText('Order placed, Order paid').waitFor()
    await choose('Delete')
    await page.getByRole('button', { name: 'Delete webhook' }).click()
    await page.getByText('No webhooks yet').waitFor()
  },
)
