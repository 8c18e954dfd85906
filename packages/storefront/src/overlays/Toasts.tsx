import { excessToasts, toastId } from '@blockfront/engine/render'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast, useToasterStore } from 'react-hot-toast'
import { liveRegion } from './live-region.ts'
import { roomBelow } from './room-below.ts'

const container = document.createElement('div')
createRoot(container).render(<LimitedToasts />)

/** Shows the newest few toasts (see `surplusToasts` in the engine). */
function LimitedToasts() {
  const { toasts } = useToasterStore()
  useEffect(() => {
    for (const id of excessToasts(toasts)) toast.dismiss(id)
  }, [toasts])
  // Contrast themes remove the background and the shadow, and show the border.
  const style = { border: '1px solid #0000' }
  return <Toaster position="bottom-center" containerClassName="sf-toasts" toastOptions={{ style }} />
}

/**
 * Shows a toast. An open modal covers the page and makes it inert, so the toast appears inside the modal. Loading this module creates the
 * container of all toasts.
 */
export function show(kind: 'success' | 'error', message: string): void {
  const parent = liveRegion()
  if (container.parentElement !== parent) {
    parent.append(container)
    // The modal may close before the toast disappears.
    parent.addEventListener('close', () => container.parentElement === parent && document.body.append(container), { once: true })
  }
  container.style.setProperty('--below', `${roomBelow()}px`)
  toast[kind](message, { id: toastId(kind, message) })
}

/** Removes a toast before its time. */
export const hide = (kind: 'success' | 'error', message: string): void => toast.dismiss(toastId(kind, message))
