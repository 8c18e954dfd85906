/** Digits of any script with common separators, and an optional extension. */
const SHAPE = /^\(?[+＋]?[\p{Nd}\p{Pd}\s()./]+(?:(?:;?ext[.:=]?|x|#)\s*\p{Nd}{1,6})?$/iu

/** Invisible marks of text direction, which copied numbers can contain. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Whether a text looks like a phone number: at least 5 digits, and otherwise only spaces, `+`, parentheses, hyphens, dashes, periods,
 * slashes and an extension such as "ext. 12" or ";ext=12" (RFC 3966). It does not check that the number exists.
 */
export function isPhoneNumber(text: string): boolean {
  const number = text.replace(DIRECTION, '').trim()
  return SHAPE.test(number) && (number.match(/\p{Nd}/gu) ?? []).length >= 5
}
