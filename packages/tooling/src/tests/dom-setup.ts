import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

/**
 * Setup of the project "dom". `findBy…` and `waitFor` end as soon as their condition holds. Their default timeout of one second
 * also includes modules that a component imports lazily, which Vite compiles at that moment: on a busy machine that alone takes
 * longer.
 */
configure({ asyncUtilTimeout: 30_000 })

class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A stub that another file has left would otherwise stay.
vi.unstubAllGlobals()
// jsdom has no layout, no media queries and no fonts: nothing has a size, and no query matches. A toast can still be rendered after the test that
// showed it.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
  window.ResizeObserver ??= NoResizes
  Element.prototype.scrollIntoView ??= () => {}
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() })
}

// The next file runs in the same process with the same document and storage (docs/decisions/0004).
afterAll(() => {
  cleanup()
  if (typeof window === 'undefined') return
  document.body.replaceChildren()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
