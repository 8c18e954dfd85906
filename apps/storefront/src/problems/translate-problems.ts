import type { Quote } from '@blockfront/contract'
import { type ApiError, NetworkError } from '@blockfront/contract/client'
import { pageLanguage } from '../language/language.ts'
import { problemMessages } from './messages.ts'

/** Codes of errors that have a message. The others are a failure of the server to shoppers. */
const TRANSLATED = [
  'invalid_input',
  'token_invalid',
  'bot_check_failed',
  'unauthenticated',
  'not_found',
  'open_orders_limit',
  'quote_changed',
  'rate_limited',
  'unavailable',
] as const

/**
 * Replaces the texts of an error by those in the page's language, chosen by its code: the server writes English. An English
 * page keeps the more specific texts of the server.
 */
export function translateError(error: ApiError | NetworkError): void {
  if (pageLanguage() === 'en') return
  if (error instanceof NetworkError) {
    error.message = problemMessages.network
    return
  }
  const known = TRANSLATED.find((code) => code === error.code) ?? 'internal'
  const fields = Object.fromEntries(Object.keys(error.fields).map((path) => [path, problemMessages.field]))
  const details = isQuoteDetails(error.details) ? { ...error.details, quote: translateQuote(error.details.quote) } : error.details
  Object.assign(error, { message: problemMessages[known], fields, details })
}

const isQuoteDetails = (details: unknown): details is { quote: Quote } =>
  typeof details === 'object' && details !== null && 'quote' in details

/** Returns a quote whose problems are in the page's language. */
export function translateQuote(quote: Quote): Quote {
  if (pageLanguage() === 'en') return quote
  return {
    ...quote,
    lines: quote.lines.map((line) => ({
      ...line,
      message:
        line.problem === null
          ? line.message
          : problemMessages[`line.${line.problem}`]({ name: line.name, count: line.available ?? 0 }),
    })),
    problems: quote.problems.map(({ code }) => ({ code, message: problemMessages[`cart.${code}`] })),
    codeProblem: quote.codeProblem && { ...quote.codeProblem, message: problemMessages[`code.${quote.codeProblem.code}`] },
  }
}
