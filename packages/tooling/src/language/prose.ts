import { parseSync } from 'vite'
import { walk } from '../sources/syntax-tree.ts'

/** A piece of prose in a file. */
export interface Prose {
  /** Characters from the start of the file. */
  offset: number
  text: string
}

/**
 * Returns the prose of a file: comments and strings of several words in TypeScript and JavaScript, comments in CSS, and
 * everything but code in Markdown. Empty for other files. Offsets are preserved.
 */
export function proseOf(path: string, code: string): Prose[] {
  if (path.endsWith('.md')) return [{ offset: 0, text: withoutFences(code) }]
  if (path.endsWith('.css')) return commentsOf(code)
  return /\.(?:m?js|tsx?)$/.test(path) ? proseOfProgram(path, code) : []
}

function commentsOf(css: string): Prose[] {
  return [...css.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: text }) => ({ offset: index, text: undecorated(text) }))
}

function proseOfProgram(path: string, code: string): Prose[] {
  const { program, comments } = parseSync(path, code)
  const found: Prose[] = comments.map(({ start, end }) => ({ offset: start, text: undecorated(code.slice(start, end)) }))
  walk(program, ({ node }) => {
    const isText =
      (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateElement' || node.type === 'JSXText'
    // Positions of a template's parts include its backticks, which would mark it as code.
    const text = isText ? code.slice(node.start, node.end).replace(/^`|`$/g, ' ') : ''
    if (/\p{L} +\p{L}/u.test(text)) found.push({ offset: node.start, text: text.replace(/\\[ntr]/g, '  ') })
  })
  return found
}

/** Returns a comment without the asterisks at the start of its lines. */
const undecorated = (comment: string) => comment.replace(/^\s*(?:\/\*+|\*+\/?|\/\/+)/gm, (stars) => stars.replace(/[^\n]/g, ' '))

/** Returns Markdown with fenced code replaced by empty lines. */
const withoutFences = (markdown: string) =>
  markdown.replace(/^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1/gm, (fence) => fence.replace(/[^\n]/g, ' '))
