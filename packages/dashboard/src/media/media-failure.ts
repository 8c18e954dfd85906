import { ApiError, NetworkError } from '@blockfront/contract/client'
import { messages } from './messages.ts'

/** The message of a failed call about files: the server's own if it responded. */
export function mediaFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return error instanceof NetworkError ? messages.offline : messages.broken
}
