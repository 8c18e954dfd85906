import type { Browser } from 'playwright-core'
import type { AppPair } from './apps.ts'

const HEADING = 'Hello, world'

/** The stored pages of the apps: under our key and under Puck's. */
const stored = {
  smallest: {
    'blockfront.page.home': { content: [{ id: 'banner-1', type: 'banner', props: {} }], globalContent: [], version: 1 },
    home: { root: {}, content: [{ type: 'Banner', props: { id: 'banner-1', heading: 'Hello' } }] },
  },
  site: {
    'blockfront.page.home': {
      content: [
        { id: 'hero-1', type: 'hero', props: {} },
        {
          id: 'columns-1',
          type: 'columns',
          childComponents: [
            { id: 'links-1', type: 'links', slot: 'start', props: { items: [{ name: 'Shop', path: '/shop' }] } },
            { id: 'review-1', type: 'review', slot: 'end', props: { stars: 4 } },
          ],
        },
      ],
      globalContent: [],
      version: 1,
    },
    home: {
      root: {},
      content: [
        { type: 'Hero', props: { id: 'hero-1', heading: 'Hello', text: 'Welcome to our site.', align: 'left' } },
        {
          type: 'Columns',
          props: {
            id: 'columns-1',
            start: [{ type: 'Links', props: { id: 'links-1', items: [{ name: 'Shop', path: '/shop' }] } }],
            end: [{ type: 'Review', props: { id: 'review-1', quote: 'Exactly what I was looking for.', stars: 4 } }],
          },
        },
      ],
    },
  },
}

/** The elements that the blocks of the apps render. Puck adds elements around those in slots. */
const VIEWS = { smallest: 'h1', site: 'section, nav, blockquote' }

/**
 * Uses an app with real input: selects the block with the heading in the builder, types another heading, waits until it is saved, and opens the
 * page. Returns the HTML of its blocks.
 * @param hasFrame whether the canvas is in an iframe.
 */
export async function editPage(
  browser: Browser,
  address: string,
  { pair, hasFrame }: { pair: AppPair; hasFrame: boolean },
): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.evaluate((pages) => {
      for (const [key, value] of Object.entries(pages)) localStorage.setItem(key, JSON.stringify(value))
    }, stored[pair])
    await page.goto(`${address}/edit`)
    // Our palette has thumbnails of the same blocks.
    const canvas = hasFrame ? page.frameLocator('iframe') : page.locator('.bfb-page')
    const banner = canvas.locator('h1', { hasText: 'Hello' }).first()
    const field = page.getByLabel('Heading').filter({ visible: true }).first()
    await banner.waitFor()
    // A builder that is still loading misses a click.
    for (let i = 0; i < 10 && !(await field.isVisible()); i++) {
      // The mouse, because the page on our canvas is inert: the canvas finds the block at the pointer.
      const { x, y, width, height } = (await banner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.click(x + width / 2, y + height / 2)
      await field.waitFor({ timeout: 1000 }).catch(() => undefined)
    }
    await field.fill(HEADING)
    await page.waitForFunction((text) => Object.values({ ...localStorage }).some((value) => value.includes(text)), HEADING)
    await page.goto(address)
    await page.locator('h1', { hasText: HEADING }).waitFor()
    const views = await page.locator(VIEWS[pair]).evaluateAll((elements) => elements.map((element) => element.outerHTML))
    return views.join('\n')
  } finally {
    await context.close()
  }
}
