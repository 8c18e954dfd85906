import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { findings } from '../checks/axe.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { newPage, openBuilder, patience, publish, saved, select, signIn } from './page-builder.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
})

const PICTURE = {
  name: 'sea.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="teal"/></svg>',
  ),
}

test('an image is uploaded from the panel, shown immediately, listed in the library, and visible to shoppers', async () => {
  const pageId = await newPage(store, 'Pictures', [{ type: 'imageBlock' }, { type: 'imageBlock', editor: { label: 'Second' } }])
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, expected: [/status of 415/] })
  const { page } = visitor
  await signIn(visitor, store)
  await openBuilder(page, pageId)
  await select(page, 'Image')
  await page.getByRole('button', { name: 'Choose an image' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await picker.getByRole('searchbox', { name: 'Search your library' }).waitFor()
  expect(await findings(page)).toEqual([])
  await picker
    .locator('input[type="file"]')
    .setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await picker.getByText('“fake.png” was not uploaded').waitFor()
  await picker.locator('input[type="file"]').setInputFiles(PICTURE)
  await picker.waitFor({ state: 'detached' })
  const drawn = page.locator('.bfb-stage .bf-imageBlock img').first()
  await expect.poll(() => drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth), patience).toBeGreaterThan(0)
  await select(page, 'Second')
  await page.getByRole('button', { name: 'Choose an image' }).first().click()
  await picker.getByRole('button', { name: 'Choose sea.svg' }).click()
  await saved(page)
  await publish(page)
  const { page: shopper } = await visit()
  await shopper.goto(`${store.origin}/page/pictures`)
  const seen = shopper.locator('.bf-imageBlock img')
  await expect.poll(() => seen.count()).toBe(2)
  await expect.poll(() => seen.first().evaluate((image) => (image as HTMLImageElement).naturalWidth), patience).toBeGreaterThan(0)
})
