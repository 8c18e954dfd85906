import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser, type Visit } from '../browser/browser.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { draftOf, drag, newPage, openBuilder, patience, publish, saved, signIn } from './page-builder.ts'

const { visit } = useBrowser()
let store: StartedStore
let arabic: StartedStore
beforeAll(async () => {
  ;[store, arabic] = await Promise.all([newStore(), newStore()])
  await arabic.owner.call('store.updateDetails', { body: { storeId: arabic.storeId, locale: 'ar-EG' } })
})

/** The blocks of a complete page, above two nested containers with two blocks. */
const ALL = ['hero', 'videoBlock', 'testimonials', 'simpleProductGrid', 'categoriesSlider', 'contactForm'] as const
/** Enough to drop a block at every kind of position: on the empty page, below, above, and in a container. */
const FEW = ['hero', 'contactForm'] as const
const titles: Record<(typeof ALL)[number], string> = {
  hero: 'Hero',
  videoBlock: 'Video',
  testimonials: 'Testimonials',
  simpleProductGrid: 'Product grid',
  categoriesSlider: 'Categories',
  contactForm: 'Contact form',
}
type Top = readonly (typeof ALL)[number][]
const top: Top = isDeep ? ALL : FEW

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

/** Publishes, and opens the page as a shopper. */
async function expectBuilt(of: StartedStore, { page, pageId }: Started, publishing = publish) {
  await saved(page)
  expect(await draftOf(of, pageId)).toEqual([...top, { container: [{ container: ['imageBlock', 'textBlock'] }] }])
  await publishing(page)
  const { slug } = await of.owner.call('page.getById', { query: { pageId } })
  const { page: shopper } = await visit()
  await shopper.goto(`${of.origin}/page/${slug}`)
  const shown = await shopper
    .locator(
      'main .bf-hero, .bf-videoBlock, .bf-testimonials, .bf-contactForm, .bf-container .bf-container :is(.bf-imageBlock, .bf-textBlock)',
    )
    .evaluateAll((all) => all.map(({ className }) => className.split(' ')[0]))
  const expected = top.filter((type) => ['hero', 'videoBlock', 'testimonials', 'contactForm'].includes(type))
  expect(shown).toEqual([...expected, 'imageBlock', 'textBlock'].map((type) => `bf-${type}`))
}

const blockIds = (page: Page) =>
  page.locator('.bfb-stage [data-block]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block ?? ''))

/** Drags a block from the palette (a sheet in narrow windows) onto an element of the canvas. Returns the new block's id. */
async function put(page: Page, key: string, to: string, down = 0.5): Promise<string> {
  const before = await blockIds(page)
  if (!(await page.locator('[data-entry]').first().isVisible()))
    await page.getByRole('button', { name: 'Add blocks', exact: true }).click()
  await page.locator('.bfb-entry--template').first().waitFor()
  await scrollTo(page, to, down)
  await drag(page, page.locator(`[data-entry="${key}"]`), page.locator(to), down)
  await expect.poll(async () => (await blockIds(page)).length, patience).toBe(before.length + 1)
  return (await blockIds(page)).find((id) => !before.includes(id)) ?? ''
}

/** Scrolls until a height of an element (0 to 1 from its top) is visible. */
const scrollTo = (page: Page, selector: string, down: number) =>
  page.locator('.bfb-scroller').evaluate(
    (scroller, [to, part]) => {
      const [stage, target] = [scroller.closest('.bfb-stage'), document.querySelector(to)]
      if (!stage || !target) throw new Error(`There is no ${to} on the canvas.`)
      const [room, { top, height }] = [stage.getBoundingClientRect(), target.getBoundingClientRect()]
      scroller.scrollTop += top + height * part - room.top - room.height / 2
    },
    [selector, down] as const,
  )

/** Drags every block from the palette: containers below the form, all others above it. */
async function buildByPointer(page: Page) {
  const on = (id: string) => `.bfb-stage [data-block="${id}"]`
  const [last, ...others] = top.toReversed()
  let first = await put(page, last ?? '', '.bfb-empty')
  const outer = await put(page, 'container', on(first), 0.98)
  const inner = await put(page, 'container', on(outer))
  const text = await put(page, 'textBlock', on(inner))
  await put(page, 'imageBlock', on(text), 0.1)
  for (const key of others) first = await put(page, key, on(first), 0.04)
}

describe('a page, from nothing', () => {
  test.runIf(isDeep)('is built by pointer', async () => {
    const started = await start(store, 'By pointer')
    await buildByPointer(started.page)
    await expectBuilt(store, started)
  })

  test.runIf(isDeep)('can be built by pointer from right to left', async () => {
    const started = await start(arabic, 'From the right')
    await started.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const arrow = started.page.getByRole('button', { name: 'Leave the builder' }).locator('svg')
    expect(await arrow.evaluate((svg) => getComputedStyle(svg).scale)).toBe('-1 1')
    await buildByPointer(started.page)
    await expectBuilt(arabic, started)
  })

  test.runIf(isDeep)('can be built by pointer at 200% zoom', async () => {
    const started = await start(store, 'Twice as large', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
    await buildByPointer(started.page)
    await expectBuilt(store, started)
  })

  test('can be built by keyboard', async () => {
    const started = await start(store, 'By keyboard')
    const { page } = started
    for (const title of [...top.map((type) => titles[type]), 'Container', 'Container', 'Image', 'Text']) {
      await page.keyboard.press('/')
      await page.getByRole('dialog').waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input')
      await page.keyboard.type(title)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await expectBuilt(store, started, publishByKeys)
  })
})

/** Presses Tab until the focused element has this name, then presses Enter. */
async function pressByKeys(page: Page, name: string) {
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  for (let i = 0; i < 80 && (await focused()) !== name; i++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(name)
  await page.keyboard.press('Enter')
}

async function publishByKeys(page: Page) {
  await pressByKeys(page, 'Publish')
  await page.getByRole('dialog').waitFor()
  await pressByKeys(page, 'Publish page')
  await page
    .getByText(/ is published$/)
    .first()
    .waitFor({ state: 'attached' })
}
