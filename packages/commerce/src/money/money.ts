import { type Currency, currencyExponent } from './currency.ts'

/** An amount in the smallest unit of a currency: a safe, non-negative integer (cents for EUR, yen for JPY, fils for KWD). */
export type Minor = number

/** Largest total of an order, in minor units. A double represents 15 digits exactly, in major and in minor units. */
export const maxTotal: Minor = 10 ** 15 - 1

export type MoneyProblem = 'malformed' | 'negative' | 'too-many-digits' | 'too-large'

/** Thrown if an amount does not fit its currency or exceeds the range of exact integers. */
export class MoneyError extends Error {
  readonly problem: MoneyProblem

  constructor(problem: MoneyProblem, message: string) {
    super(message)
    this.name = 'MoneyError'
    this.problem = problem
  }
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Converts a decimal amount in major units ("12.5", 12.5) to minor units (1250 for EUR), exactly.
 * Throws {@link MoneyError} for anything but a plain non-negative decimal with at most the currency's digits.
 */
export function toMinor(amount: number | string, currency: Currency): Minor {
  const match = decimal.exec(String(amount))
  if (!match) throw new MoneyError('malformed', `"${amount}" is not a plain decimal amount. Enter it as 12.50.`)
  const [, sign, whole = '0', fraction = ''] = match
  const digits = withoutTrailingZeros(fraction)
  const exponent = currencyExponent(currency)
  if (digits.length > exponent) {
    throw new MoneyError('too-many-digits', `"${amount}" has more decimal digits than ${currency} allows (${exponent}).`)
  }
  const minor = Number(whole + digits.padEnd(exponent, '0'))
  if (sign && minor > 0) throw new MoneyError('negative', `"${amount}" is negative. An amount is 0 or more.`)
  return checkMinor(minor)
}

/** Converts minor units to the decimal number in JSON. `toMinor(toMajor(x))` equals x below 10^15. */
export function toMajor(minor: Minor, currency: Currency): number {
  return checkMinor(minor) / 10 ** currencyExponent(currency)
}

/** Cached formats: creating one is slow, and few locales are in use. */
const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>()

/** Returns a cached format for amounts in major units, with exactly the currency's decimals. `locale` is BCP 47. */
export function currencyFormat(currency: Currency, locale: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`
  const cached = formats.get(name)
  if (cached) return cached
  const digits = currencyExponent(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  if (formats.size >= 100) formats.clear()
  formats.set(name, format)
  return format
}

/** Formats an amount with exactly the currency's decimals. `locale` is BCP 47. */
export const formatMoney = (minor: Minor, currency: Currency, locale = 'en'): string =>
  currencyFormat(currency, locale).format(toMajor(minor, currency))

/** Returns the exact sum. Throws {@link MoneyError} if it exceeds the range of exact integers. */
export function sumMinor(amounts: Iterable<Minor>): Minor {
  let total = 0
  for (const amount of amounts) total = checkMinor(total + checkMinor(amount))
  return total
}

/** Returns unit price × quantity, exactly. Throws {@link MoneyError} for a quantity that is not an integer of 0 or more. */
export function multiplyMinor(unit: Minor, quantity: number): Minor {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new MoneyError('malformed', `A quantity is a whole number of 0 or more, not ${quantity}.`)
  }
  return checkMinor(checkMinor(unit) * quantity)
}

/** Returns `amount × numerator ÷ denominator`, rounded once, half up. Exact for all safe integers. */
export function scaleMinor(amount: Minor, numerator: number, denominator: number): Minor {
  const product = 2n * BigInt(checkMinor(amount)) * BigInt(numerator) + BigInt(denominator)
  return checkMinor(Number(product / (2n * BigInt(denominator))))
}

/**
 * Splits an amount by weights. The parts add up exactly: each part is rounded down, and the remaining units go one by one to the parts with
 * the largest remainders, earlier ones first. If all weights are 0, the first part gets everything.
 */
export function allocateMinor(amount: Minor, weights: readonly number[]): Minor[] {
  const totalWeight = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (weights.length === 0) return []
  if (totalWeight === 0n) return weights.map((_, index) => (index === 0 ? checkMinor(amount) : 0))
  const shares = weights.map((weight, index) => {
    const product = BigInt(checkMinor(amount)) * BigInt(weight)
    return { index, part: Number(product / totalWeight), remainder: product % totalWeight }
  })
  let remaining = amount - shares.reduce((sum, share) => sum + share.part, 0)
  for (const share of shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )) {
    if (remaining === 0) break
    share.part += 1
    remaining -= 1
  }
  return shares.map((share) => share.part)
}

/** Returns the amount if it is valid. Throws {@link MoneyError} otherwise. */
export function checkMinor(minor: number): Minor {
  if (Number.isSafeInteger(minor) && minor >= 0) return minor
  if (minor < 0) throw new MoneyError('negative', `${minor} minor units: an amount is 0 or more.`)
  if (Number.isInteger(minor)) throw new MoneyError('too-large', `${minor} minor units are too large to be exact.`)
  throw new MoneyError('malformed', `${minor} is not a whole number of minor units.`)
}
