import type { Page } from 'playwright-core'
import { newestEmail } from '../server/mailbox.ts'
import type { StartedStore } from '../server/started-server.ts'
import { openPage } from '../storefront/store-page.ts'

/** The newest code in the development mailbox for an address. */
export async function mailedCode(email: string): Promise<string> {
  const { subject } = await newestEmail(email, 'account-code')
  return /^\d{6}/.exec(subject)?.[0] ?? ''
}

/** Signs in to the customer's account of a store, from the link in the store's header to the list of orders. */
export async function openAccount(page: Page, store: StartedStore, email: string): Promise<void> {
  await openPage(page, store.origin)
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  // The home page that the link leaves has a form for an email address too.
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('Six-digit code')
  await code.waitFor()
  await code.fill(await mailedCode(email))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(`Signed in as ${email}`).waitFor()
}
