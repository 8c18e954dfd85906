import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The storefront records clicks there until it is hydrated. */
    __early?: HTMLElement[] & { live?: boolean; fail?: () => void }
  }
}

/**
 * Opens a URL and waits until the store's app is hydrated. The app starts at a touch of the page, as for a shopper: without one, it waits
 * for up to a second.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')))
  await isLive(page)
}

/** Waits until the store's app is hydrated. Polling with every frame would draw 60 frames in a second. */
export const isLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.__early?.live, undefined, { polling: 50 })

/** Pauses the page's clock (after `page.clock.install()`), so that the test controls time. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000)
