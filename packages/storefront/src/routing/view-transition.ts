/** Runs a DOM update as a view transition, if the browser supports them and the shopper did not ask for reduced motion. */
export function changeView(change: () => void): void {
  const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (typeof document.startViewTransition !== 'function' || reducedMotion || document.visibilityState === 'hidden') {
    change()
    return
  }
  const transition = document.startViewTransition(change)
  // `ready` rejects when another transition interrupts this one.
  transition.ready.catch(() => undefined)
}
