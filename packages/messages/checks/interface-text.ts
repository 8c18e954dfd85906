import type { Finding } from '@blockfront/tooling/language/findings'
import { type Node, type Visit, walk } from '@blockfront/tooling/sources/syntax-tree'
import { parseSync } from 'vite'

/** Folders whose interface text must be in `messages.ts` files. */
const FOLDERS = /^packages\/(?:ui|builder|dashboard|storefront|engine\/src\/(?:form|render|blocks))\//

/** Tables of messages, complete documents, and tests. */
const EXEMPT = /(?:^|\/)(?:messages|words|policies)(?:\/|\.tsx?$)|\.(?:test|test-d|bench)\.|\/(?:testing|bench|fixtures)\//

/** A block's labels and default texts are in the block's file; only the text that its view renders is checked. */
const BLOCKS = /^packages\/engine\/src\/blocks\//

const ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
])
const PROPERTIES = new Set(['label', 'title', 'description', 'help', 'hint', 'placeholder', 'message', 'heading'])

/** URLs, units, font families and keys are the same in every language. */
const UNTRANSLATED = /^\s*(?:https?:\/\/|\/|px\s*$|Ctrl )|(?:, |^)(?:sans-)?serif$/

/** Nodes between a text and its JSX element that do not change the text. */
const TRANSPARENT = new Set([
  'TemplateLiteral',
  'ConditionalExpression',
  'LogicalExpression',
  'BinaryExpression',
  'ParenthesizedExpression',
])

/** Whether the interface text of a file is checked. */
const hasInterfaceText = (path: string): boolean => FOLDERS.test(path) && /\.tsx?$/.test(path) && !EXEMPT.test(path)

/** Returns the texts in a file that appear in the interface and are not in a `messages.ts`. */
export function misplacedTexts(path: string, code: string): Finding[] {
  if (!hasInterfaceText(path)) return []
  const found: Finding[] = []
  walk(parseSync(path, code).program, (visited) => {
    const text = textOf(visited.node)
    if (!/\p{L}{2}/u.test(text) || UNTRANSLATED.test(text)) return
    if (isDrawn(visited) || (!BLOCKS.test(path) && (isNamedText(visited, text) || isSentence(visited, text))))
      found.push({
        file: path,
        line: code.slice(0, visited.node.start + (text.length - text.trimStart().length)).split('\n').length,
        message: `"${text.trim().replace(/\s+/g, ' ').slice(0, 60)}": move this text to the messages.ts of its area`,
      })
  })
  return found
}

function textOf(node: Node): string {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string }).cooked ?? ''
  return ''
}

/** Text between tags, in a readable attribute, or in an expression in one of those places. */
function isDrawn({ node, parents }: Visit): boolean {
  if (node.type === 'JSXText') return true
  const [outer, around] = parents.filter(({ type }) => !TRANSPARENT.has(type))
  const isCompared = parents[0]?.type === 'BinaryExpression' && parents[0].operator !== '+'
  const isTest = parents[0]?.type === 'ConditionalExpression' && parents[0].test === node
  if (isCompared || isTest) return false
  if (outer?.type === 'JSXAttribute') return isReadAttribute(outer)
  if (outer?.type !== 'JSXExpressionContainer') return false
  return around?.type === 'JSXAttribute' ? isReadAttribute(around) : true
}

const isReadAttribute = ({ name }: Node) => ATTRIBUTES.has(String((name as { name: unknown }).name))

/** `label: 'Duplicate'` */
function isNamedText({ parents }: Visit, text: string): boolean {
  const property = parents.find(({ type }) => !TRANSPARENT.has(type))
  const key = property?.type === 'Property' ? (property.key as { name?: string }).name : undefined
  return key !== undefined && PROPERTIES.has(key) && /^\p{Lu}\p{Ll}/u.test(text)
}

/** Several words that start with a capital letter, except in other attributes, errors for developers and types. */
function isSentence({ parents }: Visit, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)? \p{L}/u.test(text)) return false
  return !parents.some(
    ({ type, callee }) =>
      type === 'TSLiteralType' ||
      type === 'JSXAttribute' ||
      type === 'ThrowStatement' ||
      (type === 'NewExpression' && /Error$/.test(String((callee as { name?: unknown }).name))) ||
      (type === 'CallExpression' && (callee as { object?: { name?: unknown } }).object?.name === 'console'),
  )
}
