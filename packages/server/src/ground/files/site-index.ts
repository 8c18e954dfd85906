import { escapeHtml } from '../escape-html.ts'

/** Forms for accounts: public, but no content to find. */
const NOT_LISTED = new Set(['/signup', '/login', '/forgot-password'])

/** Paths that need a session or are for programs. */
const CLOSED = ['/api/', '/dashboard', '/builder', '/billing', '/account', '/choose-store']

/** Returns robots.txt of the main hostname. */
export const siteRobots = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

/** Returns the sitemap of the main hostname. `pages` are the paths of its public pages with their HTML; pages with `noindex` are left out. */
export function siteSitemap(origin: string, pages: Iterable<readonly [path: string, html: string]>): string {
  const urls = [...pages]
    .filter(([path, html]) => !NOT_LISTED.has(path) && !html.includes('<meta name="robots" content="noindex"'))
    .map(([path]) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
    .sort()
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">\n${urls.join('\n')}\n</urlset>\n`
}
