import { errors, type Quote, type QuoteErrorCode } from '@blockfront/contract'
import { type AppError, appError } from '../../ground/errors.ts'

/** The error for a quote that is not ordered, with the quote in its details and the message at the field that solves it, if any. */
export function quoteError(quote: Quote, code: QuoteErrorCode, message: string = errors[code].message): AppError {
  const field = FIELDS[code]
  return appError(code, { message, details: { quote }, ...(field && { fields: { [field]: message } }) })
}

/** The error for a quote that is not the one that was agreed to: for its discount code if that does not apply, else `quote_changed`. */
export function changedQuoteError(quote: Quote, message?: string): AppError {
  const { codeProblem } = quote
  if (!codeProblem) return quoteError(quote, 'quote_changed', message)
  const { entered, message: reason } = codeProblem
  return quoteError(quote, 'code_refused', `The discount code ${entered} was not applied. ${reason} Please check the total.`)
}

/** The fields in which a shopper can solve a problem, as paths in the order. */
const FIELDS: Partial<Record<QuoteErrorCode, string>> = {
  no_zone: 'shippingAddress.country',
  no_rate: 'rateId',
  rate_unavailable: 'rateId',
  no_method: 'methodId',
  method_unavailable: 'methodId',
  code_refused: 'code',
}
