import { MAX_LENGTH, MAX_NUMBER } from '../../src/field/values/limits.ts'
import { COLOR_ARGUMENTS, CSS_NUMBER, cssTextPattern } from '../../src/field/values/pattern.ts'

/**
 * Limits that protect servers and shoppers and that real values never exceed: a maximum length, the digits of a number, the
 * functions of CSS text, the arguments of a color. They are not part of a released shape (docs/decisions/0023), so a fingerprint
 * uses the values that were released before them.
 */

const anyCase = (word: string) => [...word].map((c) => (/[a-z]/.test(c) ? `[${c}${c.toUpperCase()}]` : c)).join('')

const forbidden = ['url', 'image', 'image-set', 'src', 'element', 'expression', 'attr', 'paint', 'env'].map(anyCase).join('|')

/** Parts of current patterns, and their released forms. */
const RELEASED_PARTS: readonly (readonly [now: string, released: string])[] = [
  [cssTextPattern().source, `^(?!.*(?:${forbidden}) *\\()[-a-zA-Z0-9#%.,()/+* ]{0,500}$`],
  [COLOR_ARGUMENTS, '\\([-0-9.,%/ a-z]{1,60}\\)'],
  [CSS_NUMBER, '(?:\\d+(?:\\.\\d*)?|\\.\\d+)'],
  // Equivalent; the released form took quadratic time.
  ['{}:?#/]*(?:[?#/]', '{}:]*(?:[?#/]'],
]

/** The pattern as it was released. */
export const releasedPattern = (pattern: string): string =>
  RELEASED_PARTS.reduce((text, [now, released]) => text.replaceAll(now, released), pattern)

const LIMITS: ReadonlySet<unknown> = new Set(Object.values(MAX_LENGTH))

/** Whether a `maxLength` is the general limit of a field kind instead of a block's own. */
export const isGeneralLimit = (maxLength: unknown): boolean => LIMITS.has(maxLength)

/** Returns the released bound of an integer: the general one was the safe integer range. */
export const releasedBound = (bound: unknown): unknown =>
  bound === MAX_NUMBER ? Number.MAX_SAFE_INTEGER : bound === -MAX_NUMBER ? Number.MIN_SAFE_INTEGER : bound
