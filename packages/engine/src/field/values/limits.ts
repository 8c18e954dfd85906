/**
 * Maximum lengths in UTF-16 code units by field kind: more than any page needs, and short enough that a hostile value is cheap to
 * process. A block may set a lower one with `.max(n)`. They do not count as part of a released shape (docs/decisions/0023).
 */
export const MAX_LENGTH = {
  text: 5000,
  textarea: 20_000,
  richText: 200_000,
  /** Same as the API's limit for URLs. */
  url: 2048,
  cssText: 500,
  color: 100,
  unitNumber: 40,
  spacing: 200,
  collection: 64,
  productId: 64,
  /** A choice that is checked by a pattern, such as a position. */
  keyword: 100,
  /** The id that older pages store in a list item. */
  itemId: 128,
} as const

/** The largest absolute value of a number field without tighter bounds: seven digits. */
export const MAX_NUMBER = 9_999_999
