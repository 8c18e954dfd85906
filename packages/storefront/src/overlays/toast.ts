import { liveRegion } from './live-region.ts'

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

/** Shows a message without the toast library. */
function showPlainMessage(message: string): void {
  document.querySelector('.sf-said')?.remove()
  const element = document.createElement('p')
  element.className = 'sf-said'
  element.setAttribute('role', 'alert')
  element.textContent = message
  liveRegion().append(element)
  setTimeout(() => element.remove(), MESSAGE_DURATION)
}
