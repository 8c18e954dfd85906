import { type EndpointId, routeOf } from '@blockfront/contract'
import type { CDPSession, Page } from 'playwright-core'

export interface NetworkEdge {
  /** Holds back responses from now on. */
  hold: () => void
  /** Releases the held and all following responses, or replaces them by a server error. */
  release: (as: 'answered' | 'failed') => void
  /** Ends the interception. No response may be held. */
  remove: () => Promise<void>
}

const failure = {
  responseCode: 500,
  responseHeaders: [{ name: 'content-type', value: 'application/json' }],
  body: Buffer.from(JSON.stringify({ error: 'The server had a problem.', code: 'internal' })).toString('base64'),
}

/**
 * Intercepts requests between a page and the server for some endpoints, or for URLs below `/api` that contain a text. Other
 * requests are not intercepted, so that scripts and styles come from the cache, which Playwright's routes would disable.
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
    remove: () => session.detach(),
  }
}

/** Whether one of the URLs is a request to one of the endpoints. */
export const isRequested = (urls: readonly string[], calls: readonly EndpointId[]): boolean =>
  calls.map(patternOf).some((pattern) => urls.some((url) => pattern.test(url)))

/** Leaving a page cancels its requests. */
const passOn = (session: CDPSession, requestId: string, fails: boolean): Promise<unknown> =>
  (fails
    ? session.send('Fetch.fulfillRequest', { requestId, ...failure })
    : session.send('Fetch.continueRequest', { requestId })
  ).catch(() => undefined)

/** Matches the URLs of an endpoint, with any path parameters and query. */
function patternOf(id: EndpointId): RegExp {
  const { path } = routeOf(id)
  return new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`)
}
