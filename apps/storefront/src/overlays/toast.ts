/** How long a message without its toast stays, in milliseconds. */
const MESSAGE_DURATION = 6000

/** Shows a toast at the bottom centre (product.md, point 4). What draws it is loaded with the first one. */
export async function showToast(kind: 'success' | 'error', message: string): Promise<void> {
  try {
    const { show } = await import('./Toasts.tsx')
    show(kind, message)
  } catch {
    showPlainMessage(message)
  }
}

/** Where a message can be seen and heard: a modal covers all else and makes it inert. */
export const liveRegion = (): Element => [...document.querySelectorAll('dialog[open]:not([inert])')].at(-1) ?? document.body

/** Says a message where the toasts' own file did not come. */
function showPlainMessage(message: string): void {
  document.querySelector('.sf-said')?.remove()
  const said = document.createElement('p')
  said.className = 'sf-said'
  said.setAttribute('role', 'alert')
  said.textContent = message
  liveRegion().append(said)
  setTimeout(() => said.remove(), MESSAGE_DURATION)
}
