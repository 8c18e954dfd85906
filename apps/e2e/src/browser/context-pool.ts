import type { BrowserContext } from 'playwright-core'
import { originOf } from '../server/started-server.ts'

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

/**
 * Browser contexts that the tests of a worker use one after the other. A context keeps its cache, so that a page of the main hostname loads in
 * half the processor time. It is used again only if it has shown nothing else than the main hostname and is otherwise unchanged; its cookies and
 * storage are cleared.
 */
export class ContextPool {
  #idle: BrowserContext[] = []
  /** The contexts of this pool. A context without an entry, or with `false`, is not used again. */
  #unchanged = new WeakMap<BrowserContext, boolean>()

  /** An idle context, or a new one. */
  async enter(create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const idle = this.#idle.pop()
    if (idle) return idle
    const context = await create()
    this.#watch(context)
    return context
  }

  /** Clears a context that a test has used, for a later test, or closes it. */
  async leave(context: BrowserContext): Promise<void> {
    if (!(await this.#clear(context).catch(() => false))) return context.close()
    this.#idle.push(context)
  }

  #watch(context: BrowserContext): void {
    this.#unchanged.set(context, true)
    const change = () => this.#unchanged.set(context, false)
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http') && new URL(frame.url()).origin !== originOf()) change()
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

  async #clear(context: BrowserContext): Promise<boolean> {
    if (!this.#unchanged.get(context)) return false
    const [page, ...others] = context.pages()
    if (!page) return false
    for (const one of others) await one.close()
    // A page may store something when it is left.
    await page.goto('about:blank')
    await context.clearCookies()
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: originOf(), storageTypes: 'all' })
    await page.close()
    return this.#unchanged.get(context) === true
  }
}
