/**
 * The only script of a page that runs immediately. The build minifies it and the document inlines it, so it imports nothing and must run in
 * every browser that supports modules.
 *
 * It starts the app at the first interaction; else when everything is loaded, the main image is painted (or one second has passed
 * without a report of it) and the browser is idle. Until the app runs, it records clicked buttons, which the app then clicks again;
 * links and forms with an `action` work without the app.
 */

/** URLs of the app's modules in the order in which they start, the entry last. The document fills them in. */
declare const MODULES: readonly string[]

const clicked: NonNullable<Window['__early']> = []
window.__early = clicked
let started = false
let failed = false

/**
 * A module did not load. Browsers do not request a module twice, so a click needs the whole page again. Then `repeatClick` clicks the last
 * button again.
 */
const fail = () => {
  failed = true
  const button = clicked.at(-1)
  if (!button || !navigator.onLine) return
  location.reload()
  // Still runs. Without storage, it throws, and the click is lost.
  const index = [...document.querySelectorAll('button')].indexOf(button as HTMLButtonElement)
  sessionStorage.reloaded = JSON.stringify({ button: [index, button.textContent] })
}
clicked.fail = fail

/** Requests all modules, then starts each in a separate task, so that no task is long. */
const start = () => {
  if (started) return
  started = true
  const waiting = [...MODULES]
  for (const href of waiting) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const next = () => {
    const href = waiting.shift()
    if (href) import(href).then(() => setTimeout(next), fail)
  }
  next()
}

addEventListener(
  'click',
  (event) => {
    start()
    const button = event.target instanceof Element && event.target.closest('button')
    // The browser itself opens a popover.
    if (!button || clicked.live || button.hasAttribute('popovertarget')) return
    const { form } = button
    if (form && button.type === 'submit' && form.hasAttribute('action')) return
    event.preventDefault()
    clicked.push(button)
    if (failed) fail()
  },
  true,
)
for (const type of ['pointerdown', 'keydown', 'touchstart'])
  addEventListener(type, start, { once: true, passive: true, capture: true })

// The browser is about to scroll to a position in the page, which needs the layout of all of it.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (location.hash || !visit || visit.type !== 'navigate') document.documentElement.removeAttribute('data-fold')

const startWhenIdle = () => (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 } as IdleRequestOptions & number)
const startAfterMainImage = () => {
  const image = document.querySelector('img[fetchpriority=high]')
  try {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as LargestContentfulPaint[]
      if (entries.some(({ element }) => !image || element === image)) startWhenIdle()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  } catch {
    // This browser does not report the largest paint: the timer below starts the app.
  }
  setTimeout(startWhenIdle, 1000)
}
if (document.readyState === 'complete') startAfterMainImage()
else addEventListener('load', startAfterMainImage)
