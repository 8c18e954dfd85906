import { ApiError, NetworkError } from '@blockfront/contract/client'
import { messages } from './messages.ts'

/** What went wrong with a call about files, in the server's words where it answered. */
export function mediaFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return error instanceof NetworkError ? messages.offline : messages.broken
}
