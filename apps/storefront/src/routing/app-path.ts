/** Paths on this host that are no pages of the store. */
const NOT_A_PAGE = /^\/(?:api|media|assets|starter)\/|\.[a-z\d]{2,5}$/i

/** The path that the app can show by itself of an address as it stands in a link: a page of this host. undefined leaves it to the browser. */
export function appPath(address: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, location.href)
  return origin === location.origin && !NOT_A_PAGE.test(pathname) ? pathname + search + hash : undefined
}
