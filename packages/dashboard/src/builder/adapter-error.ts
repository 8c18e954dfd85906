import { AdapterError, type AdapterErrorReason } from '@blockfront/builder'
import { ApiError, NetworkError } from '@blockfront/contract/client'
import { messages } from './messages.ts'

function reasonOf({ status }: ApiError): AdapterErrorReason {
  if (status === 401) return 'signed-out'
  if (status === 404) return 'gone'
  if (status === 413) return 'too-large'
  if (status === 429 || status === 503) return 'busy'
  // A timeout or too many requests: another try may succeed.
  return status >= 500 || status === 408 || status === 425 ? 'broken' : 'refused'
}

/** Converts a failed call to the builder's error, with the server's message if it responded. */
export function toAdapterError(error: unknown): AdapterError {
  if (error instanceof AdapterError) return error
  if (error instanceof ApiError) return new AdapterError(reasonOf(error), error.message, error.fields, error.retryAfter)
  const lost = error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError')
  return new AdapterError(lost ? 'offline' : 'broken', lost ? messages.offline : messages.broken)
}
