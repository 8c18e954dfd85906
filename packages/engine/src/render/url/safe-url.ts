/** What browsers skip inside an address before they read its scheme (WHATWG URL, "basic URL parser", steps 1 to 3). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
const SKIPPED = /[\u0000-\u001f\u007f-\u009f]/g

const LINK = /^(?:https?|mailto|tel):/i
const FILE = /^https?:/i

/** An address without a scheme: a path, a query or a fragment, with no colon before the first `/`, `?` or `#`. */
const WITHIN = /^[^:/?#]*(?:[/?#]|$)/

const safe = (address: string, schemes: RegExp) => {
  const clean = address.replace(SKIPPED, '').trim()
  return clean && (schemes.test(clean) || WITHIN.test(clean)) ? clean : undefined
}

/** An address that a link may carry: http, https, mailto, tel, or one within the site (blocks.md). Undefined otherwise. */
export const safeLink = (address: string) => safe(address, LINK)

/** An address that a picture or a film may be loaded from: http, https, or a path within the site. Undefined otherwise. */
export const safeFile = (address: string) => safe(address, FILE)
