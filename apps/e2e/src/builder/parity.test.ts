import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { openPage } from '../storefront/store-page.ts'
import { newPage, openBuilder, publish, signIn } from './page-builder.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
})

/** Static blocks without store data, each with settings other than its defaults. */
const CONTENT = [
  { type: 'textBlock', props: { text: '<h2>Made by hand</h2><p>Of <b>oak</b> and ash, since <i>1921</i>.</p>' } },
  { type: 'testimonials', props: { headerTitle: 'What people say' } },
  { type: 'container', childComponents: [{ type: 'textBlock', props: { text: '<p>Inside a container</p>' } }] },
  { type: 'textBlock', props: { text: '<p>Not on tablets</p>' }, editor: { hiddenOn: ['tablet'] } },
]

/** The difference between two screenshots, 0 to 1. Small differences in a channel are ignored, as in antialiasing. */
const difference = (page: Page, first: Buffer, second: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1
      let differs = 0
      for (let i = 0; i < a.data.length; i += 4) {
        const far = [0, 1, 2].some((channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0)) > 16)
        if (far) differs++
      }
      return differs / (a.width * a.height)
    },
    [first.toString('base64'), second.toString('base64')],
  )

/** A screenshot of the first such block, without sticky bars above it. */
async function picture(page: Page, selector: string): Promise<Buffer> {
  await page.addStyleTag({ content: '.bf-navbar, .bf-topbar { position: static !important; }' })
  return page.locator(selector).first().screenshot({ animations: 'disabled' })
}

test('the canvas looks the same as the online store, and in the long form changes its layout at the same widths', async () => {
  const pageId = await newPage(store, 'Picture', CONTENT)
  const owner = await visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(owner, store)
  await openBuilder(owner.page, pageId)
  await publish(owner.page)
  await owner.page.getByRole('button', { name: 'Preview', exact: true }).click()
  const shopper = await visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await shopper.page.goto(`${store.origin}/page/picture`)
  // A web font that arrives after the first paint is shown on the next page (docs/decisions/0090).
  await shopper.page.reload()
  for (const name of ['.bf-textBlock', '.bf-testimonials', '.bf-container', '.bf-footer']) {
    const canvas = await picture(owner.page, `.bfb-stage ${name}`)
    const page = await picture(shopper.page, name)
    expect(await difference(shopper.page, canvas, page), name).toBeLessThan(0.001)
  }

  if (!isDeep) return
  const isShown = (page: Page) => page.locator('.bf-page').getByText('Not on tablets').isVisible()
  const { page: canvas } = owner
  expect([await isShown(canvas), await isShown(shopper.page)]).toEqual([true, true])
  await canvas.getByRole('button', { name: 'Back to editing' }).click()
  await canvas.getByRole('button', { name: 'Theme', exact: true }).click()
  await canvas.getByRole('spinbutton', { name: 'Tablet from' }).fill('900')
  await canvas.getByRole('spinbutton', { name: 'Desktop from' }).fill('1400')
  await canvas.getByRole('button', { name: 'Publish theme' }).click()
  await canvas.getByText('Theme published.', { exact: false }).first().waitFor({ state: 'attached' })
  await canvas.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect.poll(() => isShown(canvas)).toBe(true)
  await canvas.getByRole('radio', { name: 'Tablet' }).click()
  await expect.poll(() => isShown(canvas)).toBe(false)
  await expect.poll(() => canvas.locator('.bfb-stage .bf-page').evaluate((page: HTMLElement) => page.offsetWidth)).toBe(900)
  await openPage(shopper.page, `${store.origin}/page/picture`)
  const shownAt: boolean[] = []
  for (const width of [880, 920, 1380, 1420]) {
    await shopper.page.setViewportSize({ width, height: 900 })
    shownAt.push(await isShown(shopper.page))
  }
  expect(shownAt).toEqual([true, false, false, true])
  // The style sheets of some blocks arrive with the next page.
  const lateSheets = () => shopper.page.locator('style[data-block]').allTextContents()
  expect(await lateSheets()).toEqual([])
  await shopper.page.locator('.bf-navbar__nav').getByRole('link', { name: 'Home', exact: true }).click()
  await expect.poll(async () => (await lateSheets()).join()).toContain('@container page (width >= 900px)')
  expect((await lateSheets()).join()).not.toMatch(/768px|1024px/)
})
