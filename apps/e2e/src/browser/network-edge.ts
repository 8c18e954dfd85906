import { type EndpointId, routeOf } from '@blockfront/contract'
import type { CDPSession, Page } from 'playwright-core'

export interface NetworkEdge {
  /** Keeps the answers back from now on. */
  hold: () => void
  /** Lets what was kept back and all that follows through, or answers it with a failure of the server. */
  release: (as: 'answered' | 'failed') => void
}

const failure = {
  responseCode: 500,
  responseHeaders: [{ name: 'content-type', value: 'application/json' }],
  body: Buffer.from(JSON.stringify({ error: 'The server had a problem.', code: 'internal' })).toString('base64'),
}

/**
 * Intercepts requests between a page and the server for some calls of the contract, or for addresses below `/api` that hold a text. Nothing else is
 * stopped on its way, so that the page has scripts and styles from the cache; Playwright's routes would switch it off.
 */
export async function edgeOf(page: Page, calls: readonly (EndpointId | RegExp)[]): Promise<NetworkEdge> {
  const patterns = calls.map((call) => (call instanceof RegExp ? call : patternOf(call)))
  const session = await page.context().newCDPSession(page)
  const waiting: string[] = []
  let state: 'held' | 'answered' | 'failed' = 'answered'
  const pass = (requestId: string) => passOn(session, requestId, state === 'failed')
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (!patterns.some((pattern) => pattern.test(request.url))) void passOn(session, requestId, false)
    else if (state === 'held') waiting.push(requestId)
    else void pass(requestId)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return {
    hold: () => {
      state = 'held'
    },
    release: (as) => {
      state = as
      for (const requestId of waiting.splice(0)) void pass(requestId)
    },
  }
}

/** A page that is left takes its requests along. */
const passOn = (session: CDPSession, requestId: string, fails: boolean): Promise<unknown> =>
  (fails
    ? session.send('Fetch.fulfillRequest', { requestId, ...failure })
    : session.send('Fetch.continueRequest', { requestId })
  ).catch(() => undefined)

/** The addresses of a call: its path, whatever is in its places and behind it. */
function patternOf(id: EndpointId): RegExp {
  const { path } = routeOf(id)
  return new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`)
}
