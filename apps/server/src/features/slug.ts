/** The longest slug, in characters (the contract's `slug()`). */
const LONGEST = 120

/** A name as a slug: lower case, letters of any script and digits, single hyphens; accents of Latin letters go. */
export function slugOf(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
  const slug = plain
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .slice(0, LONGEST - 8)
    .replace(/^-|-$/g, '')
  return slug || fallback
}

/** The slug itself where it is free, else the first of `slug-2`, `slug-3`, … that is. */
export async function freeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug.slice(0, LONGEST - 8)}-${number}`
    if (!(await isTaken(candidate))) return candidate
  }
}
