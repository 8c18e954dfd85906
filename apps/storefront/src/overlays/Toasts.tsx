import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'react-hot-toast'
import { messagePlace } from './toast.ts'

const place = document.createElement('div')
createRoot(place).render(<Toaster position="bottom-center" containerClassName="sf-toasts" />)

/**
 * Shows a toast, in the modal that is open if there is one: it covers all else and makes it inert. Loading this module makes
 * the toasts' place.
 */
export function show(kind: 'success' | 'error', message: string): void {
  const parent = messagePlace()
  if (place.parentElement !== parent) {
    parent.append(place)
    // The modal may go before the toast does.
    parent.addEventListener('close', () => place.parentElement === parent && document.body.append(place), { once: true })
  }
  toast[kind](message)
}
