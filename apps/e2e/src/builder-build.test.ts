import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { useBrowser, type Visit } from './browser.ts'
import { draftOf, drag, newPage, openBuilder, publish, saved, signIn } from './page-builder.ts'
import { newStore, type StartedStore } from './started-server.ts'

const { visit } = useBrowser()
let store: StartedStore
let arabic: StartedStore
beforeAll(async () => {
  ;[store, arabic] = await Promise.all([newStore(), newStore()])
  await arabic.owner.call('store.updateDetails', { body: { storeId: arabic.storeId, locale: 'ar-EG' } })
})

/** What every story builds: ten blocks, three of them containers, one inside another. */
const TOP = ['hero', 'videoBlock', 'testimonials', 'simpleProductGrid', 'categoriesSlider'] as const
const BUILT = [...TOP, 'container', { container: [{ container: ['imageBlock', 'textBlock'] }] }]

interface Started {
  visitor: Visit
  page: Page
  pageId: string
}

async function start(of: StartedStore, name: string, options: Parameters<typeof visit>[0] = {}): Promise<Started> {
  const pageId = await newPage(of, name)
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, ...options })
  await signIn(visitor, of)
  await openBuilder(visitor.page, pageId)
  return { visitor, page: visitor.page, pageId }
}

/** Publishes, and looks at the page as a shopper. */
async function expectBuilt(of: StartedStore, { page, pageId }: Started) {
  await saved(page)
  expect(await draftOf(of, pageId)).toEqual(BUILT)
  await publish(page)
  const { slug } = await of.owner.call('page.getById', { query: { pageId } })
  const { page: shopper } = await visit()
  await shopper.goto(`${of.origin}/page/${slug}`)
  await shopper.getByText('What customers say').or(shopper.getByText('Loved by our customers')).first().waitFor()
  for (const name of ['hero', 'video', 'testimonials', 'container'])
    expect(await shopper.locator(`.bf-${name}`).count()).toBeGreaterThan(0)
}

const blockIds = (page: Page) =>
  page.locator('.bfb-stage [data-block]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block ?? ''))

/** Drags a block from the palette onto an element of the canvas; answers the new block's id. */
async function put(page: Page, key: string, to: string, down?: number): Promise<string> {
  const before = await blockIds(page)
  await drag(page, page.locator(`[data-entry="${key}"]`), page.locator(to), down)
  await expect.poll(async () => (await blockIds(page)).length).toBe(before.length + 1)
  return (await blockIds(page)).find((id) => !before.includes(id)) ?? ''
}

/** Drags everything from the palette, the deepest first and the others above it. */
async function buildByPointer(page: Page) {
  const on = (id: string) => `.bfb-stage [data-block="${id}"]`
  const outer = await put(page, 'container', '.bfb-empty')
  const inner = await put(page, 'container', on(outer))
  const text = await put(page, 'textBlock', on(inner))
  await put(page, 'imageBlock', on(text), 0.1)
  let first = await put(page, 'container', on(outer), 0.02)
  for (const key of TOP.toReversed()) first = await put(page, key, on(first), 0.04)
}

describe('a page of ten blocks, from nothing', () => {
  test('is built by pointer', async () => {
    const started = await start(store, 'By pointer')
    await buildByPointer(started.page)
    await expectBuilt(store, started)
  })

  test('is built by pointer from right to left', async () => {
    const started = await start(arabic, 'From the right')
    await started.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await buildByPointer(started.page)
    await expectBuilt(arabic, started)
  })

  test('is built by pointer at 200 % zoom', async () => {
    const started = await start(store, 'Twice as large', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
    const { page } = started
    for (const key of [...TOP, 'container']) await press(page, key)
    // What is pressed with a container selected goes into it: the next stands beside it, chosen on the page.
    await page.keyboard.press('Escape')
    await select(page, 'Categories')
    await press(page, 'container')
    await press(page, 'container')
    await press(page, 'imageBlock')
    await press(page, 'textBlock')
    await expectBuilt(store, started)
  })

  test('is built by keyboard alone', async () => {
    const started = await start(store, 'By keyboard')
    const { page } = started
    const insert = async (title: string) => {
      await page.keyboard.press('/')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.type(title)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    for (const title of ['Hero', 'Video', 'Testimonials', 'Product slider', 'Categories', 'Container']) await insert(title)
    await expectBuilt(store, started)
  })
})

/** Presses an entry of the palette, which stands in a sheet where there is little room. */
async function press(page: Page, key: string) {
  const entry = page.locator(`[data-entry="${key}"] button`)
  if (!(await entry.isVisible())) await page.getByRole('button', { name: 'Add', exact: true }).click()
  await entry.click()
}
