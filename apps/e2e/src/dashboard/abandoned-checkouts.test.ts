import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { navigateInside } from '../browser/navigate-inside.ts'
import { lookAt } from '../browser/two-widths.ts'
import { signIn } from '../builder/page-builder.ts'
import { deepFindings } from '../checks/axe.ts'
import { stock } from '../server/catalog.ts'
import { tellDatabase } from '../server/database.ts'
import { articlesTo } from '../server/mailbox-page.ts'
import { callsOf, newStore, originOf } from '../server/started-server.ts'
import { address } from '../shopper/address.ts'
import { openPage } from '../storefront/store-page.ts'

const { visit } = useBrowser()

/** The links in the reminder to an address, by the text before them. */
async function mailedLinks(email: string): Promise<{ cart: string; unsubscribe: string }> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const mail = (await articlesTo(email)).find((text) => text.includes('cart-reminder'))
    const link = (part: string) => new RegExp(`href="(http[^"]*${part}[^"]*)"`).exec(mail ?? '')?.[1] ?? ''
    if (mail) return { cart: link('#recover='), unsubscribe: link('/unsubscribe/') }
  }
  throw new Error(`No reminder came to ${email}.`)
}

const kept = (page: Page) =>
  page.waitForResponse(
    async (response) => response.url().endsWith('/checkout/keep-cart') && (await response.json()).challenge === null,
  )

test.runIf(isDeep)(
  'a shopper leaves the checkout, gets a reminder, and orders in another browser; the owner sees all of it',
  async () => {
    const store = await newStore()
    await stock(store)
    const { storeId } = store
    const email = address.Email
    const member = await visit()
    await signIn(member, store)
    const dashboard = member.page
    await dashboard.goto(`${originOf()}/dashboard/abandoned-checkouts`)
    await dashboard.getByText('No abandoned checkouts yet').waitFor()
    await dashboard.getByRole('button', { name: 'Settings', exact: true }).click()
    const dialog = dashboard.getByRole('dialog')
    await dialog.getByLabel('Send one reminder email').click()
    await dialog.getByLabel('Hours until the reminder').fill('4')
    await lookAt(dashboard, 'the settings of abandoned checkouts')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dashboard.getByText('Settings saved.').waitFor()
    await callsOf(store.host).call('email.subscribe', { body: { email } })

    const leaver = await visit()
    await openPage(leaver.page, `${store.origin}/product/reading-lamp`)
    await leaver.page.locator('.bf-product').getByRole('button', { name: 'Buy Now' }).click()
    await leaver.page.getByText('may send you one reminder').waitFor()
    const saved = kept(leaver.page)
    await leaver.page.getByLabel('Email', { exact: true }).fill(email)
    await saved
    await leaver.page.close()

    await tellDatabase(
      `with since as (update abandoned_checkout_settings set reminders_since = now() - interval '1 day' where store_id = $1)
     update abandoned_checkouts set active_at = now() - interval '5 hours' where store_id = $1`,
      [storeId],
    )
    await tellDatabase(`select graphile_worker.add_job('cart.remind', '{}')`, [])
    const { cart, unsubscribe } = await mailedLinks(email)
    await dashboard.reload()
    const row = dashboard.getByRole('row').filter({ hasText: email })
    await row.getByText('Not recovered').waitFor()
    await lookAt(dashboard, 'the list of abandoned checkouts')
    await row.getByRole('link', { name: email }).click()
    await dashboard.getByText('The reminder was sent on').waitFor()
    expect(await dashboard.getByLabel('Recovery link').inputValue()).toBe(cart)
    await lookAt(dashboard, 'an abandoned checkout')

    const shopper = await visit({ expected: [/404.*\/api\/checkout\/recover-cart/] })
    const { page } = shopper
    await openPage(page, cart)
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    expect(new URL(page.url()).hash).toBe('')
    await page.getByRole('main').getByText('Reading lamp').first().waitFor()
    const country = page.getByLabel('Country', { exact: true })
    if ((await country.inputValue()) === 'US') await country.selectOption('DE')
    for (const [label, text] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(text)
    const place = page.getByRole('button', { name: 'Place order' })
    await expect.poll(() => place.isEnabled()).toBe(true)
    expect(await deepFindings(page)).toEqual([])
    await place.click()
    await page.waitForURL('**/order/*')
    await dashboard.reload()
    await dashboard.getByRole('link', { name: /^View order/ }).waitFor()
    await navigateInside(dashboard, '/dashboard/abandoned-checkouts?status=recovered')
    await row.getByText('Recovered', { exact: true }).waitFor()

    const mail = await visit({ javaScriptEnabled: false })
    await mail.page.goto(unsubscribe)
    await mail.page.getByRole('heading', { name: 'Unsubscribe from emails?' }).waitFor()
    await mail.page.getByRole('button', { name: 'Unsubscribe' }).click()
    await mail.page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
    expect(await mail.page.locator('main').innerText()).toContain(email)

    await openPage(page, cart)
    await page.getByText('This link to a saved cart is no longer valid.').waitFor()
  },
)
