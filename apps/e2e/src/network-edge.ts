import { type EndpointId, routeOf } from '@blockfront/contract'
import type { Page, Route } from 'playwright-core'

export interface NetworkEdge {
  /** Keeps the answers back from now on. */
  hold: () => void
  /** Lets what was kept back and all that follows through, or answers it with a failure of the server. */
  release: (as: 'answered' | 'failed') => void
}

/** Stands between a page and the server for some calls of the contract, or for addresses that hold a text. */
export async function edgeOf(page: Page, calls: readonly (EndpointId | RegExp)[]): Promise<NetworkEdge> {
  const patterns = calls.map((call) => (call instanceof RegExp ? call : patternOf(call)))
  const waiting: Route[] = []
  let state: 'held' | 'answered' | 'failed' = 'answered'
  const pass = (route: Route) =>
    (state === 'failed'
      ? route.fulfill({ status: 500, json: { error: 'The server had a problem.', code: 'internal' } })
      : route.continue()
    ).catch(() => undefined)
  for (const pattern of patterns)
    await page.route(pattern, (route) => (state === 'held' ? void waiting.push(route) : pass(route)))
  return {
    hold: () => {
      state = 'held'
    },
    release: (as) => {
      state = as
      for (const route of waiting.splice(0)) void pass(route)
    },
  }
}

/** The addresses of a call: its path, whatever stands in its places and behind it. */
function patternOf(id: EndpointId): RegExp {
  const { path } = routeOf(id)
  return new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`)
}
