import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import type { AppPair } from './apps.ts'

/** The code that a developer writes for an app, and the names that the developer has to know. */
export interface Effort {
  /** Lines that are not empty. */
  lines: number
  /** The names of the libraries that the code contains, without React. */
  concepts: string[]
}

/** The names of the apps in the rows of the comparison. */
export const titles: Readonly<Record<AppPair, string>> = { smallest: 'the smallest app', site: 'a site with four blocks' }

/** The names in the apps that are their own: types of blocks, props and slots. */
export const ownNames: Readonly<Record<AppPair, readonly string[]>> = {
  smallest: ['banner', 'Banner', 'heading'],
  site: [
    ...['hero', 'links', 'review', 'columns', 'Hero', 'Links', 'Review', 'Columns'],
    ...['heading', 'text', 'align', 'items', 'name', 'path', 'quote', 'stars', 'start', 'end'],
  ],
}

/** A node of the syntax tree, as far as the count reads it. */
interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Objects of the browser and the language, whose members are not concepts of a library. */
const GLOBALS = ['document', 'localStorage', 'location', 'JSON', 'createRoot']

/**
 * Counts the lines and concepts of an app in one file. A concept is a name that comes from a library other than React: an import, a style
 * sheet, a key of an object, a prop of a component, or a method. The app's own names and the kinds of fields (`text`) do not count.
 */
export function effortOf(file: string, own: readonly string[]): Effort {
  const code = readFileSync(file, 'utf8')
  const concepts = new Set<string>()
  const visit = (node: Node) => {
    if (node.type === 'JSXOpeningElement' && isElement(node)) return valuesOf(node).forEach(visit)
    for (const name of namesIn(node)) if (!own.includes(name)) concepts.add(name)
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync(file, code).program as unknown as Node)
  return { lines: code.split('\n').filter((line) => line.trim() !== '').length, concepts: [...concepts].sort() }
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** The concepts that one node introduces. */
function namesIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration') {
    const source = String((node.source as { value: unknown }).value)
    if (/^react(?:-dom)?(?:\/|$)/.test(source)) return []
    const specifiers = node.specifiers as Node[]
    return specifiers.length === 0 ? [source] : specifiers.map(({ local }) => nameOf(local))
  }
  if (node.type === 'Property' && isNode(node.key)) return isBinding(node) ? [] : [nameOf(node.key)]
  if (node.type === 'JSXAttribute') return [nameOf(node.name)]
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee
    const isKind = nameOf(object) === 'field'
    return GLOBALS.includes(rootOf(object)) || isKind || isBuiltIn(nameOf(property)) ? [] : [nameOf(property)]
  }
  return []
}

/** Whether a method belongs to the language, such as `map`. */
const isBuiltIn = (name: string) => name in Array.prototype || name in String.prototype

/** Whether a tag is an HTML element. Its attributes and styles are the web's. */
const isElement = ({ name }: Node) => /^[a-z]/.test(nameOf(name))

/** The values of an element's attributes, without its styles. */
const valuesOf = ({ attributes }: Node): Node[] =>
  (attributes as Node[]).flatMap(({ name, value }) => (isNode(value) && nameOf(name) !== 'style' ? value : []))

/** Whether a property is a parameter of a view, such as `{ heading }`, which is a name of the app. */
const isBinding = ({ shorthand }: Node) => shorthand === true

/** The name that a chain of members and calls starts with. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return node.type === 'CallExpression' ? rootOf(node.callee) : nameOf(node)
}
