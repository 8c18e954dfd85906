import type { ServerContext } from '../../../ground/context.ts'
import { appError } from '../../../ground/errors.ts'

/** Codes that may be tried for one account: guessing one of three valid codes out of a million takes months. */
const ATTEMPTS = { points: 10, seconds: 900 }

/** Counts an attempt to enter a code. Throws `rate_limited`. */
export const countCodeAttempt = ({ limiter }: Pick<ServerContext, 'limiter'>, userId: string) =>
  limiter.count('second-factor', userId, ATTEMPTS)

export const forgetCodeAttempts = ({ limiter }: Pick<ServerContext, 'limiter'>, userId: string) =>
  limiter.forget('second-factor', userId, ATTEMPTS)

const WRONG_CODE = 'This code is incorrect or was already used.'

export const wrongCode = () => appError('bad_credentials', { message: WRONG_CODE, fields: { code: WRONG_CODE } })
