import { type ErrorCode, errors } from '@blockfront/contract'

export type AppErrorOptions = {
  /** Replaces the message of the code. Clients see it. */
  message?: string
  /** Errors of the input, by path. */
  fields?: Record<string, string>
  /** A path on the same hostname that the client should open. */
  redirectTo?: string
  /** The details that the contract declares for this code, such as a new quote. */
  details?: unknown
  /** Seconds after which to try again. */
  retryAfter?: number
  cause?: unknown
}

/** An error that is sent to the client. Services throw it with a code of the contract; everything else becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly options: AppErrorOptions

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errors[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.options = options
  }

  get status(): number {
    return errors[this.code].status
  }

  /** The body of every error response (docs/spec/server.md). */
  toJSON() {
    const { fields, redirectTo, details } = this.options
    return {
      error: this.message,
      code: this.code,
      ...(fields && { fields }),
      ...(redirectTo && { redirectTo }),
      ...(details !== undefined && { details }),
    }
  }
}

/** `throw appError('not_found')`. */
export const appError = (code: ErrorCode, options?: AppErrorOptions) => new AppError(code, options)

/** Returns the value, or throws a 404 without the reason. */
export function orNotFound<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new AppError('not_found')
  return value
}

/** Whether PostgreSQL refused a statement because of the named unique index or constraint. */
export function isConstraintViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = (error ?? {}) as { code?: string; constraint?: string }
  return code === '23505' && name === constraint
}

/** Seconds as text: "3 seconds", "2 minutes", "1 hour". */
export function formatSeconds(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** 429: the client sends too many requests. */
export const rateLimited = (retryAfter: number, cause?: unknown) =>
  appError('rate_limited', {
    retryAfter,
    cause,
    message: `Too many requests at once. Try again in ${formatSeconds(retryAfter)}.`,
  })

/** 429: an action that a client may do only a limited number of times, such as guessing passwords. */
export const tooManyAttempts = (retryAfter: number) =>
  appError('rate_limited', { retryAfter, message: `Too many attempts. Try again in ${formatSeconds(retryAfter)}.` })

/** 503: all clients together send too many requests. Nothing of the request was processed. */
export const overloaded = (retryAfter: number, cause?: unknown) =>
  appError('unavailable', { retryAfter, cause, message: `The service is very busy. Try again in ${formatSeconds(retryAfter)}.` })
