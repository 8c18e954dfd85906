import { appError } from '../../ground/errors.ts'

/** Throws `invalid_input` for a text that is not the IANA name of a time zone. */
export function requireTimeZone(timezone: string | undefined): void {
  try {
    if (timezone !== undefined) new Intl.DateTimeFormat('en', { timeZone: timezone })
  } catch {
    throw appError('invalid_input', { fields: { timezone: 'Use a time zone such as Europe/Vienna.' } })
  }
}
