import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources/repository.ts'

/** A fenced code block in a Markdown file. */
export interface CodeBlock {
  /** The language after the opening fence, such as `sh`; empty if missing. */
  language: string
  /** The lines between the fences, with the last line break, without the indentation of the fence. */
  code: string
  /** Line of the opening fence, counted from 1. */
  line: number
}

/** Returns the fenced code blocks of a Markdown file, given relative to the repository root, in order. */
export function codeBlocks(path: string, folder = root): CodeBlock[] {
  const blocks: CodeBlock[] = []
  let open: { indent: string; block: CodeBlock } | undefined
  for (const [index, line] of readFileSync(join(folder, path), 'utf8').split('\n').entries()) {
    const [, indent = '', language = ''] = /^(\s*)```(\w*)/.exec(line) ?? []
    if (!/^\s*```/.test(line)) {
      if (open) open.block.code += `${line.startsWith(open.indent) ? line.slice(open.indent.length) : line}\n`
    } else if (open) open = undefined
    else {
      open = { indent, block: { language, code: '', line: index + 1 } }
      blocks.push(open.block)
    }
  }
  return blocks
}
