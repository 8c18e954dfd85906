import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The storefront records clicks there until it is hydrated. */
    __early?: HTMLElement[] & { live?: boolean; fail?: () => void }
  }
}

/** Opens a URL and waits until the store's app is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => window.__early?.live)
}

/** Pauses the page's clock (after `page.clock.install()`), so that the test controls time. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000)
