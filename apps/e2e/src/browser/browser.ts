import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { chromiumLaunchOptions } from '../../../../scripts/browser/chromium.ts'

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the browser complained about so far: console errors and warnings, exceptions, requests that failed. */
  complaints: string[]
}

interface VisitOptions extends BrowserContextOptions {
  /** Complaints that belong to the story, by a part of their text. */
  expected?: readonly RegExp[]
}

let launched: Promise<Browser> | undefined

/** One Chromium for all files of tests that run in this process. Playwright closes it when the process ends. */
export function useChromium(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    launched ??= chromium.launch(chromiumLaunchOptions())
    browser = await launched
  })
  return () => browser
}

/** What the browser complains about from now on: console errors and warnings, exceptions. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  return complaints
}

/**
 * One Chromium for all stories, and a fresh visitor for each call: with its own cookies and storage. After each test the
 * visitors leave; a story in which the browser complained fails.
 */
export function useBrowser(): { visit: (options?: VisitOptions) => Promise<Visit> } {
  const browser = useChromium()
  const visits: (Visit & { expected: readonly RegExp[] })[] = []
  afterEach(async () => {
    const ended = visits.splice(0)
    for (const { context } of ended) await context.close()
    const complaints = ended.flatMap((visit) =>
      visit.complaints.filter((text) => !visit.expected.some((part) => part.test(text))),
    )
    expect(complaints).toEqual([])
  })
  return {
    visit: async ({ expected = [], ...options } = {}) => {
      const context = await browser().newContext({ viewport: { width: 1280, height: 800 }, ...options })
      context.setDefaultTimeout(15_000)
      const page = await context.newPage()
      const visit = { page, context, complaints: complaintsOf(page) }
      visits.push({ ...visit, expected })
      return visit
    },
  }
}
