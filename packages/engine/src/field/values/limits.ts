/**
 * Maximum lengths in UTF-16 code units, by field kind: more than any page needs, and little enough that a hostile value costs
 * nothing. A block may set a lower one with `.max(n)`. They do not count as part of a released shape (docs/decisions/0023).
 */
export const MAX_LENGTH = {
  text: 5000,
  textarea: 20_000,
  richText: 200_000,
  /** The same as the API's limit for addresses. */
  url: 2048,
  cssText: 500,
  color: 100,
  unitNumber: 40,
  spacing: 200,
  collection: 64,
  /** A choice that is checked by a pattern, such as a position. */
  keyword: 100,
  /** The id that older pages store with an item of a list. */
  itemId: 128,
} as const

/** The largest number that a number field takes, in either direction, unless its own bounds are tighter: seven digits. */
export const MAX_NUMBER = 9_999_999
