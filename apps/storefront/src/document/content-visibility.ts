/**
 * A document comes folded: `data-fold` keeps browsers from laying out what stands far below (see the style sheet), which is half of
 * a phone's first layout. This lays it out, one part at a time while the browser is idle. The mark itself goes when parts come or go,
 * as with another page: taking it away makes a browser look at the style of everything once more.
 */
export function showFoldedParts(): void {
  const { documentElement } = document
  const parts = [...document.querySelectorAll<HTMLElement>('[data-fold] :is(.sf-main > *, .sf-main ~ *)')]
  const waiting = [...parts]
  const changes = new MutationObserver(() => {
    changes.disconnect()
    waiting.length = 0
    documentElement.removeAttribute('data-fold')
    for (const { style } of parts) style.contentVisibility = ''
  })
  const main = document.querySelector('.sf-main')
  for (const parent of [main, main?.parentElement]) if (parent) changes.observe(parent, { childList: true })
  const next = () => {
    const part = waiting.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    onIdle(next)
  }
  next()
}

const onIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work)
