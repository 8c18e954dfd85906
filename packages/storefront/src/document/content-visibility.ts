/**
 * Lays out the parts of the page that `data-fold` skips, one at a time while the browser is idle. Documents arrive with `data-fold`, which
 * sets `content-visibility` for parts far below the viewport (see the style sheet) and saves half of a phone's first layout. The attribute
 * itself is removed only when parts are added or removed, because its removal makes the browser recalculate all styles.
 */
export function showFoldedParts(): void {
  const { documentElement } = document
  const parts = [...document.querySelectorAll<HTMLElement>('[data-fold] :is(.sf-main > *, .sf-main ~ *)')]
  const remaining = [...parts]
  const changes = new MutationObserver(() => {
    changes.disconnect()
    remaining.length = 0
    documentElement.removeAttribute('data-fold')
    for (const { style } of parts) style.contentVisibility = ''
  })
  const main = document.querySelector('.sf-main')
  for (const parent of [main, main?.parentElement]) if (parent) changes.observe(parent, { childList: true })
  const next = () => {
    const part = remaining.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    onIdle(next)
  }
  next()
}

/** Calls back when the browser is idle, within half a second. */
export const onIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback, { timeout: 500 }) : setTimeout(callback)
