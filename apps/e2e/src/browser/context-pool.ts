import type { BrowserContext, Page } from 'playwright-core'

/** Methods with which a test changes a context for good. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'route',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies (keyof BrowserContext)[]

/** Idle contexts of a worker at most. Each keeps a process of Chromium with some 50 MB. */
const MOST_IDLE = 5

interface Idle {
  context: BrowserContext
  /** Empty. Its process keeps compiled scripts for the next page of the context. */
  page: Page
  options: string
}

/**
 * Browser contexts that the tests of a worker use one after the other. A context keeps its cache and its process, so that a page loads in
 * half the processor time. It is used again, by visitors with the same options, only if the test has not changed it otherwise. Its cookies
 * and the storage of every origin that it has shown are cleared.
 */
export class ContextPool {
  #idle: Idle[] = []
  /** The contexts of this pool, with their options. */
  #options = new WeakMap<BrowserContext, string>()
  /** Origins of the documents that a context has shown. A context without an entry is not used again. */
  #origins = new WeakMap<BrowserContext, Set<string>>()

  /** An empty page of an idle context with these options (as text), or of a new one. */
  async enter(options: string, create: () => Promise<BrowserContext>): Promise<Page> {
    const at = this.#idle.findLastIndex((idle) => idle.options === options)
    const [idle] = at < 0 ? [] : this.#idle.splice(at, 1)
    if (idle) {
      const page = await idle.context.newPage()
      await idle.page.close()
      return page
    }
    const context = await create()
    this.#options.set(context, options)
    this.#watch(context)
    return context.newPage()
  }

  /** Clears a context that a test has used, for a later test, or closes it. */
  async leave(context: BrowserContext): Promise<void> {
    const page = await this.#clear(context).catch(() => undefined)
    const options = this.#options.get(context)
    if (!page || options === undefined) return context.close()
    this.#idle.push({ context, page, options })
    if (this.#idle.length > MOST_IDLE) await this.#idle.shift()?.context.close()
  }

  #watch(context: BrowserContext): void {
    const origins = new Set<string>()
    this.#origins.set(context, origins)
    const change = () => this.#origins.delete(context)
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
      }),
    )
    context.on('close', change)
    for (const [owner, names] of [
      [context, lasting],
      [context.clock, ['install', 'setFixedTime', 'setSystemTime']],
    ] as const)
      for (const name of names) {
        const method = Reflect.get(owner, name) as (...args: unknown[]) => unknown
        Reflect.set(owner, name, (...args: unknown[]) => {
          change()
          return method.apply(owner, args)
        })
      }
  }

  /** Returns an empty page of the cleared context. Undefined: the context cannot be used again. */
  async #clear(context: BrowserContext): Promise<Page | undefined> {
    const [page, ...others] = context.pages()
    if (!page || !this.#origins.has(context)) return undefined
    for (const one of others) await one.close()
    // A page may store something when it is left.
    await page.goto('about:blank')
    await context.clearCookies()
    const session = await context.newCDPSession(page)
    for (const origin of this.#origins.get(context) ?? [])
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
    this.#origins.get(context)?.clear()
    return this.#origins.has(context) ? page : undefined
  }
}
