import { posix } from 'node:path'

/** The start of links to the source code. */
export const REPOSITORY = 'https://github.com/blockfront/blockfront'

/** Returns the URL of a file or folder of the repository. */
export const sourceUrl = (path: string) => `${REPOSITORY}/blob/main/${path}`

/**
 * Returns Markdown with its relative links pointing to pages of the site, or to the source code where the site has no such page.
 * Code is left unchanged.
 * @param file the path of the Markdown file from the repository root.
 * @param urlOf the URL of the page that a file of the repository became; undefined for other files. It also receives paths of the site, which
 * start with a slash.
 */
export function withSiteLinks(markdown: string, file: string, urlOf: (path: string) => string | undefined): string {
  let fence: string | undefined
  return markdown
    .split('\n')
    .map((line) => {
      const mark = /^\s{0,9}(`{3,9}|~{3,9})/.exec(line)?.[1]
      if (mark && (fence === undefined || mark.startsWith(fence))) fence = fence === undefined ? mark : undefined
      return mark || fence !== undefined ? line : proseLinks(line, (target) => siteTarget(target, file, urlOf))
    })
    .join('\n')
}

/** Replaces the targets of links in one line, except in inline code. */
const proseLinks = (line: string, replace: (target: string) => string) =>
  line
    .split(/(`[^`]{1,2000}`)/)
    .map((part, index) =>
      index % 2 ? part : part.replace(/\]\(([^)\s]{1,500})/g, (_, target: string) => `](${replace(target)}`),
    )
    .join('')

function siteTarget(target: string, file: string, urlOf: (path: string) => string | undefined): string {
  if (/^(?:[a-z][a-z\d+.-]{0,20}:|\/\/|#)/i.test(target)) return target
  const [path = '', anchor] = target.split('#')
  const full = path.startsWith('/') ? path : posix.join(posix.dirname(file), path).replace(/\/$/, '')
  const url = urlOf(full) ?? urlOf(`${full}/README.md`) ?? sourceUrl(full)
  return anchor === undefined ? url : `${url}#${anchor}`
}
