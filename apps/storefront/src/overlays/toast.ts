/** How long a plain message is shown, in milliseconds. */
const MESSAGE_DURATION = 6000

/** Shows a toast at the bottom center (product.md, point 4). Loads the toast library with the first one, or falls back to a plain message. */
export async function showToast(kind: 'success' | 'error', message: string): Promise<void> {
  try {
    const { show } = await import('./Toasts.tsx')
    show(kind, message)
  } catch {
    showPlainMessage(message)
  }
}

/** Removes a message before its time. */
export async function removeToast(kind: 'success' | 'error', message: string): Promise<void> {
  const said = document.querySelector('.sf-said')
  if (said?.textContent === message) said.remove()
  await import('./Toasts.tsx').then(
    ({ hide }) => hide(kind, message),
    () => undefined,
  )
}

/** Elements at the bottom of the window with buttons that a message must not cover, on phones and in sheets. */
const BARS = '.bf-product__buttons, .bf-choice .bf-buy, .sf-sheet__foot'
/** The part of the window in which messages appear, in pixels from its bottom. */
const MESSAGE_HEIGHT = 80

/** How far messages move up, in pixels, so that they cover no bar with buttons. */
export function roomBelow(): number {
  const tops = [...liveRegion().querySelectorAll(BARS)].flatMap((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect()
    return height > 0 && top < innerHeight && bottom > innerHeight - MESSAGE_HEIGHT ? [top] : []
  })
  return Math.max(0, innerHeight - Math.min(innerHeight, ...tops))
}

/** Returns the element that messages belong into: the topmost modal, which makes everything else inert, or else the body. */
export const liveRegion = (): Element => [...document.querySelectorAll('dialog[open]:not([inert])')].at(-1) ?? document.body

/** Shows a message without the toast library. */
function showPlainMessage(message: string): void {
  document.querySelector('.sf-said')?.remove()
  const element = document.createElement('p')
  element.className = 'sf-said'
  element.setAttribute('role', 'alert')
  element.textContent = message
  element.style.setProperty('--below', `${roomBelow()}px`)
  liveRegion().append(element)
  setTimeout(() => element.remove(), MESSAGE_DURATION)
}
