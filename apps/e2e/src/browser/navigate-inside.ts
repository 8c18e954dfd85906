import type { Page } from 'playwright-core'

/**
 * Opens another path in the loaded application of the main hostname, as a link in it does. Loading the application again costs five
 * times as much processor time. What the page showed before may stay until the other screen is ready.
 */
export const navigateInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
