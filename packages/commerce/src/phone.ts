/** Digits of any script with the characters that people write between them, and an extension at the end. */
const SHAPE = /^\+?[\p{Nd}\s().\-/]+(?:(?:ext\.?|x|#)\s*\p{Nd}{1,6})?$/iu

/** Marks for the direction of text, which come along when a number is copied. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Whether a text has the shape of a telephone number: at least 5 digits, and otherwise only spaces, `+`, parentheses, hyphens, periods,
 * slashes and an extension such as "ext. 12". It does not say that the number exists.
 */
export function isPhoneNumber(text: string): boolean {
  const number = text.replace(DIRECTION, '').trim()
  return SHAPE.test(number) && (number.match(/\p{Nd}/gu) ?? []).length >= 5
}
