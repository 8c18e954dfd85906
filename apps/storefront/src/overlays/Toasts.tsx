import { excessToasts, toastId } from '@blockfront/engine/render'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast, useToasterStore } from 'react-hot-toast'
import { liveRegion } from './toast.ts'

const place = document.createElement('div')
createRoot(place).render(<LimitedToasts />)

/** Keeps the newest few: the rule of all apps (engine, render/toasts.ts). */
function LimitedToasts() {
  const { toasts } = useToasterStore()
  useEffect(() => {
    for (const id of excessToasts(toasts)) toast.dismiss(id)
  }, [toasts])
  return <Toaster position="bottom-center" containerClassName="sf-toasts" />
}

/**
 * Shows a toast, in the modal that is open if there is one: it covers all else and makes it inert. Loading this module makes
 * the toasts' place.
 */
export function show(kind: 'success' | 'error', message: string): void {
  const parent = liveRegion()
  if (place.parentElement !== parent) {
    parent.append(place)
    // The modal may go before the toast does.
    parent.addEventListener('close', () => place.parentElement === parent && document.body.append(place), { once: true })
  }
  toast[kind](message, { id: toastId(kind, message) })
}
