import { posix } from 'node:path'
import { type Markdown, readMarkdown } from './markdown.ts'

/** A link without a target. */
export interface DeadLink {
  /** The Markdown file, relative to the repository root. */
  file: string
  line: number
  target: string
  why: string
}

/**
 * Returns the dead links in some files.
 * @param documents Markdown by path from the repository root, with forward slashes.
 * @param files every file of the repository, in the same form.
 */
export function findDeadLinks(documents: ReadonlyMap<string, string>, files: readonly string[]): DeadLink[] {
  const known = new Set(['.', ...files.flatMap((path) => [path, ...foldersOf(path)])])
  const parsed = new Map([...documents].map(([path, text]) => [path, readMarkdown(text)]))
  return [...parsed].flatMap(([file, { links, paths }]) => [
    ...links.flatMap(({ target, line }) => {
      const why = whyDead(file, target, known, parsed)
      return why ? [{ file, line, target, why }] : []
    }),
    ...paths.flatMap(({ target, line }) =>
      known.has(target.replace(/\/$/, ''))
        ? []
        : [{ file, line, target, why: 'is written as a path of this repository, and is none' }],
    ),
  ])
}

function whyDead(
  file: string,
  target: string,
  known: ReadonlySet<string>,
  parsed: ReadonlyMap<string, Markdown>,
): string | undefined {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return undefined
  const [pathPart = '', anchor] = target.split('#')
  const path =
    pathPart === ''
      ? file
      : posix.normalize(posix.join(pathPart.startsWith('/') ? '.' : posix.dirname(file), decodeURI(pathPart)))
  if (!known.has(path.replace(/\/$/, ''))) return `leads to ${path}, which does not exist`
  const anchors = parsed.get(path)?.anchors
  if (anchor && anchors && !anchors.has(decodeURIComponent(anchor))) return `leads to ${path}, which has no heading #${anchor}`
  return undefined
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
