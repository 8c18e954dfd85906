import type { AppError } from '../../../ground/errors.ts'
import { messages } from '../messages.ts'
import { messagePage } from './message-page.ts'

/** Returns the document for a store's page that failed. The link without a URL reloads the page. */
export function failedPage({ code, message, options }: Pick<AppError, 'code' | 'message' | 'options'>): string {
  // Rate limits and outages have a message with the seconds to wait.
  const isWait = (code === 'rate_limited' || code === 'unavailable') && options.message !== undefined
  const [title, text] = isWait ? [messages.wait, message] : [messages.failed, messages.failedWhy]
  return messagePage({ title, text, link: { url: '', label: messages.tryAgain } })
}
