import { ApiError, createClient, type NetworkError } from '@blockfront/contract/client'
import { messages } from './messages.ts'
import { toast } from './toast.tsx'

/** Shown once, even if several calls fail together. */
const showToast = (message: string) => toast.error(message)

/**
 * Shows toasts for failed calls (product.md, point 8): the server's message for a 401, a general message without a response, and a link to the
 * plans for something that the plan does not allow. For other statuses, the caller shows the error in context.
 */
function showError(error: ApiError | NetworkError): void {
  if (!(error instanceof ApiError)) showToast(messages.unexpected(error.message))
  else if (error.status === 401) showToast(error.message)
  else if (error.status === 402 && error.code !== 'billing_failed' && error.redirectTo) toast.plan(error.redirectTo)
}

/** Browsers' own messages do not help the owner. */
const orNetworkMessage: typeof fetch = (...request) =>
  fetch(...request).catch((cause: unknown) => {
    throw new Error(messages.unreachable, { cause })
  })

/** The API on the page's own hostname. Calls throw `ApiError` or `NetworkError`. */
export const api = createClient({ fetch: orNetworkMessage, onError: showError })
