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
 * Defines `document` and the other browser globals in this process. Import views again afterwards, because they check for a DOM
 * when they load. Returns a function that removes the globals for the following test files.
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
