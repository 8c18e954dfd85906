/** Paths of this origin that are not pages of the store. */
const NOT_A_PAGE = /^\/(?:api|media|assets|starter)\/|\.[a-z\d]{2,5}$/i

/** Returns the path of a link's URL if the app can show it: a page of this origin. Returns undefined if the browser must load it. */
export function appPath(url: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(url, location.href)
  return origin === location.origin && !NOT_A_PAGE.test(pathname) ? pathname + search + hash : undefined
}
