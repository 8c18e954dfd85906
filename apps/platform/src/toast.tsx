import { excessToasts, toastId } from '@blockfront/engine/render'
import { useEffect } from 'react'
import { toast as hotToast, Toaster, useToasterStore } from 'react-hot-toast'

/** Shows a toast. A message that is already visible is renewed; see `Toasts` for the maximum number. */
export const toast = {
  success: (message: string): void => void hotToast.success(message, { id: toastId('success', message) }),
  error: (message: string): void => void hotToast.error(message, { id: toastId('error', message) }),
}

/** The container of toasts, bottom center; it shows the newest few. */
export function Toasts() {
  const { toasts } = useToasterStore()
  useEffect(() => {
    for (const id of excessToasts(toasts)) hotToast.dismiss(id)
  }, [toasts])
  return <Toaster position="bottom-center" toastOptions={{ className: 'ui-toast' }} />
}
