/** A link in a Markdown file. */
export interface Link {
  /** As written, without the angle brackets or the title. */
  target: string
  /** Counted from 1. */
  line: number
}

/** The data that `npm run check:links` reads from a Markdown file. */
export interface Markdown {
  /** Links, images, link definitions, and `href` and `src` in HTML. */
  links: Link[]
  /** Inline code with the form of a path in this repository. */
  paths: Link[]
  /** The anchors of its headings, as GitHub generates them, and its `id` and `name` attributes. */
  anchors: Set<string>
}

const folders = ['packages', 'apps', 'docs', 'schemas', '.changeset', '.ci']
const path = new RegExp(`^(${folders.map((name) => name.replace('.', '\\.')).join('|')})/[\\w@./-]*$`)
const linkPatterns = [
  /!?\[(?:[^\]\\]|\\.|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+["'(][^)]*)?\)/g,
  /^\s{0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/g,
  /<(?:a|img|source|video)\b[^>]*?\b(?:href|src|srcset)="([^"\s]+)/g,
]

/** Reads links, mentioned paths and anchors. Code fences are ignored. */
export function readMarkdown(text: string): Markdown {
  const found: Markdown = { links: [], paths: [], anchors: new Set() }
  const seen = new Map<string, number>()
  let fence: string | undefined

  for (const [index, raw] of text.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(raw)?.[1]
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined
      continue
    }
    if (fence !== undefined) continue

    const line = index + 1
    for (const [, code = ''] of raw.matchAll(/`([^`]+)`/g)) {
      const target = code.replace(/:\d+(:\d+)?$/, '')
      if (path.test(target)) found.paths.push({ target, line })
    }
    const prose = raw.replace(/`[^`]*`/g, (code) => `\`${' '.repeat(Math.max(0, code.length - 2))}\``)
    for (const pattern of linkPatterns) {
      for (const [, target = ''] of prose.matchAll(pattern)) found.links.push({ target, line })
    }
    for (const [, id = ''] of prose.matchAll(/\b(?:id|name)="([^"]+)"/g)) found.anchors.add(id)
    const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(raw)?.[1]
    if (heading !== undefined) found.anchors.add(unique(slugOf(heading), seen))
  }
  return found
}

/** Returns the anchor that GitHub generates for a heading. */
export function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}

function unique(slug: string, seen: Map<string, number>): string {
  const count = seen.get(slug) ?? 0
  seen.set(slug, count + 1)
  return count === 0 ? slug : `${slug}-${count}`
}
