import { isCodeFailure } from '../document/stale-code.ts'
import { messages } from '../messages.ts'

/**
 * Returns what shoppers read about an error: a plain sentence without a connection or if a part of the app could not be loaded, else the
 * error's own message (product.md, point 8).
 */
export function errorMessage(error: unknown): string {
  if (!navigator.onLine) return messages.offline
  if (isCodeFailure(error)) return messages.notLoaded
  return messages.unexpected({ detail: error instanceof Error ? error.message : String(error) })
}
