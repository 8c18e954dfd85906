/**
 * An address as a Location header can carry it: a path stays on its host, however many slashes it starts with. What is neither a path
 * nor http(s) leads home.
 */
export function locationOf(to: string): string {
  if (!to.startsWith('/')) return URL.canParse(to) && /^https?:/i.test(to) ? new URL(to).href : '/'
  const { pathname, search, hash } = new URL(`http://store/${to.replace(/^[/\\]+/, '')}`)
  return pathname.replace(/^\/{2,}/, '/') + search + hash
}
