import { builtinEnvironments } from 'vitest/runtime'

/** An observer that never calls its listener, for the browser APIs that jsdom lacks. */
class Still {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/**
 * Turns this process from a server into a browser: from here on `document` and its like exist. Views must be imported again
 * afterwards, because what they found on loading counts. Returns a function that turns it back: other test files run in it later.
 */
export async function becomeBrowser(): Promise<() => Promise<void>> {
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'https://store.example/' } })
  const additions = {
    IS_REACT_ACT_ENVIRONMENT: true,
    IntersectionObserver: Still,
    ResizeObserver: Still,
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  }
  Object.assign(globalThis, additions)
  return async () => {
    for (const name of Object.keys(additions)) Reflect.deleteProperty(globalThis, name)
    await teardown(globalThis)
  }
}
