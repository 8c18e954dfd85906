import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { failurePath } from '@blockfront/tooling/tests/failures'
import type { Browser, BrowserContext } from 'playwright-core'

/** Messages that are kept of one test. */
const MOST_MESSAGES = 500

/** What the browser of this process reports during a test, and the pages that a failing test leaves open. */
export class FailedPages {
  #messages: string[] = []
  #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
    browser.on('context', (context) => this.#listen(context))
  }

  /** Forgets the messages of earlier tests. */
  begin(): void {
    this.#messages = []
  }

  /** Prints the URL of every open page and the messages, and saves a screenshot of each page. */
  async save(file: string, test: string): Promise<void> {
    const pages = this.#browser.contexts().flatMap((context) => context.pages())
    const shown = pages.filter((page) => page.url() !== 'about:blank')
    const lines: string[] = []
    for (const [index, page] of shown.entries()) {
      const path = failurePath(file, test, `page-${index + 1}.png`)
      await mkdir(dirname(path), { recursive: true })
      // A page that does not respond is listed without a picture.
      const error = await page.screenshot({ path, fullPage: true, timeout: 5000 }).then(
        () => undefined,
        (reason: Error) => reason,
      )
      lines.push(`${page.url()}\n  ${error ? `no screenshot: ${error.message}` : path}`)
    }
    if (lines.length === 0 && this.#messages.length === 0) return
    const text = [`Open pages: ${lines.length}`, ...lines, `Messages of the browser: ${this.#messages.length}`, ...this.#messages]
    const path = failurePath(file, test, 'browser.log')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${text.join('\n')}\n`)
    console.error(text.join('\n'))
  }

  #listen(context: BrowserContext): void {
    const keep = (line: string) => {
      if (this.#messages.length < MOST_MESSAGES) this.#messages.push(line)
    }
    context.on('console', (message) => keep(`${message.type()}: ${message.text()} ${message.location().url}`.trim()))
    context.on('weberror', (error) => keep(`exception: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', (request) =>
      keep(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`),
    )
    // Responses are reported by the browser's console only if the page loads them.
    context.on('response', (response) => {
      if (response.status() >= 400) keep(`${response.status()}: ${response.request().method()} ${response.url()}`)
    })
  }
}
