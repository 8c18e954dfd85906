import { type Currency, currencyExponent } from './currency.ts'

/** Largest price of a product, a rate or a filter, in major units. */
export const maxPrice = 999_999_999

export type PriceProblem = 'malformed' | 'ambiguous' | 'too-many-decimals' | 'negative' | 'too-large'

/**
 * The result of parsing a price: an amount in major units with at most the currency's decimals, or a problem. For "ambiguous" and
 * "too-many-decimals", `integer` is the number if the mark is read as a thousands separator, where that is possible.
 */
export type ParsedPrice = { amount: number } | { problem: PriceProblem; integer?: string }

/** Returns the decimal mark, the thousands separator and the currency symbols of a locale, with Latin digits. */
function marksOf(currency: Currency, locale: string): { decimal: string; group: string; symbols: string[] } {
  const style = { style: 'currency', currency, numberingSystem: 'latn', useGrouping: 'always', minimumFractionDigits: 1 } as const
  const parts = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 3, currencyDisplay }).formatToParts(1_234_567.8),
  )
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const symbols = parts.filter(({ type }) => type === 'currency').map(({ value }) => value)
  return { decimal: find('decimal'), group: find('group'), symbols: [...symbols, currency, currency.toLowerCase()] }
}

/** Code points of the digit zero in other scripts: Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Invisible marks of text direction, which copied amounts can contain. */
const DIRECTION = /[\u200e\u200f\u061c\u2066-\u2069]/g

/** Removes the currency, converts digits to Latin, keeps "." and ",", and replaces marks that can only separate thousands by "'". */
function normalize(text: string, symbols: readonly string[]): string {
  let plain = text.replace(DIRECTION, '').trim()
  for (const symbol of symbols.map((one) => one.replace(DIRECTION, '').trim()).toSorted((a, b) => b.length - a.length)) {
    if (symbol && plain.startsWith(symbol)) plain = plain.slice(symbol.length).trim()
    else if (symbol && plain.endsWith(symbol)) plain = plain.slice(0, -symbol.length).trim()
  }
  return plain
    .replace(/^\p{Sc}|\p{Sc}$/gu, '')
    .trim()
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\s'’ʼ`´٬]/g, "'")
}

/** Whether a text is digits, or groups of three digits (or of two before the last three, as in India) with one separator. */
const isInteger = (text: string): boolean =>
  /^\d*$/.test(text) || /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(text) || /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text)

/** Returns the index of the decimal mark; undefined if all marks separate thousands. */
function decimalMark(plain: string): number | undefined {
  const arabic = plain.indexOf('٫')
  if (arabic >= 0) return arabic
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const mark = plain[last]
  return mark && plain.indexOf(mark) === last ? last : undefined
}

/**
 * Parses a price as a person types or pastes it: with the separators of the locale or with other common ones ("1,234.50", "1.234,50",
 * "1 234.50", "1'234.50"), with or without a currency sign. It never rounds and never guesses. Too many decimals for the currency, and a
 * single mark before three digits that is ambiguous in the locale, are problems. `locale` is BCP 47.
 *
 * @example
 * parsePrice('1,234.50', 'USD', 'en') // { amount: 1234.5 }
 * parsePrice('1,234', 'USD', 'de') // { problem: 'too-many-decimals', integer: '1234' }
 */
export function parsePrice(text: string, currency: Currency, locale: string): ParsedPrice {
  const { decimal, group, symbols } = marksOf(currency, locale)
  const plain = normalize(text, symbols)
  const positive = plain.replace(/^[-−]'?/, '')
  const exponent = currencyExponent(currency)
  const at = decimalMark(positive)
  const [integer, fraction] = at === undefined ? [positive, ''] : [positive.slice(0, at), positive.slice(at + 1)]
  if (!isInteger(integer) || !/^\d*$/.test(fraction) || integer + fraction === '') return { problem: 'malformed' }
  if (positive !== plain) return { problem: 'negative' }
  const mark = at === undefined ? '' : positive[at]
  // "1.234" can be one thousand two hundred thirty-four, or one and a fraction.
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(integer) && mark !== '٫') {
    if (mark === group && exponent < 3) return amountOf(integer + fraction)
    if (mark !== decimal) return { problem: 'ambiguous', integer: integer + fraction }
    if (exponent < 3) return { problem: 'too-many-decimals', integer: integer + fraction }
  }
  if (fraction.length > exponent) return { problem: 'too-many-decimals' }
  return amountOf(`${integer.replace(/\D/g, '') || '0'}.${fraction || '0'}`)
}

function amountOf(decimal: string): ParsedPrice {
  const amount = Number(decimal)
  return amount > maxPrice ? { problem: 'too-large' } : { amount }
}

/** Formats an amount for an input: with the currency's decimals and the locale's decimal mark, without thousands separators. {@link parsePrice} parses it. */
export function formatPriceInput(amount: number, currency: Currency, locale: string): string {
  const digits = currencyExponent(currency)
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

/**
 * Parses an integer as a person types or pastes it, such as a quantity. "1,000", "1.000", "1 000" and "1'000" are all 1000, because an
 * integer has no decimals. Returns undefined for other text, and beyond ±9,999,999.
 */
export function parseInteger(text: string): number | undefined {
  const plain = normalize(text, [])
  const digits = plain.replace(/^[-−]'?/, '')
  if (digits === '' || !isInteger(digits)) return undefined
  const amount = Number(digits.replace(/\D/g, ''))
  if (amount > 9_999_999) return undefined
  return digits === plain || amount === 0 ? amount : -amount
}
