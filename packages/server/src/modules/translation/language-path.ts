/**
 * The first segment of a URL in an additional language: a BCP 47 tag of two letters, with a script or a region where needed. No route
 * of a store begins with such a segment.
 */
const LANGUAGE = /^\/([a-z]{2}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)(?=[/?#]|$)/i

/** Paths of a store's hostname that are the same in all languages. */
const ONE_FOR_ALL = /^\/(?:api|media|assets|starter|internal)\/|\.[a-z\d]{2,5}(?:[?#]|$)/i

/** Splits a URL into its language segment and the rest, a URL that starts with a slash. */
export function splitLanguage(url: string): { language: string; rest: string } | undefined {
  const match = LANGUAGE.exec(url)
  if (!match?.[1]) return undefined
  const rest = url.slice(match[0].length)
  return { language: match[1], rest: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The start of the URLs of a language: `/pt-br`. */
export const rootOf = (locale: string): string => `/${locale.toLowerCase()}`

/**
 * Returns a path of the store in the language whose URLs start with `root`, which is empty for the main language. Other URLs, files and
 * paths that name a language already do not change.
 */
export function localizePath(root: string, url: string): string {
  if (!root || !/^\/(?![/\\])/.test(url) || ONE_FOR_ALL.test(url) || LANGUAGE.test(url)) return url
  return /^\/(?:[?#]|$)/.test(url) ? root + url.slice(1) : root + url
}
