/**
 * All errors of the API with HTTP status and message. A message says what happened and what to do. A handler may replace it by a more
 * specific one, never by internal details.
 */
export const errors = {
  invalid_input: { status: 400, message: 'Some values are invalid. Check the marked fields.' },
  malformed: { status: 400, message: 'The request could not be parsed.' },
  token_invalid: { status: 400, message: 'This link is no longer valid. Request a new one.' },
  bot_check_failed: { status: 400, message: 'Please complete the CAPTCHA before submitting.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  bad_credentials: { status: 401, message: 'Incorrect email or password.' },
  email_unverified: { status: 401, message: 'Please confirm your email address first.' },
  store_password_required: { status: 401, message: 'This store is currently closed. Enter its password to continue.' },
  plan_required: {
    status: 402,
    message: 'Your plan has ended, so the dashboard is read-only. Nothing was changed. Choose a plan to make changes.',
  },
  billing_failed: {
    status: 402,
    message: 'The payment failed, and your plan was not changed. Update your payment method and try again.',
  },
  limit_reached: { status: 402, message: 'You have reached the limit of your plan. Choose a larger plan to continue.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  confirmation_required: { status: 403, message: 'Confirm your identity to continue.' },
  password_required: { status: 403, message: 'Choose a new password to confirm your email address in this browser.' },
  bad_origin: { status: 403, message: 'This request came from another site and was rejected.' },
  not_found: { status: 404, message: 'Not found.' },
  store_not_found: { status: 404, message: 'Store not found.' },
  method_not_allowed: { status: 405, message: 'This URL does not support that method.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  stale_version: { status: 409, message: 'A newer version was saved in the meantime. Nothing was overwritten.' },
  slug_taken: { status: 409, message: 'This URL handle is already used in this store.' },
  code_taken: { status: 409, message: 'Another discount in this store uses this code.' },
  subdomain_taken: { status: 409, message: 'This subdomain is taken or reserved. Choose another one.' },
  domain_taken: { status: 409, message: 'This store already has this domain.' },
  domain_not_ready: {
    status: 409,
    message: 'This domain does not work yet. Wait until its DNS records and its certificate are active.',
  },
  system_page: { status: 409, message: 'This is a system page. It cannot be renamed or deleted.' },
  redirect_loop: { status: 409, message: 'This redirect would create a loop.' },
  media_in_use: { status: 409, message: 'This file is still in use. If you delete it, it is missing wherever it is used.' },
  component_in_use: {
    status: 409,
    message: 'Pages show this component. Remove it from them, or detach it, before you delete it.',
  },
  transition_forbidden: { status: 409, message: 'The status of the order does not allow this.' },
  store_limit: { status: 409, message: 'This store has reached its limit. Delete some entries to add new ones.' },
  open_orders_limit: {
    status: 409,
    message: 'There are too many unpaid orders. Pay for one of them first, or contact the store.',
  },
  no_zone: { status: 409, message: 'This store does not ship to this address.' },
  no_rate: { status: 409, message: 'No shipping rate is available for this order and address.' },
  rate_unavailable: { status: 409, message: 'This shipping rate is not available for this order. Choose another one.' },
  below_minimum: { status: 409, message: 'This order is below the minimum of this store.' },
  no_method: { status: 409, message: 'No payment method is available for this order. Please contact the store.' },
  method_unavailable: { status: 409, message: 'This payment method is not available for this order. Choose another one.' },
  code_refused: { status: 409, message: 'This discount code cannot be used for this order. Please check the total.' },
  item_unavailable: { status: 409, message: 'An item in your cart is not available. Change or remove it to continue.' },
  quote_changed: { status: 409, message: 'Something in your cart changed. Please check the new total.' },
  too_large: { status: 413, message: 'This is larger than allowed.' },
  unsupported_type: { status: 415, message: 'This content type is not supported.' },
  idempotency_mismatch: { status: 422, message: 'This request was already sent with a different body.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was lost; please try again.' },
  storage_full: {
    status: 507,
    message:
      'The server has no space on its disk at the moment. Nothing was saved. Please try again later, or contact the operator.',
  },
  unavailable: { status: 503, message: 'The service is not available at the moment. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** Error codes of every endpoint. Endpoints list only additional ones. */
export const commonErrors = [
  'invalid_input',
  'malformed',
  'method_not_allowed',
  'too_large',
  'unsupported_type',
  'bad_origin',
  'store_limit',
  'rate_limited',
  'internal',
  'storage_full',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Why the order of a quote is not placed. The details of these errors contain the current quote. */
export const quoteErrorCodes = [
  'item_unavailable',
  'no_zone',
  'no_rate',
  'rate_unavailable',
  'below_minimum',
  'no_method',
  'method_unavailable',
  'code_refused',
  'quote_changed',
] as const satisfies readonly ErrorCode[]

export type QuoteErrorCode = (typeof quoteErrorCodes)[number]

/** The body of every error response (server.md). */
export interface ErrorBody {
  error: string
  code: ErrorCode
  fields?: Record<string, string>
  redirectTo?: string
  details?: unknown
}
