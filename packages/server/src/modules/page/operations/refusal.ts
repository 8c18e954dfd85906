import { type AppError, appError } from '../../../ground/errors.ts'

const NOTHING_SAVED = 'An operation is not possible, so nothing was saved. Correct it and send all operations again.'

/** Mistakes that one error reports. */
const MAX_FIELDS = 20

/** The error for operations that are not possible, with the reason at the path of each mistake. */
export const refusals = (reasons: Iterable<readonly [path: string, reason: string]>): AppError =>
  appError('invalid_input', { message: NOTHING_SAVED, fields: Object.fromEntries([...reasons].slice(0, MAX_FIELDS)) })

/** The error for one mistake. */
export const refusal = (path: string, reason: string): AppError => refusals([[path, reason]])
