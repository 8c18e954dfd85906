import { excessToasts, toastId } from '@blockfront/engine/render'
import { useEffect } from 'react'
import { toast as hotToast, Toaster, useToasterStore } from 'react-hot-toast'
import { messages } from './messages.ts'

/** Shows a toast. A message that is already visible is renewed; see `Toasts` for the maximum number. */
export const toast = {
  success: (message: string): void => void hotToast.success(message, { id: toastId('success', message) }),
  error: (message: string): void => void hotToast.error(message, { id: toastId('error', message) }),
  /** Shows why a call failed. */
  failure: (error: unknown): void => toast.error(error instanceof Error ? error.message : String(error)),
  /** Links to the plans, in a new tab: the screen may have a form that is not saved. */
  plan: (path: string): void =>
    void hotToast(
      <span>
        {messages.planNeeded}{' '}
        <a href={path} target="_blank" rel="noreferrer">
          {messages.seePlans}
        </a>
      </span>,
      { id: 'plan', duration: 10_000 },
    ),
}

/** The container of toasts, bottom center; it shows the newest few. */
export function Toasts() {
  const { toasts } = useToasterStore()
  useEffect(() => {
    for (const id of excessToasts(toasts)) hotToast.dismiss(id)
  }, [toasts])
  return <Toaster position="bottom-center" toastOptions={{ className: 'ui-toast' }} />
}
