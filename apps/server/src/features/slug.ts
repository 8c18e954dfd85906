/** Longest slug that the contract accepts. Characters. */
const MAX_LENGTH = 120

/** Characters that {@link freeSlug} may append. */
const SUFFIX_LENGTH = 8

/**
 * Returns a name as a slug: lower case, letters of any script, digits and single hyphens, without the accents of Latin letters. A name
 * without any such character gives `fallback`.
 */
export function slugOf(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
  const slug = plain
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH - SUFFIX_LENGTH)
    .replace(/^-|-$/g, '')
  return slug || fallback
}

/** Returns the slug if it is free, otherwise the first free one of `slug-2`, `slug-3` and so on. */
export async function freeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug.slice(0, MAX_LENGTH - SUFFIX_LENGTH)}-${number}`
    if (!(await isTaken(candidate))) return candidate
  }
}
