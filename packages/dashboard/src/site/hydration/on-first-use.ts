const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const

/** Resolves when the browser is idle, or when the visitor interacts with the page. */
export const onIdleOrFirstUse = () =>
  new Promise<void>((resolve) => {
    const start = () => {
      for (const sign of signs) removeEventListener(sign, start)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, start, { once: true, passive: true })
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 1000)
  })
