import { ApiError } from '@blockfront/contract/client'

/**
 * Waits for a call, and moves errors of its body to the fields of a form. `formPath` returns the form's path for a path of the body, where they
 * differ.
 */
export const atFormPaths = <T>(call: Promise<T>, formPath: (path: string) => string): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const fields = Object.entries(error.fields).map(([path, message]) => [formPath(path), message])
    throw Object.assign(new Error(error.message, { cause: error }), { fields: Object.fromEntries(fields) })
  })
