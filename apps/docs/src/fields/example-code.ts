import { type Node, walk } from '@blockfront/tooling/sources/syntax-tree'
import { parseSync } from 'vite'

/**
 * Returns the fields of each example in `field-examples.ts` as code: what a block author writes into `z.object({ … })`.
 * @param code the text of that file.
 */
export function exampleCode(code: string): Map<string, string> {
  const found = new Map<string, string>()
  walk(parseSync('field-examples.ts', code).program, ({ node, parents }) => {
    // z.object( { fields } ), which a function returns, which is a property of the examples.
    const [call, arrow, property, , , declarator] = parents as readonly (Node | undefined)[]
    if (node.type !== 'ObjectExpression' || call?.type !== 'CallExpression' || arrow?.type !== 'ArrowFunctionExpression') return
    if (property?.type !== 'Property' || declarator?.type !== 'VariableDeclarator') return
    found.set((property.key as { name: string }).name, withoutIndent(code.slice(node.start + 1, node.end - 1)))
  })
  return found
}

/** Removes empty lines at both ends, and the indent that all lines have. */
function withoutIndent(code: string): string {
  const lines = code.split('\n').filter((line) => line.trim() !== '')
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length))
  return lines.map((line) => line.slice(indent)).join('\n')
}
