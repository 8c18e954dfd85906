/** The basic characters of a page: those for which it loads a small part of a font’s Latin letters. Needs no Node. */

/** The characters of every family's file of Latin letters, in the form of `unicode-range`. */
export const LATIN_RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** ASCII, the signs of punctuation and prices, and ç è é ê ï ñ: what English texts use, with loanwords such as “café”. */
const BASIC_RANGE =
  'U+0000-007F,U+00A0,U+00A3,U+00A5,U+00A9,U+00AD-00AE,U+00B0,U+00B7,U+00D7,U+00E7-00EA,U+00EF,U+00F1,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2212'

/** The other characters of `LATIN_RANGE`. */
const REST =
  /[\u0304\u0308\u0329\u0080-\u009F\u00A1-\u00A2\u00A4\u00A6-\u00A8\u00AA-\u00AC\u00AF\u00B1-\u00B6\u00B8-\u00D6\u00D8-\u00E6\u00EB-\u00EE\u00F0\u00F2-\u00FF\u0131\u0152-\u0153\u02BB-\u02BC\u02C6\u02DA\u02DC\u2000-\u2008\u200A-\u2010\u2012\u2015-\u2017\u201A-\u201B\u201E-\u2021\u2023-\u2025\u2027-\u202E\u2030-\u2038\u203B-\u206F\u2191\u2193\u2215\uFEFF\uFFFD]/

const basic = codePoints(BASIC_RANGE)
const rest = codePoints(LATIN_RANGE).filter((codePoint) => !basic.includes(codePoint))

/** All basic characters. */
export const basicText = String.fromCodePoint(...basic)

/** The basic characters, and the other characters of a file of Latin letters, in the form of `unicode-range`. */
export const basicRange = BASIC_RANGE
export const restRange = rangeOf(rest)

/** Whether a page with this text needs no Latin letters but the basic ones. Characters outside of a file of Latin letters do not count. */
export const isBasicText = (text: string): boolean => !REST.test(text)

/** The code points of a `unicode-range`. */
function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

/** The `unicode-range` of sorted code points. */
function rangeOf(sorted: readonly number[]): string {
  const hex = (codePoint: number | undefined = 0) => codePoint.toString(16).toUpperCase().padStart(4, '0')
  const ends = sorted.filter((codePoint, at) => sorted[at + 1] !== codePoint + 1)
  const starts = sorted.filter((codePoint, at) => sorted[at - 1] !== codePoint - 1)
  return starts.map((start, at) => `U+${hex(start)}${ends[at] === start ? '' : `-${hex(ends[at])}`}`).join(',')
}
