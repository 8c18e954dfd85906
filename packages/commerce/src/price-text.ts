import { type Currency, currencyExponent } from './currency.ts'

/** The largest price that a product, a rate or a filter takes, in major units. */
export const maxPrice = 999_999_999

export type PriceProblem = 'malformed' | 'ambiguous' | 'too-many-decimals' | 'negative' | 'too-large'

/**
 * What typed text means: an amount in major units with at most the currency's decimals, or why it means none. For the problems
 * "ambiguous" and "too-many-decimals", `whole` is the text read with its mark as a thousands separator, where that reading exists.
 */
export type ParsedPrice = { amount: number } | { problem: PriceProblem; integer?: string }

/** The decimal mark and thousands separator of a locale, as its currency amounts use them. Latin digits. */
function marksOf(currency: Currency, locale: string): { decimal: string; group: string; symbols: string[] } {
  const style = { style: 'currency', currency, numberingSystem: 'latn', useGrouping: 'always', minimumFractionDigits: 1 } as const
  const parts = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 3, currencyDisplay }).formatToParts(1_234_567.8),
  )
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const symbols = parts.filter(({ type }) => type === 'currency').map(({ value }) => value)
  return { decimal: find('decimal'), group: find('group'), symbols: [...symbols, currency, currency.toLowerCase()] }
}

/** First code points of the decimal digits that number formats and keyboards produce: Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Invisible marks of writing direction, which copied amounts carry. */
const DIRECTION = /[\u200e\u200f\u061c\u2066-\u2069]/g

/** Text without currency, with Latin digits, "." or "," as typed, and "'" for every mark that only ever separates thousands. */
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

/** Whole digits, or groups of three (or of two before the last three, as in India) with one separator. */
const isWhole = (text: string): boolean =>
  /^\d*$/.test(text) || /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(text) || /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text)

/** Where the decimals start: the index of the decimal mark; undefined where all marks separate thousands. */
function decimalMark(plain: string): number | undefined {
  const arabic = plain.indexOf('٫')
  if (arabic >= 0) return arabic
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const mark = plain[last]
  return mark && plain.indexOf(mark) === last ? last : undefined
}

/**
 * Reads a price as a person types or pastes it: with the locale's separators, with the other common ones ("1,234.50", "1.234,50",
 * "1 234.50", "1'234.50"), with a currency sign or without. It never rounds and never guesses: more decimals than the currency has, and
 * a single mark before three digits that the locale does not settle, are problems. `locale` is BCP 47.
 *
 * @example
 * readPrice('1,234.50', 'USD', 'en') // { amount: 1234.5 }
 * readPrice('1,234', 'USD', 'de') // { problem: 'too-many-decimals', whole: '1234' }
 */
export function parsePrice(text: string, currency: Currency, locale: string): ParsedPrice {
  const { decimal, group, symbols } = marksOf(currency, locale)
  const plain = normalize(text, symbols)
  const positive = plain.replace(/^[-−]'?/, '')
  const exponent = currencyExponent(currency)
  const at = decimalMark(positive)
  const [whole, fraction] = at === undefined ? [positive, ''] : [positive.slice(0, at), positive.slice(at + 1)]
  if (!isWhole(whole) || !/^\d*$/.test(fraction) || whole + fraction === '') return { problem: 'malformed' }
  if (positive !== plain) return { problem: 'negative' }
  const mark = at === undefined ? '' : positive[at]
  // "1.234": one thousand, or one and a bit.
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && mark !== '٫') {
    if (mark === group && exponent < 3) return amountOf(whole + fraction)
    if (mark !== decimal) return { problem: 'ambiguous', integer: whole + fraction }
    if (exponent < 3) return { problem: 'too-many-decimals', integer: whole + fraction }
  }
  if (fraction.length > exponent) return { problem: 'too-many-decimals' }
  return amountOf(`${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`)
}

function amountOf(decimal: string): ParsedPrice {
  const amount = Number(decimal)
  return amount > maxPrice ? { problem: 'too-large' } : { amount }
}

/** The amount as an input shows it: the currency's decimals and the locale's decimal mark, without separators. {@link parsePrice} reads it back. */
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
 * Reads a whole number as a person types or pastes it, such as a quantity: "1,000", "1.000", "1 000" and "1'000" are all 1000, because a
 * whole number has no decimals. Undefined for other text, and for numbers beyond ±9,999,999.
 */
export function parseInteger(text: string): number | undefined {
  const plain = normalize(text, [])
  const digits = plain.replace(/^[-−]'?/, '')
  if (digits === '' || !isWhole(digits)) return undefined
  const amount = Number(digits.replace(/\D/g, ''))
  if (amount > 9_999_999) return undefined
  return digits === plain || amount === 0 ? amount : -amount
}
