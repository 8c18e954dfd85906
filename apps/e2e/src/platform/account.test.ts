import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { signIn as startSession } from '../builder/page-builder.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { articlesTo } from '../server/mailbox-page.ts'
import { mailedToken, newAccount, newName, newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()

/** Chromium's messages for expected responses: the guard's 401 and 402. */
const refused = [/status of 40[12]/]
const main = () => originOf()

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Holds the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

describe('Enter in a form whose scripts are loading submits it when they are there', () => {
  test('sign-in', async () => {
    const { email, password } = await newAccount()
    const { page } = await visit({ expected: refused })
    const release = await holdScripts(page)
    await page.goto(`${main()}/login`, { waitUntil: 'commit' })
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.locator('form[aria-busy="true"]').waitFor()
    const answer = page.waitForResponse('**/api/auth/login')
    release()
    expect((await answer).status()).toBe(200)
  })

  test.runIf(isDeep).each([
    ['/signup', 'Your name', 'Enter a valid email address.'],
    ['/forgot-password', 'Email address', 'Enter a valid email address.'],
    ['/contact', 'Your name', 'Enter a valid email address.'],
  ])('%s', async (path, label, message) => {
    const { page } = await visit({ expected: refused })
    const release = await holdScripts(page)
    await page.goto(main() + path, { waitUntil: 'commit' })
    await page.getByLabel(label).fill('Ada')
    await page.getByLabel(label).press('Enter')
    await page.locator('form[aria-busy="true"]').waitFor()
    release()
    await page.getByText(message).waitFor()
    expect(await page.getByLabel(label).inputValue()).toBe('Ada')
    expect(new URL(page.url()).search).toBe('')
  })
})

test('a user signs up, confirms the email address, creates a store, works in it and signs out', async () => {
  const { page } = await visit({ expected: [/status of 40[129]/] })
  const email = `${newName()}@example.com`
  const subdomain = newName()
  await page.goto(`${main()}/`)
  await page.evaluate(() => localStorage.setItem('currentStoreId', 'of-somebody-else'))
  await page.getByRole('link', { name: 'Start free for 14 days' }).first().click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Enter a valid email address.').waitFor()
  await page.getByLabel('Your name').fill('Ada Example')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour')
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('currentStoreId'))).toBeNull()
  await page.goto(`${main()}/dashboard`)
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
  expect(await deepFindings(page)).toEqual([])
  if (isDeep) {
    const [mailbox] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'development mailbox' }).click(),
    ])
    await mailbox.getByText(email).first().waitFor()
    await mailbox.close()
  }
  await page.goto(`${main()}/verify-link?token=${await mailedToken(email)}`)
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()

  await page.getByLabel('Store name').fill('Älder & Oak')
  await expect.poll(() => page.getByLabel('Subdomain').inputValue()).toBe('alder-oak')
  await page.getByLabel('Subdomain').fill('admin')
  await page.getByText('This subdomain is taken or reserved.').waitFor()
  await page.getByRole('button', { name: 'Create store' }).click()
  await expect.poll(() => page.getByLabel('Subdomain').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => page.getByLabel('Subdomain').evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByLabel('Store name').inputValue()).toBe('Älder & Oak')
  await page.getByLabel('Subdomain').fill(subdomain)
  await page.getByText('This subdomain is available.').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Daylight' }).isChecked()).toBe(true)
  expect(await findings(page)).toEqual([])
  await page.getByRole('radio', { name: 'Daylight' }).focus()
  await page.keyboard.press('ArrowDown')
  const theme = await page.getByRole('radio', { checked: true }).inputValue()
  expect(theme).not.toBe('daylight')
  const created = page.waitForResponse((response) => response.url().endsWith('/create-store') && response.ok())
  await page.getByRole('button', { name: 'Create store' }).click()

  expect((await created).request().postDataJSON()).toMatchObject({ theme })
  await page.waitForURL('**/dashboard/adminhome')
  await page.getByRole('button', { name: /Älder & Oak.*Switch store/ }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('currentStoreId'))).toBeTruthy()
  await page.getByRole('button', { name: /Ada Example.*Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByText('Logout successfully').waitFor()
  await page.waitForURL('**/login')
  await page.goto(`${main()}/dashboard/adminhome`)
  await page.waitForURL('**/login')
  await page.getByText('Please sign in to continue.').waitFor()
})

test.runIf(isDeep)('the confirmation link in another browser asks for a new password', async () => {
  const email = `${newName()}@example.com`
  const { page } = await visit({ expected: [/status of 40[13]/] })
  await page.goto(`${main()}/signup`)
  await page.getByLabel('Your name').fill('Ada Example')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
  const { page: other } = await visit({ expected: [/status of 40[13]/] })
  await other.goto(`${main()}/verify-link?token=${await mailedToken(email)}`)
  await other.getByText('You opened the link in another browser').waitFor()
  expect(await deepFindings(other)).toEqual([])
  await other.getByLabel('New password', { exact: true }).fill('another quiet harbour')
  await other.getByRole('button', { name: 'Save password' }).click()
  await other.getByText('Password saved.').waitFor()
  await other.getByRole('link', { name: 'Sign in' }).click()
  await signIn(other, { email, password: 'another quiet harbour' })
  await other.waitForURL('**/choose-store')
  await page.reload()
  await page.waitForURL('**/login')
})

