/** Characters that browsers skip in a URL before they parse its scheme (WHATWG URL, "basic URL parser", steps 1 to 3). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const SKIPPED = /[\u0000-\u001f\u007f-\u009f]/g

const LINK = /^(?:https?|mailto|tel):/i
const FILE = /^https?:/i

/** A URL without a scheme: a path, a query or a fragment, with no colon before the first `/`, `?` or `#`. */
const WITHIN = /^[^:/?#]*(?:[/?#]|$)/

const safe = (address: string, schemes: RegExp) => {
  const clean = address.replace(SKIPPED, '').trim()
  return clean && (schemes.test(clean) || WITHIN.test(clean)) ? clean : undefined
}

/** Returns the URL if a link may have it: http, https, mailto, tel, or relative (blocks.md). Undefined otherwise. */
export const safeLink = (address: string) => safe(address, LINK)

/** Returns the URL if an image or a video may be loaded from it: http, https, or a path within the site. Undefined otherwise. */
export const safeFile = (address: string) => safe(address, FILE)
