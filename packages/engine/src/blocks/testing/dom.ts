import { builtinEnvironments } from 'vitest/runtime'

/** Stands still: tells its listener nothing. What jsdom lacks and a browser has. */
class Still {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/**
 * Turns this process from a server into a browser: from here on `document` and its like exist. Views must be imported anew
 * afterwards, because what they found on loading counts.
 */
export async function becomeBrowser(): Promise<void> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'https://store.example/' } })
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    IntersectionObserver: Still,
    ResizeObserver: Still,
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  })
}
