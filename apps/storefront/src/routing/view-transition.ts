/** Changes what is shown: as one smooth transition where the browser can, and the person wants motion. */
export function changeView(change: () => void): void {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (typeof document.startViewTransition !== 'function' || calm || document.visibilityState === 'hidden') {
    change()
    return
  }
  const transition = document.startViewTransition(change)
  // A transition that another one cuts short is no failure.
  transition.ready.catch(() => undefined)
}
