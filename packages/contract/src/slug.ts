/**
 * Slugs: lower-case letters of any script, digits and single hyphens. Letters may have marks, as the vowels of Hindi, Thai and Arabic do
 * (`\p{M}`); `\p{Lm}` has letters such as the long vowel of Japanese.
 */
export const slugPattern =
  /^[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*)*$/u

/** Longest slug. Characters. */
export const MAX_SLUG_LENGTH = 120
