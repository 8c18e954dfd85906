import { type Currency, MoneyError, toMinor } from '@blockfront/commerce'

/** Error messages by the path of the field. */
export type Problems = Record<string, string>

/** Returns a price in minor units; 0, with a problem at `path`, if it does not fit the currency. */
export function toMinorOrProblem(amount: number, currency: Currency, path: string, problems: Problems): number {
  try {
    return toMinor(amount, currency)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    problems[path] = error.message
    return 0
  }
}
