import type { Browser } from 'playwright-core'

const HEADING = 'Hello, world'

/** The stored pages of both apps, with one banner: under our key and under Puck's. */
const stored = {
  'blockfront.page.home': { content: [{ id: 'banner-1', type: 'banner', props: {} }], globalContent: [], version: 1 },
  home: { root: {}, content: [{ type: 'Banner', props: { id: 'banner-1', heading: 'Hello' } }] },
}

/**
 * Uses an app with real input: selects the banner in the builder, types another heading, waits until it is saved, and opens the page.
 * Returns the HTML of the banner.
 * @param hasFrame whether the canvas is in an iframe.
 */
export async function editPage(browser: Browser, address: string, { hasFrame }: { hasFrame: boolean }): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.evaluate((pages) => {
      for (const [key, value] of Object.entries(pages)) localStorage.setItem(key, JSON.stringify(value))
    }, stored)
    await page.goto(`${address}/edit`)
    const canvas = hasFrame ? page.frameLocator('iframe') : page
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
    const heading = page.locator('h1', { hasText: HEADING })
    await heading.waitFor()
    return await heading.evaluate((element) => element.outerHTML)
  } finally {
    await context.close()
  }
}
