import { type Client, createClient } from '@blockfront/contract/client'
import { type BrowserContext, type Page, request } from 'playwright-core'

/** A signed-in owner: calls of the public API, and the same session for a browser. */
export interface Owner {
  call: Client['call']
  signIn: (context: BrowserContext) => Promise<void>
}

const email = 'owner@example.com'
const password = 'a quiet harbour at dawn'

/** Signs up on a server in development mode, confirms the address with the link in its mailbox, and takes the largest plan. */
export async function signUp(origin: string): Promise<Owner> {
  const session = await request.newContext()
  const { call } = createClient({
    baseUrl: `${origin}/api`,
    fetch: async (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers))
      const response = await session.fetch(String(input), { method: init?.method ?? 'GET', headers, data: init?.body as string })
      return new Response(response.status() === 204 ? null : await response.text(), { status: response.status() })
    },
  })
  await call('auth.signup', { body: { name: 'Ada Example', email, password } })
  await call('auth.verifyEmail', { body: { token: await mailedToken(origin) } })
  await call('billing.choosePlan', { body: { plan: 'scale', interval: 'monthly' } })
  return { call, signIn: async (context) => context.addCookies((await session.storageState()).cookies) }
}

async function mailedToken(origin: string): Promise<string> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const mailbox = await (await fetch(`${origin}/dev/mailbox`)).text()
    const [, token] = /[?&]token=([\w-]+)/.exec(mailbox) ?? []
    if (token) return token
  }
  throw new Error('The email that confirms the address did not arrive in the mailbox.')
}

/** Waits until nothing loads, at most five seconds: a screen may keep a connection open for news. */
export const quiet = (page: Page): Promise<void> => page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)

/** Waits until fonts and visible images are loaded, after scrolling through the page so that late parts are, too. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    scrollTo(0, 0)
    await document.fonts.ready
    // A lazy image outside of a slider's window never loads.
    const enough = new Promise((resolve) => setTimeout(resolve, 2000))
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.race([enough, Promise.all(shown.map((image) => image.decode().catch(() => undefined)))])
  })
  await quiet(page)
}
