/** Longest description of a page, in characters: search engines cut longer ones. */
const DESCRIPTION = 160

/** The parts of a Markdown file that a page needs. */
export interface MarkdownParts {
  title: string
  description: string
  /** The text after the title. */
  body: string
}

/** Splits Markdown that begins with a heading of the first level, after comments. Throws for other Markdown. */
export function readMarkdown(markdown: string, file: string): MarkdownParts {
  const lines = markdown.split('\n')
  const at = lines.findIndex((line) => line !== '' && !line.startsWith('<!--'))
  const heading = lines[at] ?? ''
  if (!heading.startsWith('# '))
    throw new Error(`${file} does not begin with a title. Start it with "# ", followed by the title.`)
  const body = lines
    .slice(at + 1)
    .join('\n')
    .trim()
  return { title: plainText(heading.slice(2)), description: describe(body), body }
}

/** Returns the first paragraph of Markdown as plain text: whole sentences of at most 160 characters in total. */
export function describe(body: string): string {
  const paragraph = body.split(/\n\n/).find((part) => /^[\p{L}\p{N}`*[“"(]/u.test(part)) ?? ''
  const text = plainText(paragraph.replaceAll('\n', ' '))
  if (text.length <= DESCRIPTION) return text
  const sentence = text.slice(0, DESCRIPTION).lastIndexOf('. ')
  return sentence > 0 ? text.slice(0, sentence + 1) : `${text.slice(0, text.slice(0, DESCRIPTION).lastIndexOf(' '))}…`
}

/** Removes emphasis, code marks and the targets of links from one line of Markdown. */
const plainText = (line: string) =>
  line
    .replace(/\]\([^)\s]{0,500}\)/g, '')
    .replace(/[[`*]/g, '')
    .trim()
