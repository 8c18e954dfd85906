import { ApiError, createClient, type NetworkError } from '@blockfront/contract/client'
import { messages } from './messages.ts'
import { toast } from './toast.tsx'

/** Reported once, however many calls fail together. */
const showToast = (message: string) => toast.error(message)

/**
 * What is said of every failed call (product.md, point 8): a 401 in the server's own words, and where no answer came at all. Other
 * statuses say nothing here: the caller shows them in context.
 */
function showError(error: ApiError | NetworkError): void {
  if (!(error instanceof ApiError)) showToast(messages.unexpected(error.message))
  else if (error.status === 401) showToast(error.message)
}

/** Browsers use their own wording, which does not help the owner. */
const orNetworkMessage: typeof fetch = (...request) =>
  fetch(...request).catch((cause: unknown) => {
    throw new Error(messages.unreachable, { cause })
  })

/** The API on the page's own host. Calls throw `ApiError` or `NetworkError`, always. */
export const api = createClient({ fetch: orNetworkMessage, onError: showError })
