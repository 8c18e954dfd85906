import { isDeep } from '@blockfront/tooling/tests/repeat'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { signIn } from '../builder/page-builder.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { tellDatabase } from '../server/database.ts'
import { newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()

test.runIf(isDeep)(
  'an owner subscribes on the payment page of Stripe, is warned before a downgrade, and finds out why the dashboard is read-only',
  async () => {
    const store = await newStore()
    const { owner, storeId } = store
    // 403: a change that asks for the password first.
    const visitor = await visit({ expected: [/status of 40[13]/] })
    const { page } = visitor
    await signIn(visitor, store)
    await page.goto(`${originOf()}/billing`)

    await page.getByRole('heading', { name: 'Current plan' }).waitFor()
    await page.getByText('Your trial ends on').waitFor()
    await page.getByText('1 of 3').waitFor()
    expect(await findings(page)).toEqual([])

    await page.getByRole('radio', { name: 'Yearly' }).click()
    await page.getByRole('button', { name: 'Subscribe to Growth' }).click()
    await page.getByText('The first payment of $490 a year is due on').waitFor()
    await page.getByText('This plan covers your current usage.').waitFor()
    expect(await deepFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByLabel('Card number').fill('4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText('Your card was declined.').waitFor()
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText('Thank you. Your plan is active').waitFor()
    await page.waitForURL('**/billing')
    await page.getByText('Then you are charged for the first time.').waitFor()
    await page.getByText('1 of 5').waitFor()
    await page.getByText('FAKE-0001').waitFor()

    await tellDatabase(
      `insert into products (store_id, id, name, slug, price, status)
     select $1, $1 || n, 'Many', 'many-' || n, 1, 'draft' from generate_series(1, 501) n`,
      [storeId],
    )
    await page.getByRole('button', { name: 'Switch to Starter' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('You already use more than this plan includes').waitFor()
    await dialog.getByText(/Alder & Oak: Products, 5\d\d of 500/).waitFor()
    expect(await deepFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Switch to Starter' }).click()
    const confirm = page.getByRole('dialog', { name: 'Confirm your identity' })
    await confirm.getByLabel('Password').fill(owner.password)
    await confirm.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('You are on the Starter plan').waitFor()
    await page.getByText('Over the limit').waitFor()

    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('dialog').getByText('Your online stores stay open and take orders').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('button', { name: 'Resume plan' }).click()
    await page.getByText('Your plan continues').waitFor()
    await page.getByRole('button', { name: 'Cancel plan' }).waitFor()

    await page.goto(`${originOf()}/dashboard/adminhome`)
    await page.getByText(/Limit reached: products, 5\d\d of 500/).waitFor()
    await tellDatabase(
      `update subscriptions set status = 'past_due', past_due_since = now() - interval '9 days' where user_id = $1`,
      [owner.userId],
    )
    await page.goto(`${originOf()}/dashboard/addcategory`)
    await page.getByText('The dashboard is read-only', { exact: true }).waitFor()
    await page.getByText('Pay the open invoice to unlock it immediately.').waitFor()
    // Controls that change the store are disabled and say why; searching, orders and exports work.
    const name = page.getByLabel('Name', { exact: true })
    await expect.poll(() => name.isEditable()).toBe(false)
    const [reason] = (await name.getAttribute('aria-describedby'))?.split(' ').slice(-1) ?? []
    expect(await page.locator(`#${reason}`).textContent()).toContain('The dashboard is read-only')
    expect(await findings(page)).toEqual([])
    await page.goto(`${originOf()}/dashboard/products`)
    await page.getByRole('searchbox', { name: 'Search products' }).fill('Many')
    await page.getByRole('status').filter({ hasText: 'of 501' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add product' }).isDisabled()).toBe(true)
    expect(await deepFindings(page)).toEqual([])
    await page.goto(`${originOf()}/dashboard/import-export`)
    await expect.poll(() => page.getByRole('button', { name: 'Export products' }).isEnabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Choose a CSV file' }).isDisabled()).toBe(true)
    await page.goto(`${originOf()}/dashboard/staff`)
    await page.getByText(owner.email).waitFor()
    expect(await page.getByRole('button', { name: 'Invite staff' }).isDisabled()).toBe(true)
    await page.goto(`${originOf()}/builder`)
    await page.getByText('Read-only', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0)
  },
)