describe('signing in', () => {
  test('keeps typed values when it fails, and continues to the requested screen', async () => {
    const { owner } = await newStore()
    const { page } = await visit({ expected: refused })
    await page.goto(`${main()}/dashboard/nowhere?of=mine`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await signIn(page, { email: owner.email, password: 'not this one' })
    await page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' }).waitFor()
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(owner.email)
    await signIn(page, owner)
    // With one store, it is selected automatically.
    await page.waitForURL(/\/dashboard\//)
    await page.goto(`${main()}/choose-store`)
    await page.getByRole('button', { name: /Alder & Oak/ }).waitFor()
    expect(await deepFindings(page)).toEqual([])
    await page.getByRole('button', { name: /Alder & Oak/ }).click()
    await page.waitForURL('**/dashboard/adminhome')
    if (isDeep) {
      await page.goto(`${main()}/theme-home`)
      await page.getByRole('link', { name: 'Start with this theme: Larder' }).click()
      await page.getByRole('heading', { name: 'Create your store' }).waitFor()
      await expect.poll(() => page.getByRole('radio', { name: 'Larder' }).isChecked()).toBe(true)
      await page.getByRole('button', { name: 'Back to your stores' }).click()
      await page.getByRole('button', { name: /Alder & Oak/ }).waitFor()
    }
    await page.goto(`${main()}/logout`)
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('currentStoreId'))).toBeNull()
  })

  test.runIf(isDeep)('works again with a password set by an emailed link, which works once', async () => {
    const { email } = await newAccount()
    const { page } = await visit({ expected: [/status of 40[01]/] })
    await page.goto(`${main()}/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await expect.poll(async () => (await mailbox(email)).includes('forgot-password')).toBe(true)
    const link = `${main()}/forgot-password?token=${await mailedToken(email)}`
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('another quiet harbour')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Password saved.').waitFor()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, { email, password: 'another quiet harbour' })
    await page.waitForURL('**/choose-store')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('a third quiet harbour')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('This link is no longer valid.').waitFor()
  })
})

test.runIf(isDeep)('a changed email address is restored with the link in the notice, and a new password is set', async () => {
  const { email, password, call } = await newAccount()
  const taken = `${newName()}@example.com`
  await call('user.changeEmail', { body: { email: taken, password } })
  await call('auth.verifyEmail', { body: { token: await mailedToken(taken) } })
  await expect.poll(async () => (await mailbox(email)).includes('undo-email-change')).toBe(true)
  const { page } = await visit({ expected: [/status of 40[01]/, /ERR_INTERNET_DISCONNECTED|Failed to load/] })
  const link = `${main()}/undo-email-change?token=${await mailedToken(email)}`
  await page.goto(link)
  await page.getByRole('heading', { name: 'Undo the change of your email address' }).waitFor()
  expect(await deepFindings(page)).toEqual([])
  const undo = page.getByRole('button', { name: 'Undo the change' })
  await expect.poll(() => undo.isEnabled()).toBe(true)
  await page.context().setOffline(true)
  await undo.click()
  await page.getByRole('alert').waitFor()
  await page.context().setOffline(false)
  await undo.click()
  await page.getByRole('heading', { name: 'Your email address is restored' }).waitFor()
  expect(await deepFindings(page)).toEqual([])
  await page.getByLabel('New password', { exact: true }).fill('another quiet harbor')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Password saved.').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, { email, password: 'another quiet harbor' })
  await page.waitForURL('**/choose-store')
  await page.goto(link)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  await page.getByText('It works once, within 72 hours.').waitFor()
})

const mailbox = async (email: string) => (await articlesTo(email))[0] ?? ''

test.runIf(isDeep)(
  'two stores in the trial: the second is created from the switcher, each shows its own data, and a deleted one leads to the others',
  async () => {
    const { owner, storeId } = await newStore({ name: 'First' })
    // 404 answers a request that is still running when the store is deleted.
    const { page, context } = await visit({ expected: [/status of 40[1-4]/] })
    await page.goto(`${main()}/login`)
    await signIn(page, owner)
    await page.getByRole('button', { name: /First.*Switch store/ }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('currentStoreId'))).toBe(storeId)
    const switchStore = async (from: RegExp, item: string) => {
      await page.getByRole('button', { name: from }).click()
      await page.getByRole('menu').getByText(item, { exact: true }).click()
    }
    await switchStore(/First.*Switch store/, 'Create another store')
    await page.getByLabel('Store name').fill('Second')
    await page.getByLabel('Subdomain').fill(newName())
    await page.getByText('This subdomain is available.').waitFor()
    await page.getByRole('button', { name: 'Create store' }).click()
    await page.getByRole('button', { name: /Second.*Switch store/ }).waitFor()
    await switchStore(/Second.*Switch store/, 'First')
    await page.getByRole('button', { name: /First.*Switch store/ }).waitFor()
    await owner.call('user.confirm', { body: { password: owner.password } })
    await owner.call('store.delete', { body: { storeId, name: 'First' } })
    await page.reload()
    await page.getByText('You are no longer a member of this store').waitFor()
    await page.getByRole('link', { name: 'Choose a store' }).click()
    await page.getByRole('button', { name: /Second/ }).click()
    await page.getByRole('button', { name: /Second.*Switch store/ }).waitFor()
    await context.close()
  },
)

test.each(isDeep ? [1440, 360] : [360])('the dashboard is accessible at %d px, and fits', async (width) => {
  const store = await newStore()
  const visitor = await visit({ viewport: { width, height: 800 } })
  const { page } = visitor
  await startSession(visitor, store)
  await page.goto(`${main()}/dashboard/adminhome`)
  await page.getByRole('heading', { name: 'Home', exact: true }).waitFor()
  expect(await deepFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  if (width > 900) return
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).waitFor()
  expect(await deepFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
