declare global {
  interface Window {
    /** Buttons that were clicked before the app was there; `live` once it is, `fail` where it cannot be. */
    __early?: HTMLElement[] & { live?: boolean; fail?: () => void }
  }
}

/** Does what was clicked before the app was there, in order, and ends the keeping. */
export function replayEarly(): void {
  const early = window.__early
  if (!early) return
  early.live = true
  for (const element of early.splice(0)) if (element.isConnected) element.click()
}
