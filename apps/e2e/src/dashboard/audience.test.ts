import { readFile } from 'node:fs/promises'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { signIn } from '../builder/page-builder.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { callsOf, newStore, originOf, type StartedStore } from '../server/started-server.ts'
import { writeMessage } from '../shopper/contact-form.ts'

const { visit } = useBrowser()
let store: StartedStore

beforeAll(async () => {
  store = await newStore()
  await writeMessage(store, { subject: 'Lamp repair', message: 'Do you repair lamps?\nMine flickers.' })
  await writeMessage(store, { subject: 'Opening hours', message: 'When are you open?' })
  const { call } = callsOf(store.host)
  for (const name of ['ann', 'bob', 'cleo']) await call('email.subscribe', { body: { email: `${name}@example.com` } })
})

async function opened(path: string) {
  const visitor = await visit({ acceptDownloads: true })
  await signIn(visitor, store)
  await visitor.page.goto(`${originOf()}/dashboard/${path}`)
  return visitor.page
}

test.runIf(isDeep)('a contact message can be found, read, replied to, marked as unread and deleted', async () => {
  const page = await opened('adminhome')
  await page.getByRole('link', { name: 'Messages' }).click()
  const rows = page.getByRole('table', { name: 'Contact messages' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  expect(await findings(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('flickers')
  await expect.poll(() => rows.count()).toBe(1)

  await page.getByRole('button', { name: 'Status: any' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Unread' }).click()
  await page.getByRole('link', { name: 'Lamp repair' }).click()
  const message = page.getByRole('dialog', { name: 'Lamp repair' })
  await message.getByText('Mine flickers.').waitFor()
  const reply = await message.getByRole('link', { name: 'Reply by email' }).getAttribute('href')
  expect(reply).toMatch(/^mailto:ada%40example\.com\?subject=Re%3A%20Lamp%20repair&body=/)
  // Opening it marked it as read: the filter "Unread" no longer lists it, and it stays open.
  await page.getByText('No results').waitFor()
  expect(await deepFindings(page)).toEqual([])
  await message.getByRole('button', { name: 'Mark as unread' }).click()
  await message.waitFor({ state: 'detached' })
  await expect.poll(() => rows.count()).toBe(1)

  await page.goto(`${originOf()}/dashboard/messages`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as read' }).click()
  await page.getByText('2 messages marked as read.').waitFor()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete 2 messages?' }).getByRole('button', { name: 'Delete 2 messages' }).click()
  await page.getByText('No messages yet').waitFor()
  expect((await store.owner.call('message.list', { query: { storeId: store.storeId } })).content).toEqual([])
})

test.runIf(isDeep)('subscribers can be searched, exported and removed', async () => {
  const page = await opened('subscribers')
  const rows = page.getByRole('table', { name: 'Newsletter subscribers' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(3)
  expect(await deepFindings(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  // A byte order mark, by which Excel recognizes UTF-8.
  expect(text.startsWith('\ufeff')).toBe(true)
  const lines = text.slice(1).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',')[0])).toEqual(['email', 'ann@example.com', 'bob@example.com', 'cleo@example.com'])

  await page.getByRole('checkbox', { name: 'Select ann@example.com' }).click()
  await page.getByRole('checkbox', { name: 'Select bob@example.com' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 2 subscribers' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  const { content } = await store.owner.call('subscriber.list', { query: { storeId: store.storeId } })
  expect(content.map(({ email }) => email)).toEqual(['cleo@example.com'])
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill('ann')
  await page.getByText('No results').waitFor()
})
