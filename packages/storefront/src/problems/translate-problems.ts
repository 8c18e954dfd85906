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
  'rate_unavailable',
  'method_unavailable',
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
  const quote = quoteOfError(error)
  const translated = quote && translateQuote(quote)
  const message = (translated && problemOf(translated, error.code)) ?? problemMessages[known]
  const fields = Object.fromEntries(Object.keys(error.fields).map((path) => [path, quote ? message : problemMessages.field]))
  Object.assign(error, { message, fields, details: translated ? { quote: translated } : error.details })
}

/** The current quote of an order that was not placed because its quote changed or cannot be ordered. */
export function quoteOfError({ details }: Pick<ApiError, 'details'>): Quote | undefined {
  return typeof details === 'object' && details !== null && 'quote' in details ? (details as { quote: Quote }).quote : undefined
}

/** The sentence about the problem of a quote for which an order was not placed. */
function problemOf({ lines, problems, codeProblem }: Quote, code: string): string | undefined {
  if (code === 'item_unavailable') return lines.find(({ problem }) => problem !== null)?.message
  if (code === 'code_refused' && codeProblem)
    return problemMessages.code_refused({ code: codeProblem.entered, reason: codeProblem.message })
  return problems.find((problem) => problem.code === code)?.message
}

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
