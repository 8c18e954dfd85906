import { chromiumLaunchOptions } from '@blockfront/tooling/browser/chromium'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** Opens a page in a separate browser for a check. Rejects with the first error in the page. */
export async function withPage(check: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await check(page)
    if (errors[0]) throw errors[0]
  } finally {
    await browser.close()
  }
}
