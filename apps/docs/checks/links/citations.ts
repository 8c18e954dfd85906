/** A citation of the specification or of a decision without a target. */
export interface DeadCitation {
  /** The citing file, relative to the repository's root. */
  file: string
  /** Counted from 1. */
  line: number
  /** Everything that can be cited. Paths are relative to the repository root, with forward slashes. */
  target: string
  why: string
}

/** The documents that can be cited. Paths are relative to the repository's root, with forward slashes. */
export interface Citable {
  /** The pages of docs/spec: text by file name, such as `product.md`. */
  pages: ReadonlyMap<string, string>
  /** Every file of the repository. */
  files: readonly string[]
}

/**
 * Finds citations of pages, points, headings and decisions that do not exist. Supported forms:
 * - `product.md, point 4` and `product.md, points 3 and 4`: a heading `## 4. …` of the page
 * - `server.md, "Orders"`: a heading of the page, or a list item that starts with this text
 * - `product.md, point 3, "Cart item"`: the same inside that point
 * - `docs/decisions/0016` and `decision 0016`: a record with that number
 * - `docs/guides/deploy.md` and `architecture.md`: a Markdown file with that path or name.
 * Generated files in docs/reference are left out.
 * @param texts files with citations: text by path.
 */
export function findDeadCitations(texts: ReadonlyMap<string, string>, { pages, files }: Citable): DeadCitation[] {
  const markdown = files.filter((path) => path.endsWith('.md'))
  const names = new Set(markdown.map((path) => path.slice(path.lastIndexOf('/') + 1)))
  const paths = new Set(markdown)
  const decisions = new Set(markdown.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []))

  return [...texts].flatMap(([file, raw]) => {
    const text = withoutCommentMarks(raw)
    const found: DeadCitation[] = []
    const add = (index: number, target: string, why: string | undefined) => {
      if (why) found.push({ file, line: lineAt(text, index), target, why })
    }
    for (const { 0: target, index } of text.matchAll(/\bdocs\/(?!reference\/)[\w./-]+\.md\b/g))
      add(index, target, paths.has(target) ? undefined : 'is no file of this repository')
    for (const { 0: target, 1: number = '', index } of text.matchAll(/\b(?:docs\/decisions\/|decision )(\d{4})\b/g))
      add(index, target, decisions.has(number) ? undefined : 'is no decision of docs/decisions')
    for (const { 0: target, index } of text.matchAll(/(?<![\w./'"`<([-])[a-z][\w-]*\.md\b/g))
      add(index, target, names.has(target) ? undefined : 'is no Markdown file of this repository')
    for (const { 1: target = '', 2: named, 3: bare, 4: heading, index } of text.matchAll(CITATION)) {
      const page = pages.get(target)
      if (page !== undefined) add(index, target, whyDead(page, points(named ?? bare), heading?.replace(/\s+/g, ' ')))
    }
    return found.sort((a, b) => a.line - b.line)
  })
}

/** A page, optionally with points and a heading in quotation marks. */
const CITATION =
  /\b([a-z]+\.md)(?:'s)?(?:,?\s+\(?points?\s+(\d+(?:(?:,|,?\s+and)\s+\d+)*)|,\s+(?=\d+\b(?![\t ]*[a-z]))(\d+))?(?:,\s+"([^"]{1,60})")?/g

const points = (numbers: string | undefined): string[] => numbers?.match(/\d+/g) ?? []

function whyDead(page: string, numbers: readonly string[], heading: string | undefined): string | undefined {
  const missing = numbers.filter((number) => sectionOf(page, number) === undefined)
  if (missing.length > 0) return `has no point ${missing.join(' and no point ')}`
  if (heading === undefined) return undefined
  const [only] = numbers
  const section = only !== undefined && numbers.length === 1 ? (sectionOf(page, only) ?? '') : page
  if (hasEntry(section, heading)) return undefined
  return only === undefined ? `has no heading "${heading}"` : `has no heading "${heading}" in point ${numbers.join(' and ')}`
}

/** The text of the section `## 4. …`, up to the next heading of that level. */
function sectionOf(page: string, number: string): string | undefined {
  const sections = page.split(/^(?=## )/m)
  return sections.find((section) => section.startsWith(`## ${number}. `))
}

/** Whether a heading or a list item starts with a name, as in `### Cart item` and `- CheckoutConfig (…)`. */
const hasEntry = (text: string, name: string): boolean =>
  text.split('\n').some((line) => {
    const entry = /^(?:#{1,6} (?:\d+\. )?|- )(.*)/.exec(line)?.[1]?.replace(/^[`*]+/, '')
    return entry?.startsWith(name) === true && !/^\w/.test(entry.slice(name.length))
  })

/** The text with comment markers at the start of lines replaced by spaces, so that a citation can span two lines. */
const withoutCommentMarks = (text: string): string =>
  text.replace(/^([ \t]*)(\*(?!\/)|\/\/|--|#(?=\s))/gm, (_, indent: string, mark: string) => indent + ' '.repeat(mark.length))

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
