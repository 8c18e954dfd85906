import { type ESTree, parseSync, Visitor } from 'vite'

/** A style sheet in a TypeScript file: `export const css` (or a name that ends in `Css`) with a template literal. */
export interface EmbeddedCss {
  /** Offsets of the text between the backticks. */
  start: number
  end: number
  /** The line of the file on which the text starts, counted from 1. */
  line: number
  /** The style sheet as the program sees it. */
  css: string
}

const isStyleSheetName = (name: string) => name === 'css' || name.endsWith('Css')

/** Returns every style sheet in a TypeScript file. Throws when the file does not parse or a style sheet contains `${…}`. */
export function embeddedCss(path: string, code: string): EmbeddedCss[] {
  const { program, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const found: EmbeddedCss[] = []
  const add = ({ id, init }: ESTree.VariableDeclarator) => {
    if (id.type !== 'Identifier' || !isStyleSheetName(id.name) || init?.type !== 'TemplateLiteral') return
    const line = code.slice(0, init.start).split('\n').length
    const css = init.quasis[0]?.value.cooked
    if (init.expressions.length > 0 || css == null)
      throw new Error(`${path}:${line} builds a style sheet from values. Set custom properties with vars() instead.`)
    found.push({ start: init.start + 1, end: init.end - 1, line, css })
  }
  const visitor = new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type === 'VariableDeclaration') declaration.declarations.forEach(add)
    },
  })
  visitor.visit(program)
  return found
}

/** Returns the file with other text in its style sheets, given in the order of `embeddedCss`. */
export function withCss(code: string, sheets: readonly EmbeddedCss[], texts: readonly string[]): string {
  let result = ''
  let at = 0
  for (const [index, { start, end, css }] of sheets.entries()) {
    const text = texts[index] ?? css
    result += code.slice(at, start) + (text === css ? code.slice(start, end) : text.replace(/[\\`]|\$(?=\{)/g, '\\$&'))
    at = end
  }
  return result + code.slice(at)
}
