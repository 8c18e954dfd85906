import { MAX_LENGTH, MAX_NUMBER } from '../../packages/engine/src/field/values/limits.ts'
import { COLOR_ARGUMENTS, CSS_NUMBER, cssTextPattern } from '../../packages/engine/src/field/values/pattern.ts'

/**
 * Limits that protect servers and shoppers, and that no value of a real page meets: a maximum length, the digits of a number, the
 * functions of CSS text, the arguments of a color. They are no part of a released shape (docs/decisions/0023), so a fingerprint is taken as if each were what
 * was released before it.
 */

const anyCase = (word: string) => [...word].map((c) => (/[a-z]/.test(c) ? `[${c}${c.toUpperCase()}]` : c)).join('')

const forbidden = ['url', 'image', 'image-set', 'src', 'element', 'expression', 'attr', 'paint', 'env'].map(anyCase).join('|')

/** Parts of patterns as they are now, and as they were released. */
const RELEASED_PARTS: readonly (readonly [now: string, released: string])[] = [
  [cssTextPattern().source, `^(?!.*(?:${forbidden}) *\\()[-a-zA-Z0-9#%.,()/+* ]{0,500}$`],
  [COLOR_ARGUMENTS, '\\([-0-9.,%/ a-z]{1,60}\\)'],
  [CSS_NUMBER, '(?:\\d+(?:\\.\\d*)?|\\.\\d+)'],
  // The same language; the released form took quadratic time.
  ['{}:?#/]*(?:[?#/]', '{}:]*(?:[?#/]'],
]

/** The pattern as it was released. */
export const releasedPattern = (pattern: string): string =>
  RELEASED_PARTS.reduce((text, [now, released]) => text.replaceAll(now, released), pattern)

const LIMITS: ReadonlySet<unknown> = new Set(Object.values(MAX_LENGTH))

/** Whether a `maxLength` is the general limit of a field kind, rather than one of the block. */
export const isGeneralLimit = (maxLength: unknown): boolean => LIMITS.has(maxLength)

/** A bound of an integer as it was released: the general one was that of a safe integer. */
export const releasedBound = (bound: unknown): unknown =>
  bound === MAX_NUMBER ? Number.MAX_SAFE_INTEGER : bound === -MAX_NUMBER ? Number.MIN_SAFE_INTEGER : bound
