/**
 * A document comes folded: `data-fold` keeps browsers from laying out what stands far below (see the style sheet), which is half of
 * a phone's first layout. This lays it out, one part at a time while the browser is idle.
 */
export function unfold(): void {
  const { documentElement } = document
  const parts = [...document.querySelectorAll<HTMLElement>('[data-fold] :is(.sf-main > *, .sf-main ~ *)')]
  const waiting = [...parts]
  const next = () => {
    const part = waiting.shift()
    if (part) {
      part.style.contentVisibility = 'visible'
      whenIdle(next)
    } else {
      documentElement.removeAttribute('data-fold')
      for (const { style } of parts) style.contentVisibility = ''
    }
  }
  next()
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work)
