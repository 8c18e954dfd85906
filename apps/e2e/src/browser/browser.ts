import { chromiumLaunchOptions } from '@blockfront/tooling/browser/chromium'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, type RunnerTestCase } from 'vitest'
import { ContextPool } from './context-pool.ts'
import { FailedPages } from './failed-pages.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The open pages of this failed test are saved. */
    pagesAreSaved?: boolean
  }
}

export interface Visit {
  page: Page
  context: BrowserContext
  /** Everything that the browser has reported: console errors and warnings, exceptions, failed requests. */
  complaints: string[]
}

interface VisitOptions extends BrowserContextOptions {
  /** Expected messages, by a part of their text. */
  expected?: readonly RegExp[]
}

/**
 * Options of every visitor who tests nothing else: without motion, because Chromium spends a sixth of its time on drawing animations, and
 * a screen that moves is harder to check.
 */
export const withoutMotion = { reducedMotion: 'reduce' } as const

let launched: Promise<Browser> | undefined
let failedPages: FailedPages | undefined

const pool = new ContextPool()

/** One Chromium for all test files of this process. Playwright closes it when the process ends. */
export function useChromium(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    launched ??= chromiumLaunchOptions().then((options) => chromium.launch(options))
    browser = await launched
    failedPages ??= new FailedPages(browser)
  })
  beforeEach(() => failedPages?.begin())
  afterEach(async ({ task }) => {
    if (hasFailed(task)) await savePages(task)
  })
  return () => browser
}

const hasFailed = ({ result }: Readonly<RunnerTestCase>): boolean => result?.state === 'fail'

/** Saves the open pages of a failed test, once. */
async function savePages(task: Readonly<RunnerTestCase>): Promise<void> {
  if (task.meta.pagesAreSaved) return
  task.meta.pagesAreSaved = true
  await failedPages?.save(task.file.name, task.fullTestName)
}

/** Collects what the browser reports from now on: console errors and warnings, exceptions. */
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
 * One Chromium for all tests. Each call opens a new visitor with empty cookies and storage. The cache may contain what visitors with the
 * same options have loaded in earlier tests. A test fails if the browser reported an error.
 */
export function useBrowser(): { visit: (options?: VisitOptions) => Promise<Visit> } {
  const browser = useChromium()
  const visits: (Visit & { expected: readonly RegExp[] })[] = []
  afterEach(async ({ task }) => {
    const ended = visits.splice(0)
    const complaints = ended.flatMap((visit) =>
      visit.complaints.filter((text) => !visit.expected.some((part) => part.test(text))),
    )
    if (complaints.length > 0 || hasFailed(task)) await savePages(task)
    // Later messages are about the empty page that replaces the test's.
    for (const { context } of ended) await pool.leave(context)
    expect(complaints).toEqual([])
  })
  return {
    visit: async ({ expected = [], ...options } = {}) => {
      const fresh = async () => {
        const context = await browser().newContext({ viewport: { width: 1280, height: 800 }, ...withoutMotion, ...options })
        context.setDefaultTimeout(60_000)
        await context.addInitScript(skipHints)
        return context
      }
      const page = await pool.enter(JSON.stringify(options), fresh)
      const visit = { page, context: page.context(), complaints: complaintsOf(page) }
      visits.push({ ...visit, expected })
      return visit
    },
  }
}

/** Skips the hints of the builder's first visit, which cover a part of the page. Some documents, such as `about:blank`, have no storage. */
function skipHints() {
  try {
    localStorage.setItem('blockfront.builder.hints', 'done')
  } catch {
    // Nothing to skip.
  }
}
