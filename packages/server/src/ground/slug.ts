import { MAX_SLUG_LENGTH, slugPattern } from '@blockfront/contract'

/** Characters that {@link freeSlug} may append. */
const SUFFIX_LENGTH = 8

/** Characters that are not visible alone: joiners, marks of direction, selectors of a variant of an emoji, enclosing marks. */
const INVISIBLE = /\p{Cf}|\p{Me}|\p{Variation_Selector}/gu

/** Converts a text to lower case, removes the accents of Latin letters, and keeps the marks of other scripts: they are vowels there. */
const plainText = (text: string): string =>
  text
    // The form NFKD splits the vowel AM of Thai and Lao, and NFC does not compose it again.
    .split(/([\u0e33\u0eb3])/)
    .map((part) => (part === '\u0e33' || part === '\u0eb3' ? part : part.normalize('NFKD')))
    .join('')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()

/** Cuts a slug without cutting a character or leaving a hyphen at its end. */
const cut = (slug: string, length: number): string =>
  slug.length <= length
    ? slug
    : slug
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .replace(/-$/, '')

/**
 * Returns a name as a slug: lower case, letters of any script with their marks, digits and single hyphens, without the accents of Latin
 * letters. A name without any such character gives `fallback`.
 */
export function slugOf(name: string, fallback: string): string {
  const slug = plainText(name.replace(INVISIBLE, ''))
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu, '-')
    .replace(/(^|-)\p{M}+/gu, '$1')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  return cut(slug, MAX_SLUG_LENGTH - SUFFIX_LENGTH) || fallback
}

/**
 * Returns the handle of a product from another program as a slug. A valid handle stays unchanged, with its accents, because it is part of
 * the product's URL. Empty if the handle has no letter or digit.
 */
export function slugOfHandle(handle: string): string {
  const plain = handle.normalize('NFC').toLowerCase()
  return plain.length <= MAX_SLUG_LENGTH && slugPattern.test(plain) ? plain : slugOf(handle, '')
}

/** Returns the slug if it is free, otherwise the first free one of `slug-2`, `slug-3` and so on. */
export async function freeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${cut(slug, MAX_SLUG_LENGTH - SUFFIX_LENGTH)}-${number}`
    if (!(await isTaken(candidate))) return candidate
  }
}
