/** Errors of imports that failed. */
const failures = /* @__PURE__ */ new WeakSet<object>()

/** Session storage key: the entry module that was reloaded. The page reloads once for each, because a new deploy has another one. */
const KEY = 'reloaded'

/**
 * Handles imports that fail, which Vite reports by an event: in a tab from before a deploy, the server no longer has the files. A click on a link
 * reloads the page, because the URL is already that of the screen that the user opened.
 */
export function watchImports(): void {
  let isLink = false
  addEventListener('click', ({ target }) => {
    isLink = target instanceof Element && target.closest('a[href]') !== null
  })
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (typeof payload !== 'object' || payload === null) return
    failures.add(payload)
    if (isLink) reloadForDeploy(payload)
  })
}

/** Reloads the page if the error is that of an import. Once only, and not without a connection. */
export function reloadForDeploy(error: unknown): void {
  if (typeof error !== 'object' || error === null || !failures.has(error) || !navigator.onLine) return
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  try {
    if (sessionStorage.getItem(KEY) === entry) return
    sessionStorage.setItem(KEY, entry)
  } catch {
    // Without storage, it could reload forever.
    return
  }
  location.reload()
}
