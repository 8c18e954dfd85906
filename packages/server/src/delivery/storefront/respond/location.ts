/**
 * Returns a URL for a Location header. A path stays on its hostname, even if it starts with several slashes. Anything that is neither a
 * path nor http(s) becomes the home page.
 */
export function locationOf(to: string): string {
  if (!to.startsWith('/')) return URL.canParse(to) && /^https?:/i.test(to) ? new URL(to).href : '/'
  const { pathname, search, hash } = new URL(`http://store/${to.replace(/^[/\\]+/, '')}`)
  return pathname.replace(/^\/{2,}/, '/') + search + hash
}
