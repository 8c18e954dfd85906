import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The storefront keeps clicks there until its app is live. */
    __early?: HTMLElement[] & { live?: boolean; fail?: () => void }
  }
}

/** Opens an address and waits until the store's app is there, as a shopper who looks first does. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => window.__early?.live)
}

/** Stops the page's clock (after `page.clock.install()`): what it does next takes as long as the test says. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000)
